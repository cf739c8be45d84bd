#!/bin/sh
# Gets a Debian 12 in a container ready to build packages: `machine.sh linux` or `machine.sh windows`.
# Its packages are those of the day the image was made, so that a release can be built again.
set -eu

if [ "${GITHUB_ACTIONS:-}" != true ]; then
  echo "machine.sh: changes where this machine installs from, so it runs in a workflow only" >&2
  exit 2
fi

# An image names, in comments of its sources, the snapshot of the archive it was made from.
sources=/etc/apt/sources.list.d/debian.sources
if ! grep -q '^# http.*snapshot' "$sources"; then
  echo "machine.sh: $sources names no snapshot to install from" >&2
  exit 2
fi
sed -i -e '/^URIs:/d' -e 's|^# *\(http.*snapshot.*\)|URIs: \1|' "$sources"
echo 'Acquire::Check-Valid-Until "false";' > /etc/apt/apt.conf.d/80snapshot
echo 'Acquire::Retries "5";' > /etc/apt/apt.conf.d/80retries

case "$1" in
  linux)
    set -- binutils dpkg-dev gcc libc6-dev patchelf squashfs-tools libsquashfuse-dev libzstd-dev \
      zlib1g-dev liblzma-dev liblz4-dev lintian xvfb xauth libdbus-1-3 libegl1 libfontconfig1 \
      libgl1 libglib2.0-0 libgssapi-krb5-2 libopengl0 libx11-xcb1 libxcb-cursor0 libxcb-icccm4 \
      libxcb-image0 libxcb-keysyms1 libxcb-render-util0 libxcb-shape0 libxkbcommon-x11-0 \
      libwayland-client0 libwayland-cursor0 fonts-dejavu-core ;;
  windows) set -- nsis gcc-mingw-w64-x86-64 ;;
  *) echo "machine.sh: linux or windows, please" >&2; exit 2 ;;
esac
apt-get update
DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends git ca-certificates "$@"
# The clone belongs to the user of the host.
git config --global --add safe.directory "${GITHUB_WORKSPACE:-$PWD}"
