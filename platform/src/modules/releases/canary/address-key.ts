import { BlockList, isIPv6 } from 'node:net';

import { networkOf } from '../../../kernel/http/network-of.ts';

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

/** What one household has: its network. Null for a shared address. */
export function addressKey(ip: string): string | null {
  return SHARED.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4') ? null : networkOf(ip);
}
