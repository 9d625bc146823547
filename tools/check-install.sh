#!/usr/bin/env bash
# Tests deploy/install.sh in a fresh Debian chroot (as root): installs from a clone and requests the front page, then
# runs the script again as an upgrade with a domain and with settings that a shell would misread, and runs the
# documented admin command. All started processes are stopped at the end.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. tools/machine.sh
bring_packages debootstrap=debootstrap

machine=$(mktemp -d "${TMPDIR:-/tmp}/upnext-machine.XXXXXX")
inside() { env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C PORT="$port" METRICS_PORT="$metrics_port" chroot "$machine" "$@"; }
finish() {
  local code=$? pid
  trap - EXIT
  # Kill the processes that still run in the chroot.
  for pid in /proc/[0-9]*; do
    if [ "$(readlink "$pid/root" 2>/dev/null)" = "$machine" ]; then kill "${pid#/proc/}" 2>/dev/null || true; fi
  done
  sleep 2
  umount "$machine/proc" 2>/dev/null || true
  rm -rf --one-file-system "$machine"
  exit "$code"
}
trap finish EXIT
trap 'exit 130' INT TERM

read -r port metrics_port < <(node -e '
  const servers = [0, 0].map((port) => require("node:net").createServer().listen(port, "127.0.0.1"));
  setTimeout(() => { console.log(servers.map((server) => server.address().port).join(" ")); process.exit(); }, 100);')

. /etc/os-release
mirror=$(grep -hoE 'https?://[^ ]+/debian/?( |$)' /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null | head -1 || true)
chmod 755 "$machine"
echo "=== bare Debian $VERSION_CODENAME"
debootstrap --variant=minbase --include=ca-certificates "$VERSION_CODENAME" "$machine" ${mirror:-} >"$machine/log" 2>&1 || { tail -5 "$machine/log"; exit 1; }
rm -f "$machine/log"
if ls /etc/apt/sources.list.d/*.sources >/dev/null 2>&1; then rm -f "$machine/etc/apt/sources.list"; fi
# Use this machine's package sources and certificates.
for file in /etc/resolv.conf /etc/hosts /etc/apt/apt.conf.d /etc/apt/sources.list.d /etc/ssl/certs/ca-certificates.crt; do
  # Remove the target first: copying through a symlink would write to this machine.
  if [ -e "$file" ]; then rm -rf "${machine:?}$file" && cp -rL "$file" "$machine$file"; fi
done
# A registry mirror may use a certificate that only this machine trusts.
printf 'registry=%s\ncafile=/etc/ssl/certs/ca-certificates.crt\n' "$(npm config get registry 2>/dev/null)" >"$machine/root/.npmrc"
mount -t proc proc "$machine/proc"
mkdir -p -m 1777 "$machine/dev/shm"

echo '=== clone and install'
begun=$SECONDS
git -c safe.directory='*' clone -q "$PWD" "$machine/opt/upnext"
inside /opt/upnext/deploy/install.sh
node -e 'fetch(process.argv[1]).then(async (page) => {
  const text = await page.text();
  if (page.status !== 200 || !text.includes("<title>")) throw new Error(`${page.status}`);
  console.log(`front page: ${page.status}, ${text.length} characters`);
})' "http://127.0.0.1:$port/"
echo "installation on a bare machine, from clone to front page: $((SECONDS - begun)) s"

echo '=== upgrade with a domain and with settings that a shell would misread'
settings="$machine/etc/upnext/1.env"
cat >>"$settings" <<'END'
MAIL_FROM=Upnext <no-reply@example.com>
OIDC_PROVIDERS=[{"name": "acme", "label": "Acme & $HOME's", "issuer": "https://id.acme.example", "clientId": "upnext"}]
END
expected=$(stat -c %A:%U:%G "$settings"; sed 's|^BASE_URL=.*|BASE_URL=https://ideas.example.org|' "$settings")
touch "$machine/opt/upnext/web/build/client/assets/of-an-open-page.js"
inside /opt/upnext/deploy/install.sh ideas.example.org
found=$(stat -c %A:%U:%G "$settings"; cat "$settings")
if [ "$found" != "$expected" ]; then diff <(echo "$expected") <(echo "$found"); exit 1; fi
node -e 'fetch(process.argv[1]).then(({ status }) => {
  if (status !== 200) throw new Error(`asset of the previous build: ${status}`);
})' "http://127.0.0.1:$port/assets/of-an-open-page.js"
node -e 'fetch(process.argv[1]).then(async (answer) => {
  const text = await answer.text();
  if (JSON.parse(text)[0]?.label !== process.argv[2]) throw new Error(text);
  console.log(`providers: ${text}`);
})' "http://127.0.0.1:$port/api/sign-in-providers" "Acme & \$HOME's"
# The chroot runs as root and has no sudo.
admin=$(grep -m1 '^sudo .*/etc/upnext/1.env' "$machine/opt/upnext/docs/operations.md")
inside bash -c "cd /opt/upnext; sudo() { \"\$@\"; }; ${admin/find ana/reports list}"
