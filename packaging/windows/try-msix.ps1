# Installs the MSIX of a folder, opens the window and a saved game, and removes it. Where it carries
# no signature, a copy is signed with a certificate that is made for this and thrown away.
param([Parameter(Mandatory)] [string] $Folder, [Parameter(Mandatory)] [string] $Pictures)
. "$PSScriptRoot\trying.ps1"
New-Item -ItemType Directory -Force $Pictures | Out-Null
$pictures = (Resolve-Path $Pictures).Path
$package = (Get-ChildItem "$Folder\Festival-Desktop-*.msix").FullName
$certificate = $null

if ((Get-AuthenticodeSignature $package).Status -eq 'NotSigned') {
  $copy = "$env:RUNNER_TEMP\trial.msix"
  Copy-Item $package $copy
  Add-Type -AssemblyName System.IO.Compression.FileSystem
  $archive = [System.IO.Compression.ZipFile]::OpenRead($copy)
  $reader = New-Object System.IO.StreamReader $archive.GetEntry('AppxManifest.xml').Open()
  [xml] $manifest = $reader.ReadToEnd()
  $archive.Dispose()
  $certificate = New-SelfSignedCertificate -Type Custom -Subject $manifest.Package.Identity.Publisher `
    -KeyUsage DigitalSignature -CertStoreLocation Cert:\CurrentUser\My `
    -TextExtension '2.5.29.37={text}1.3.6.1.5.5.7.3.3', '2.5.29.19={text}'
  Export-Certificate $certificate "$env:RUNNER_TEMP\trial.cer" | Out-Null
  Import-Certificate "$env:RUNNER_TEMP\trial.cer" -CertStoreLocation Cert:\LocalMachine\TrustedPeople | Out-Null
  $kits = Get-ChildItem 'C:\Program Files (x86)\Windows Kits\10\bin\10.*\x64\signtool.exe'
  $signtool = ($kits | Sort-Object FullName | Select-Object -Last 1).FullName
  & $signtool sign /fd SHA256 /sha1 $certificate.Thumbprint $copy
  Assert-True ($LASTEXITCODE -eq 0) 'The copy for this trial could not be signed.'
  $package = $copy
}

Add-AppxPackage $package
$app = Get-AppxPackage FestivalDesktop
Assert-True $app 'The package is not installed.'
& "$env:LOCALAPPDATA\Microsoft\WindowsApps\festival-desktop.exe" selftest
Assert-True ($LASTEXITCODE -eq 0) 'The check of the installation has failed.'
Add-Save
Start-Process "shell:AppsFolder\$($app.PackageFamilyName)!FestivalDesktop"
Test-Window "$pictures\msix-window.png"
Start-Process $sample
Test-Window "$pictures\msix-file.png"
Remove-AppxPackage $app.PackageFullName
Assert-True (-not (Get-AppxPackage FestivalDesktop)) 'The package is still installed.'
Assert-True (Test-Path "$saves\kept.festival") 'Removing the program has removed a saved game.'
if ($certificate) {
  Remove-Item "Cert:\CurrentUser\My\$($certificate.Thumbprint)"
  Remove-Item "Cert:\LocalMachine\TrustedPeople\$($certificate.Thumbprint)"
}
