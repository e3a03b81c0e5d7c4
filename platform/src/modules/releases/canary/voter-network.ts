import { networkOf } from '../../../kernel/http/network-of.ts';
import { isSharedAddress } from '../../../kernel/http/shared-address.ts';

/**
 * What one customer of a hoster easily has: 256 IPv4 addresses, or a /48 of IPv6. Null for a shared address, which says
 * nothing of who is behind it.
 */
export function voterNetwork(ip: string): string | null {
  if (isSharedAddress(ip)) return null;
  const address = networkOf(ip);
  const separator = address.includes(':') ? ':' : '.';
  return address.split(separator).slice(0, 3).join(separator);
}
