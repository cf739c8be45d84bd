#!/bin/bash
# On a hosted Mac: puts the certificate into a keychain of its own and the account for notarisation
# beside it, and tells packaging/macos/app.py their names. Reads everything from the environment.
set -euo pipefail
keychain=$RUNNER_TEMP/festival.keychain-db
own=$(openssl rand -hex 24)
profile=festival-notary

base64 --decode <<< "$CERTIFICATE" > "$RUNNER_TEMP/certificate.p12"
security create-keychain -p "$own" "$keychain"
security set-keychain-settings -lut 7200 "$keychain"
security unlock-keychain -p "$own" "$keychain"
security import "$RUNNER_TEMP/certificate.p12" -k "$keychain" -P "$PASSWORD" -T /usr/bin/codesign
rm "$RUNNER_TEMP/certificate.p12"
security set-key-partition-list -S apple-tool:,apple: -k "$own" "$keychain" > /dev/null
security list-keychains -d user -s "$keychain" login.keychain-db
xcrun notarytool store-credentials "$profile" --keychain "$keychain" \
  --apple-id "$ACCOUNT" --password "$ACCOUNT_PASSWORD" --team-id "$TEAM"
{
  echo "FESTIVAL_MAC_CERTIFICATE=$NAME"
  echo "FESTIVAL_MAC_PROFILE=$profile"
} >> "$GITHUB_ENV"
