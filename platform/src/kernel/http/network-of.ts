import ipaddr from 'ipaddr.js';

/**
 * The network a request comes from, which is what tries are counted by: an IPv4 address, or the first half of an IPv6
 * one. Whoever has IPv6 has 2^64 addresses in that half and could try with a new one each time.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  // IPv4 as a socket for both kinds writes it becomes IPv4 here.
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  return address.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}
