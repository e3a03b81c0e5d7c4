import ipaddr from 'ipaddr.js';

/** Addresses of proxies and of this machine, by the names of RFC 1918, 3927, 4193 and 4291. */
const SHARED: ReadonlySet<string> = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal']);

/** True for a private address: it says nothing about who is behind it. */
export function isSharedAddress(ip: string): boolean {
  return ipaddr.isValid(ip) && SHARED.has(ipaddr.process(ip).range());
}
