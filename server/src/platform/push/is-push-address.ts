/**
 * Whether the address belongs to one of the configured push services. Clients choose the address, so without this check
 * they could make the server send requests to any host.
 */
export function isPushAddress(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(address);
  if (username !== '' || password !== '') return false;
  if (hosts.includes(origin)) return true;
  return protocol === 'https:' && port === '' && hosts.some((host) => matches(hostname, host));
}

function matches(hostname: string, host: string): boolean {
  return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
}
