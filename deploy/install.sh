#!/usr/bin/env bash
# Installs and starts the site from a clone on a bare Debian machine, as root. Run it again after `git pull` to upgrade.
#   deploy/install.sh                      http://localhost:3000 (set PORT to change the port)
#   deploy/install.sh ideas.example.org    HTTPS with a certificate from Caddy; can also be run later to add a domain
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. tools/machine.sh
domain=${1:-}
settings=/etc/upnext/1.env
if [ "$(id -u)" != 0 ]; then echo "Run this script as root." >&2; exit 1; fi

has_systemd() { [ -d /run/systemd/system ]; }
start_service() { if has_systemd; then systemctl enable --now --quiet "$1"; else service "$1" start >/dev/null; fi; }
as_upnext() { runuser -u upnext -- "$@"; }
# setting <file> <name> [default]: prints a setting. Node reads the file, because a shell could misread or execute values
# that systemd accepts.
setting() { env -i "$node" --env-file="$1" -p "process.env.$2 || '${3:-}'"; }
as_postgres() { (cd / && runuser -u postgres -- psql -XAtqv ON_ERROR_STOP=1 "$@"); }

# take_domain <file>: sets BASE_URL in an existing settings file and keeps all other lines.
take_domain() {
  local before
  before=$(setting "$1" BASE_URL)
  if [ "${before%/}" = "https://$domain" ]; then return; fi
  if grep -q '^BASE_URL=' "$1"; then
    sed -i --follow-symlinks "s|^BASE_URL=.*|BASE_URL=https://$domain|" "$1"
  else
    sed -i --follow-symlinks "\$aBASE_URL=https://$domain" "$1"
  fi
  echo "Changed BASE_URL in $1 from ${before:-(not set)} to https://$domain."
}

# exchange <aside> <folder>: swaps a folder by renaming, so that it is missing only for a moment.
exchange() {
  if [ -d "$2" ]; then mv "$2" "$1/$2.before"; fi
  if [ -d "$1/$2" ]; then mv "$1/$2" "$2"; fi
}

# build_aside: installs packages and builds pages in a separate folder while the site keeps running, then swaps them in.
build_aside() {
  local aside=.cache/next folder manifest built
  rm -rf "$aside"
  mkdir -p "$aside"
  tar -c --exclude=node_modules --exclude=web/build package.json package-lock.json .npmrc */package.json contract web |
    tar -x -C "$aside"
  touch "$aside/begun"
  (cd "$aside" && npm ci --no-audit --no-fund --loglevel=error && npm run build --silent >/dev/null)
  mv "$aside/begun" "$aside/web/build/"
  # Keep the previous build's assets for pages that are still open and for the process until it restarts. Older assets
  # are dropped.
  if [ -f web/build/begun ]; then built=(-newer web/build/begun); else built=(); fi
  for folder in web/build/client/assets web/build/server/assets; do
    if [ -d "$folder" ]; then find "$folder" -type f "${built[@]}" -exec cp -pu -t "$aside/$folder" {} +; fi
  done
  for manifest in package.json */package.json; do exchange "$aside" "${manifest%package.json}node_modules"; done
  exchange "$aside" web/build
  rm -rf "$aside"
}

# instances: prints the names of all running or enabled instances.
instances() {
  {
    systemctl list-units --plain --no-legend 'upnext@*.service' | cut -d ' ' -f 1
    (cd /etc/systemd/system && find . -path './*.wants/upnext@*.service' -printf '%f\n')
  } | sed -e 's/^upnext@//' -e 's/\.service$//' | sort -uV
}

# wait_until_ready <file>: polls /readyz of the process with these settings or, for a worker, /metrics if it has a
# metrics port.
wait_until_ready() {
  env -i "$node" --env-file="$1" --input-type=module -e '
    const { HOST, PORT, ROLE, METRICS_HOST, METRICS_PORT } = process.env;
    const [host, port, path] = ROLE === "worker" ? [METRICS_HOST, METRICS_PORT, "metrics"] : [HOST, PORT || 3000, "readyz"];
    if (!port) process.exit();
    const url = `http://${!host || host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host}:${port}/${path}`;
    for (let turn = 0; turn < 300; turn++) {
      const answer = await fetch(url).catch(() => undefined);
      if (answer?.ok) process.exit();
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    process.exit(1);'
}

echo '=== system packages'
bring_packages postgresql=initdb redis-server=redis-server ${domain:+caddy=caddy}
bring_node 24.0 "$PWD/.cache/node"
node=$(readlink -f "$(command -v node)")

echo '=== user, database and settings'
id upnext >/dev/null 2>&1 || useradd --system --no-create-home --shell /usr/sbin/nologin upnext
if ! as_upnext test -r "$PWD/package.json"; then
  echo "The user upnext can't read $PWD. Clone to /opt/upnext instead." >&2
  exit 1
fi
start_service postgresql
if command -v redis-server >/dev/null; then start_service redis-server; else start_service valkey-server; fi
for _ in $(seq 60); do as_postgres -c 'SELECT' 2>/dev/null && break; sleep 0.5; done
if [ ! -f "$settings" ]; then
  secret=$(od -An -N24 -tx1 /dev/urandom | tr -d ' \n')
  if ! as_postgres -c "SELECT 1 FROM pg_roles WHERE rolname = 'upnext'" | grep -q .; then as_postgres -c 'CREATE ROLE upnext LOGIN'; fi
  as_postgres -c "ALTER ROLE upnext PASSWORD '$secret'"
  install -d -m 755 /etc/upnext
  install -m 640 -g upnext /dev/null "$settings"
  cat >"$settings" <<END
# All settings: .env.example. Apply changes with: systemctl restart upnext@1
# Not parsed by a shell: spaces, <, " and \$ need no quotes. Put values that contain # or \\ or start with a quote in '...'.
PORT=${PORT:-3000}
BASE_URL=${domain:+https://}${domain:-http://localhost:${PORT:-3000}}
DATABASE_URL=postgres://upnext:$secret@127.0.0.1:$(as_postgres -c 'SHOW port')/upnext
TRUSTED_PROXIES=127.0.0.1
METRICS_PORT=${METRICS_PORT:-9464}
REDIS_URL=redis://127.0.0.1:6379
PICTURES_FOLDER=/var/lib/upnext/pictures
END
fi
install -d -o upnext -g upnext /var/lib/upnext /var/lib/upnext/pictures
# The encoding is UTF-8 regardless of the machine's locale, because names and ideas can be in any language.
as_postgres -c "SELECT 1 FROM pg_database WHERE datname = 'upnext'" | grep -q . ||
  as_postgres -c "CREATE DATABASE upnext OWNER upnext ENCODING 'UTF8' LOCALE 'C.UTF-8' TEMPLATE template0"

echo '=== npm packages and page build'
build_aside

echo '=== migrate and start'
database_url=$(setting "$settings" DATABASE_URL)
DATABASE_URL=$database_url as_upnext "$node" server/src/migrate.ts
if [ -n "$domain" ]; then for file in /etc/upnext/*.env; do take_domain "$file"; done; fi
if has_systemd; then
  sed -e "s|@FOLDER@|$PWD|" -e "s|@NODE@|$node|" deploy/systemd/upnext@.service >/etc/systemd/system/upnext@.service
  systemctl daemon-reload
  systemctl enable --quiet upnext@1
  # Rolling restart: the other instances keep serving requests.
  for instance in $(instances); do
    systemctl restart "upnext@$instance"
    wait_until_ready "/etc/upnext/$instance.env" ||
      { echo "upnext@$instance is not ready. See journalctl -u upnext@$instance." >&2; exit 1; }
  done
else
  echo 'systemd is not running: starting without a service manager.'
  if [ -f /run/upnext.pid ] && kill "$(cat /run/upnext.pid)" 2>/dev/null; then
    for _ in $(seq 100); do kill -0 "$(cat /run/upnext.pid)" 2>/dev/null || break; sleep 0.2; done
  fi
  as_service=(env -i "PATH=$PATH" NODE_ENV=production "$node" --env-file="$settings")
  setsid runuser -u upnext -- "${as_service[@]}" server/src/main.ts >/var/log/upnext.log 2>&1 </dev/null &
  echo $! >/run/upnext.pid
  wait_until_ready "$settings" || { echo 'The server is not ready. See /var/log/upnext.log.' >&2; exit 1; }
fi
if [ -n "$domain" ] && ! grep -qF "$domain {" /etc/caddy/Caddyfile; then
  port=$(setting "$settings" PORT 3000)
  cat >>/etc/caddy/Caddyfile <<END
$domain {
  @uploads path /api/user/picture /api/boards/banner /api/ideas/*/picture
  @others not path /api/user/picture /api/boards/banner /api/ideas/*/picture
  request_body @uploads {
    max_size 8MiB
  }
  request_body @others {
    max_size 32KiB
  }
  reverse_proxy 127.0.0.1:$port {
    flush_interval -1
  }
}
END
  if has_systemd; then systemctl reload-or-restart caddy; else echo "Start Caddy yourself: caddy run --config /etc/caddy/Caddyfile"; fi
fi
echo
echo "Upnext is running at $(setting "$settings" BASE_URL http://localhost:3000) after $SECONDS s. Settings: $settings"
