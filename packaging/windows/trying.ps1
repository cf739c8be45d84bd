# What trying the Setup.exe and trying the MSIX have in common. Loaded by both (`. trying.ps1`).
$ErrorActionPreference = 'Stop'
$saves = "$env:LOCALAPPDATA\festival-desktop\saves"
$golden = "$PSScriptRoot\..\..\tests\saves\golden"
$sample = (Get-ChildItem "$golden\*.festival" | Sort-Object Name | Select-Object -Last 1).FullName

function Assert-True($condition, [string] $sentence) {
  if (-not $condition) { throw $sentence }
}

# A program without a saved game of ours among its own would have nothing to leave behind.
function Add-Save {
  New-Item -ItemType Directory -Force $saves | Out-Null
  Copy-Item $sample "$saves\kept.festival"
}

function Wait-Window {
  foreach ($try in 1..120) {
    $window = Get-Process | Where-Object { $_.MainWindowTitle -like '*Festival Desktop*' } |
      Select-Object -First 1
    if ($window) { return $window }
    Start-Sleep -Milliseconds 500
  }
  throw 'No window of Festival Desktop has opened within a minute.'
}

function Save-Picture([string] $path) {
  Add-Type -AssemblyName System.Windows.Forms, System.Drawing
  $screen = [System.Windows.Forms.Screen]::PrimaryScreen.Bounds
  $picture = New-Object System.Drawing.Bitmap $screen.Width, $screen.Height
  [System.Drawing.Graphics]::FromImage($picture).CopyFromScreen(0, 0, 0, 0, $picture.Size)
  $picture.Save($path)
}

# Waits for the window, keeps a picture of it, and closes it as a person would.
function Test-Window([string] $path) {
  $window = Wait-Window
  Start-Sleep 5
  Save-Picture $path
  Assert-True (-not $window.HasExited) 'The program has ended by itself.'
  $window.CloseMainWindow() | Out-Null
  Assert-True ($window.WaitForExit(30000)) 'The window does not close.'
}
