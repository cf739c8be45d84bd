# Packs the folder `msix` below the given one: Festival-Desktop-VERSION.msix beside it.
param([Parameter(Mandatory)] [string] $Folder)
$ErrorActionPreference = 'Stop'
$kits = Get-ChildItem 'C:\Program Files (x86)\Windows Kits\10\bin\10.*\x64\makeappx.exe'
$makeappx = ($kits | Sort-Object FullName | Select-Object -Last 1).FullName
[xml] $manifest = Get-Content "$Folder\msix\AppxManifest.xml"
$version = $manifest.Package.Identity.Version -replace '\.\d+$', ''
& $makeappx pack /o /d "$Folder\msix" /p "$Folder\Festival-Desktop-$version.msix"
if ($LASTEXITCODE -ne 0) { exit 1 }
Remove-Item -Recurse "$Folder\msix"
