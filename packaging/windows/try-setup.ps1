# Installs the Setup.exe of a folder twice, opens the window and a saved game, and removes it.
param([Parameter(Mandatory)] [string] $Folder, [Parameter(Mandatory)] [string] $Pictures)
. "$PSScriptRoot\trying.ps1"
New-Item -ItemType Directory -Force $Pictures | Out-Null
$pictures = (Resolve-Path $Pictures).Path
$setup = (Get-ChildItem "$Folder\Festival-Desktop-*-Setup.exe").FullName
$installed = "$env:LOCALAPPDATA\Programs\Festival Desktop"

foreach ($turn in 1..2) {
  Start-Process -Wait $setup /S
  & "$installed\festival-desktop.exe" selftest
  Assert-True ($LASTEXITCODE -eq 0) 'The check of the installation has failed.'
}
Add-Save
Start-Process "$installed\Festival Desktop.exe"
Test-Window "$pictures\setup-window.png"
Start-Process $sample # as a double click does
Test-Window "$pictures\setup-file.png"
Start-Process -Wait "$installed\uninstall.exe" "/S _?=$installed"
Assert-True (-not (Test-Path "$installed\runtime")) 'Something of the program has stayed.'
Assert-True (Test-Path "$saves\kept.festival") 'Removing the program has removed a saved game.'
