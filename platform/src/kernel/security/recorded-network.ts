import { networkOf } from '../http/network-of.ts';

/**
 * The network an address is recorded under: 256 addresses of IPv4 (`203.0.113.0/24`), a site of IPv6
 * (`2001:db8:1::/48`). Wide enough to name no household, narrow enough to be shut out.
 */
export function recordedNetwork(ip: string): string {
  const network = networkOf(ip);
  if (network.includes('.')) return network.replace(/\.\d+$/, '.0/24');
  return `${network.split(':').slice(0, 3).join(':')}::/48`;
}
