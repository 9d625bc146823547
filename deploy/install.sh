#!/usr/bin/env bash
# From a clone to the running site on a bare Debian machine, as root; once more after `git pull`: to its version.
#   deploy/install.sh                      http://localhost:3000 (PORT is respected)
#   deploy/install.sh ideas.example.org    https, with a certificate by Caddy
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. tools/machine.sh
domain=${1:-}
settings=/etc/upnext/1.env
if [ "$(id -u)" != 0 ]; then echo "Please run it as root." >&2; exit 1; fi

has_systemd() { [ -d /run/systemd/system ]; }
start_service() { if has_systemd; then systemctl enable --now --quiet "$1"; else service "$1" start >/dev/null; fi; }
as_upnext() { runuser -u upnext -- "$@"; }
# setting <name> [default]: what is right for systemd may be an error, or a command, for a shell; Node reads it alike.
setting() { env -i "$node" --env-file="$settings" -p "process.env.$1 || '${2:-}'"; }
as_postgres() { (cd / && runuser -u postgres -- psql -XAtqv ON_ERROR_STOP=1 "$@"); }

echo '=== packages'
bring_packages postgresql=initdb redis-server=redis-server ${domain:+caddy=caddy}
bring_node 24.0 "$PWD/.cache/node"
node=$(readlink -f "$(command -v node)")
npm ci --no-audit --no-fund --loglevel=error

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
port=$(setting PORT 3000)
database_url=$(setting DATABASE_URL)

echo '=== build, migrate, start'
npm run build --silent >/dev/null
DATABASE_URL=$database_url as_upnext "$node" server/src/migrate.ts
sed -e "s|@FOLDER@|$PWD|" -e "s|@NODE@|$node|" deploy/systemd/upnext@.service >/tmp/upnext@.service
if has_systemd; then
  mv /tmp/upnext@.service /etc/systemd/system/
  systemctl daemon-reload
  systemctl enable --quiet upnext@1
  systemctl restart upnext@1
else
  echo 'No systemd here: started without a service manager.'
  if [ -f /run/upnext.pid ]; then kill "$(cat /run/upnext.pid)" 2>/dev/null && sleep 3 || true; fi
  as_service=(env -i "PATH=$PATH" NODE_ENV=production "$node" --env-file="$settings")
  setsid runuser -u upnext -- "${as_service[@]}" server/src/main.ts >/var/log/upnext.log 2>&1 </dev/null &
  echo $! >/run/upnext.pid
fi
if [ -n "$domain" ] && ! grep -qF "$domain {" /etc/caddy/Caddyfile; then
  printf '%s {\n  reverse_proxy 127.0.0.1:%s {\n    flush_interval -1\n  }\n}\n' "$domain" "$port" >>/etc/caddy/Caddyfile
  if has_systemd; then systemctl reload-or-restart caddy; else echo "Start Caddy yourself: caddy run --config /etc/caddy/Caddyfile"; fi
fi

wait_for_page="for (let turn = 0; turn < 300; turn++) {
  const page = await fetch('http://127.0.0.1:$port/').catch(() => undefined);
  if (page?.ok) process.exit(0);
  await new Promise((resolve) => setTimeout(resolve, 200));
}
process.exit(1);"
"$node" --input-type=module -e "$wait_for_page" || { echo 'It does not answer; journalctl -u upnext@1 says why.' >&2; exit 1; }
echo
echo "Upnext answers at $(setting BASE_URL http://localhost:3000), $SECONDS s after the first line. Its settings: $settings"
