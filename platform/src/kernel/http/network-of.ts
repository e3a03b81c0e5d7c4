import { isIPv6 } from 'node:net';

/**
 * The network a request comes from, which is what tries are counted by: an IPv4 address, or the first half of an IPv6
 * one. Whoever has IPv6 has 2^64 addresses in that half and could try with a new one each time.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  // IPv4 as a socket for both kinds writes it.
  const v4 = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip)?.[1];
  return v4 ?? firstHalf(ip);
}

function firstHalf(ip: string): string {
  const [head = '', tail] = ip.split('::');
  const left = groupsOf(head);
  const right = groupsOf(tail ?? '');
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

/** One writing of each group: proxies may write zeros in front. */
function groupsOf(part: string): readonly string[] {
  return part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16).toString(16));
}
