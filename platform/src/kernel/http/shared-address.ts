import { BlockList, isIPv6 } from 'node:net';

/** Addresses of proxies and of this machine. */
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

/** True for a private address: it says nothing about who is behind it. */
export function isSharedAddress(ip: string): boolean {
  return SHARED.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
}
