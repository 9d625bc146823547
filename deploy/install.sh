#!/usr/bin/env bash
# From a clone to the running site on a bare Debian machine, as root; once more after `git pull`: to its version.
#   deploy/install.sh                      http://localhost:3000 (PORT is respected)
#   deploy/install.sh ideas.example.org    https, with a certificate by Caddy; at the first run or a later one
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. tools/machine.sh
domain=${1:-}
settings=/etc/upnext/1.env
if [ "$(id -u)" != 0 ]; then echo "Please run it as root." >&2; exit 1; fi

has_systemd() { [ -d /run/systemd/system ]; }
start_service() { if has_systemd; then systemctl enable --now --quiet "$1"; else service "$1" start >/dev/null; fi; }
as_upnext() { runuser -u upnext -- "$@"; }
# setting <file> <name> [default]: what is right for systemd may be an error, or a command, for a shell; Node reads it alike.
setting() { env -i "$node" --env-file="$1" -p "process.env.$2 || '${3:-}'"; }
as_postgres() { (cd / && runuser -u postgres -- psql -XAtqv ON_ERROR_STOP=1 "$@"); }

# take_domain <file>: the address in settings that are there already; nothing else in them changes.
take_domain() {
  local before
  before=$(setting "$1" BASE_URL)
  if [ "${before%/}" = "https://$domain" ]; then return; fi
  if grep -q '^BASE_URL=' "$1"; then
    sed -i --follow-symlinks "s|^BASE_URL=.*|BASE_URL=https://$domain|" "$1"
  else
    sed -i --follow-symlinks "\$aBASE_URL=https://$domain" "$1"
  fi
  echo "BASE_URL in $1 is https://$domain now; it was ${before:-not set}."
}

# exchange <aside> <folder>: by its name alone, so that it is away for no longer than that takes.
exchange() {
  if [ -d "$2" ]; then mv "$2" "$1/$2.before"; fi
  if [ -d "$1/$2" ]; then mv "$1/$2" "$2"; fi
}

# build_aside: packages and pages, while what runs goes on with those it has. They take their place when they are whole.
build_aside() {
  local aside=.cache/next folder manifest built
  rm -rf "$aside"
  mkdir -p "$aside"
  tar -c --exclude=node_modules --exclude=web/build package.json package-lock.json .npmrc */package.json contract web |
    tar -x -C "$aside"
  touch "$aside/begun"
  (cd "$aside" && npm ci --no-audit --no-fund --loglevel=error && npm run build --silent >/dev/null)
  mv "$aside/begun" "$aside/web/build/"
  # Pages that are open, and the process until it is restarted, ask for files of the build before; nobody for older ones.
  if [ -f web/build/begun ]; then built=(-newer web/build/begun); else built=(); fi
  for folder in web/build/client/assets web/build/server/assets; do
    if [ -d "$folder" ]; then find "$folder" -type f "${built[@]}" -exec cp -pu -t "$aside/$folder" {} +; fi
  done
  for manifest in package.json */package.json; do exchange "$aside" "${manifest%package.json}node_modules"; done
  exchange "$aside" web/build
  rm -rf "$aside"
}

# instances: those that run, and those that would after a restart of the machine.
instances() {
  {
    systemctl list-units --plain --no-legend 'upnext@*.service' | cut -d ' ' -f 1
    (cd /etc/systemd/system && find . -path './*.wants/upnext@*.service' -printf '%f\n')
  } | sed -e 's/^upnext@//' -e 's/\.service$//' | sort -uV
}

# wait_until_ready <file>: asks the process of these settings; of a worker it asks for metrics, if it tells any.
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

echo '=== packages of the machine'
bring_packages postgresql=initdb redis-server=redis-server ${domain:+caddy=caddy}
bring_node 24.0 "$PWD/.cache/node"
node=$(readlink -f "$(command -v node)")

echo '=== user, database, settings'
id upnext >/dev/null 2>&1 || useradd --system --no-create-home --shell /usr/sbin/nologin upnext
if ! as_upnext test -r "$PWD/package.json"; then
  echo "The user upnext can't read $PWD: clone to /opt/upnext instead." >&2
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
# .env.example tells what there is. After a change: systemctl restart upnext@1
# No shell reads this: spaces, <, " and \$ need nothing. A value with a # or \\ in it, or a quote in front, belongs in '...'.
PORT=${PORT:-3000}
BASE_URL=${domain:+https://}${domain:-http://localhost:${PORT:-3000}}
DATABASE_URL=postgres://upnext:$secret@127.0.0.1:$(as_postgres -c 'SHOW port')/upnext
TRUSTED_PROXIES=127.0.0.1
METRICS_PORT=${METRICS_PORT:-9464}
REDIS_URL=redis://127.0.0.1:6379
END
fi
# Whatever the machine's language is: the site's names and ideas are in every one.
as_postgres -c "SELECT 1 FROM pg_database WHERE datname = 'upnext'" | grep -q . ||
  as_postgres -c "CREATE DATABASE upnext OWNER upnext ENCODING 'UTF8' LOCALE 'C.UTF-8' TEMPLATE template0"

echo '=== packages, pages'
build_aside

echo '=== migrate, start'
database_url=$(setting "$settings" DATABASE_URL)
DATABASE_URL=$database_url as_upnext "$node" server/src/migrate.ts
if [ -n "$domain" ]; then for file in /etc/upnext/*.env; do take_domain "$file"; done; fi
if has_systemd; then
  sed -e "s|@FOLDER@|$PWD|" -e "s|@NODE@|$node|" deploy/systemd/upnext@.service >/etc/systemd/system/upnext@.service
  systemctl daemon-reload
  systemctl enable --quiet upnext@1
  # One after the other: while one is away, the others answer.
  for instance in $(instances); do
    systemctl restart "upnext@$instance"
    wait_until_ready "/etc/upnext/$instance.env" ||
      { echo "upnext@$instance does not answer; journalctl -u upnext@$instance says why." >&2; exit 1; }
  done
else
  echo 'No systemd here: started without a service manager.'
  if [ -f /run/upnext.pid ] && kill "$(cat /run/upnext.pid)" 2>/dev/null; then
    for _ in $(seq 100); do kill -0 "$(cat /run/upnext.pid)" 2>/dev/null || break; sleep 0.2; done
  fi
  as_service=(env -i "PATH=$PATH" NODE_ENV=production "$node" --env-file="$settings")
  setsid runuser -u upnext -- "${as_service[@]}" server/src/main.ts >/var/log/upnext.log 2>&1 </dev/null &
  echo $! >/run/upnext.pid
  wait_until_ready "$settings" || { echo 'It does not answer; /var/log/upnext.log says why.' >&2; exit 1; }
fi
if [ -n "$domain" ] && ! grep -qF "$domain {" /etc/caddy/Caddyfile; then
  port=$(setting "$settings" PORT 3000)
  printf '%s {\n  reverse_proxy 127.0.0.1:%s {\n    flush_interval -1\n  }\n}\n' "$domain" "$port" >>/etc/caddy/Caddyfile
  if has_systemd; then systemctl reload-or-restart caddy; else echo "Start Caddy yourself: caddy run --config /etc/caddy/Caddyfile"; fi
fi
echo
echo "Upnext answers at $(setting "$settings" BASE_URL http://localhost:3000), $SECONDS s after the first line. Its settings: $settings"
