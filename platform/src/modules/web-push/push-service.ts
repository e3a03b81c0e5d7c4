/** An entry of the list of push services: a host, `*.host` for those below it, outside production an origin of this machine. */
function fits(entry: string, url: URL): boolean {
  if (entry.startsWith('http://')) return url.origin === entry;
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return entry.startsWith('*.') ? url.hostname.endsWith(entry.slice(1)) : url.hostname === entry;
}

/**
 * True for an address of a service that is known to carry messages to browsers: the server posts to nobody else at a
 * visitor's word.
 */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  return url.username === '' && url.password === '' && services.some((entry) => fits(entry, url));
}
