#!/bin/bash
# Tries the disk image of a folder as if it had been downloaded: `try.sh FOLDER PICTURES`. The app is
# copied into Applications, checked, opened alone and with a saved game, and removed.
set -euo pipefail
image=$(echo "$1"/*.dmg)
pictures=$2
app="/Applications/Festival Desktop.app"
saves="$HOME/Library/Application Support/festival-desktop/saves"
mkdir -p "$pictures"

# The mark that a browser puts on a download.
xattr -w com.apple.quarantine "0081;00000000;Safari;" "$image"
hdiutil attach -nobrowse -mountpoint /tmp/festival "$image"
cp -R "/tmp/festival/Festival Desktop.app" /Applications/
hdiutil detach /tmp/festival
codesign --verify --strict --verbose=2 "$app"
codesign --display --verbose=2 "$app"

# What macOS says to a person. Without a certificate it refuses, and the person has to allow the app.
xattr -w -r com.apple.quarantine "0081;00000000;Safari;" "$app"
if spctl --assess --type execute --verbose=4 "$app" &&
  spctl --assess --type open --context context:primary-signature --verbose=4 "$image"; then
  echo "macOS lets the app start."
elif [ "${SIGNS:-false}" = true ]; then
  echo "The app is signed, and macOS refuses it." >&2
  exit 1
else
  echo "::notice::macOS asks before it starts the app, because it is not signed for other Macs."
fi
xattr -d -r com.apple.quarantine "$app" # as "Open Anyway" does

"$app/Contents/MacOS/festival-desktop" selftest
# Registers the file type, as Finder does for what is dragged into Applications.
/System/Library/Frameworks/CoreServices.framework/Frameworks/LaunchServices.framework/Support/lsregister \
  -f "$app"
mkdir -p "$saves"
samples=(tests/saves/golden/*.festival)
cp "${samples[0]}" "$saves/kept.festival"

# opens NAME [FILE]: the window alone, or with a saved game as a double click opens it.
opens() {
  if [ $# = 2 ]; then open "$2"; else open "$app"; fi
  for _ in $(seq 60); do
    if pgrep -x festival-desktop > /dev/null; then break; fi
    sleep 1
  done
  sleep 10
  pgrep -x festival-desktop > /dev/null || { echo "The program has ended by itself." >&2; exit 1; }
  screencapture -x "$pictures/$1.png"
  osascript -e 'tell application "Festival Desktop" to quit'
  for _ in $(seq 30); do
    if ! pgrep -x festival-desktop > /dev/null; then return; fi
    sleep 1
  done
  echo "The program does not end." >&2
  exit 1
}
opens window
opens file "${samples[0]}"

rm -rf "$app"
test -f "$saves/kept.festival"
