# Sourced by up and .ci/run: what a machine must have before npm can do the rest.

# bring_node <minimum> <folder>: Node runs our TypeScript itself; npm carries a new Node to machines with an old one.
bring_node() {
  export PATH="$2/node_modules/.bin:$PATH"
  if node_is_at_least "$1"; then return; fi
  bring_packages npm=npm
  echo "Bringing Node 24 into $2"
  # The package fetches the binary for this machine in an install script.
  npm install --prefix "$2" --no-save --no-audit --no-fund --loglevel=error --ignore-scripts=false node@24 </dev/null
  hash -r
  node_is_at_least "$1" || { echo "Node $1 or newer is needed, here is $(node --version)." >&2; return 1; }
}

node_is_at_least() {
  command -v node >/dev/null && node -e '
    const [wanted, found] = [process.argv[1], process.versions.node].map((version) => version.split(".").map(Number));
    process.exit(found[0] > wanted[0] || (found[0] === wanted[0] && found[1] >= wanted[1]) ? 0 : 1);' "$1"
}

# bring_packages <package>=<program>...: installs the Debian packages whose program is missing.
bring_packages() {
  local pair missing=()
  for pair in "$@"; do has_program "${pair#*=}" || missing+=("${pair%%=*}"); done
  if [ ${#missing[@]} -eq 0 ]; then return; fi
  if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "Missing on this machine: ${missing[*]} (Debian's names). Please install and start again." >&2
    return 1
  fi
  echo "Installing ${missing[*]}"
  local apt=(env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Acquire::Retries=3)
  # dpkg tells of every file it unpacks; what goes wrong is on the other stream.
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
