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

/** Whose address it is, as far as votes go. */
export interface VoterAddress {
  /** What one household has: an IPv4 address, or the first half of an IPv6 one. */
  readonly household: string;
  /** What one customer of a hoster easily has: 256 IPv4 addresses, or 65,536 IPv6 households. */
  readonly network: string;
}

/** Null for a shared address. */
export function voterAddress(ip: string): VoterAddress | null {
  if (SHARED.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')) return null;
  const household = networkOf(ip);
  const parts = household.split(household.includes(':') ? ':' : '.');
  return { household, network: parts.slice(0, 3).join(household.includes(':') ? ':' : '.') };
}
