import { networkOf } from '../../../kernel/http/network-of.ts';
import { isSharedAddress } from '../../../kernel/http/shared-address.ts';

/** Whose address it is, as far as votes go. */
export interface VoterAddress {
  /** What one household has: an IPv4 address, or the first half of an IPv6 one. */
  readonly household: string;
  /** What one customer of a hoster easily has: 256 IPv4 addresses, or 65,536 IPv6 households. */
  readonly network: string;
}

/** Null for a shared address. */
export function voterAddress(ip: string): VoterAddress | null {
  if (isSharedAddress(ip)) return null;
  const household = networkOf(ip);
  const parts = household.split(household.includes(':') ? ':' : '.');
  return { household, network: parts.slice(0, 3).join(household.includes(':') ? ':' : '.') };
}
