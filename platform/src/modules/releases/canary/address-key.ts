import { BlockList, isIPv6 } from 'node:net';

/** Addresses of proxies and of this machine: they say nothing about who is behind them. */
const SHARED = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  SHARED.addSubnet(network, bits, 'ipv4');
}
SHARED.addAddress('::1', 'ipv6');
SHARED.addSubnet('fc00::', 7, 'ipv6');
SHARED.addSubnet('fe80::', 10, 'ipv6');

/** What one household has: an IPv4 address, the first half of an IPv6 one. Null for a shared address. */
export function addressKey(ip: string): string | null {
  const isV6 = isIPv6(ip);
  if (SHARED.check(ip, isV6 ? 'ipv6' : 'ipv4')) return null;
  return isV6 && !ip.includes('.') ? firstHalf(ip) : ip;
}

function firstHalf(ip: string): string {
  const [head = '', tail] = ip.split('::');
  const left = head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
