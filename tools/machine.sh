# Sourced by up, .ci/run and deploy/install.sh: installs the system packages and Node.

# bring_node <minimum> <folder>: installs a newer Node from npm if the machine's Node is too old to run TypeScript.
bring_node() {
  export PATH="$2/node_modules/.bin:$PATH"
  if node_is_at_least "$1"; then return; fi
  bring_packages npm=npm
  # An exact version, so that every machine runs the same program.
  local version=24.21.0
  echo "Installing Node $version into $2"
  # The npm package downloads the binary in an install script.
  npm install --prefix "$2" --no-save --no-audit --no-fund --loglevel=error --ignore-scripts=false "node@$version" </dev/null
  hash -r
  node_is_at_least "$1" || { echo "Node $1 or newer is required, found $(node --version)." >&2; return 1; }
}

node_is_at_least() {
  command -v node >/dev/null && node -e '
    const [wanted, found] = [process.argv[1], process.versions.node].map((version) => version.split(".").map(Number));
    process.exit(found[0] > wanted[0] || (found[0] === wanted[0] && found[1] >= wanted[1]) ? 0 : 1);' "$1"
}

# bring_packages <package>=<program>...: installs each Debian package whose program is missing.
bring_packages() {
  local pair missing=()
  for pair in "$@"; do has_program "${pair#*=}" || missing+=("${pair%%=*}"); done
  if [ ${#missing[@]} -eq 0 ]; then return; fi
  if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "Missing packages: ${missing[*]} (Debian names). Install them and run this again." >&2
    return 1
  fi
  echo "Installing ${missing[*]}"
  local apt=(env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Acquire::Retries=3)
  # dpkg is verbose on stdout. Errors go to stderr.
  "${apt[@]}" update </dev/null >/dev/null
  "${apt[@]}" install -y --no-install-recommends "${missing[@]}" </dev/null >/dev/null
}

has_program() {
  command -v "$1" >/dev/null && return
  case $1 in
    initdb) compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null ;;
    redis-server) command -v valkey-server >/dev/null ;;
    *) return 1 ;;
  esac
}
