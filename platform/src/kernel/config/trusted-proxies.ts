import ipaddr from 'ipaddr.js';

import { ConfigError } from './config-error.ts';

/**
 * Proxies in front of the platform whose `X-Forwarded-For` is believed: addresses, or networks such as `10.0.0.0/8`.
 * Of anybody else's header nothing is read. Without them every visitor behind a proxy has the proxy's address.
 * @throws ConfigError for anything else
 */
export function readTrustedProxies(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const entries = (env['TRUSTED_PROXIES'] ?? '').split(',').map((entry) => entry.trim());
  return entries
    .filter((entry) => entry !== '')
    .map((entry) => {
      if (isNetwork(entry)) return requireSmall(entry);
      throw new ConfigError(`TRUSTED_PROXIES: ${entry} is no address and no network such as 10.0.0.0/8`);
    });
}

/** Whoever is trusted says where everybody comes from: a network of strangers makes all budgets by address worthless. */
function requireSmall(entry: string): string {
  const [address = '', bits] = entry.split('/');
  if (bits === undefined || Number(bits) >= leastBitsOf(address)) return entry;
  throw new ConfigError(
    `TRUSTED_PROXIES: ${entry} is half the internet; name your proxies, or their network`,
  );
}

function leastBitsOf(address: string): number {
  if (ipaddr.IPv4.isValid(address)) return 8;
  // A network in here holds addresses of IPv4, as IPv6 writes them.
  return ipaddr.IPv6.parse(address).isIPv4MappedAddress() ? 96 + 8 : 7;
}

/** Four decimal parts alone: `10/8` is a network too, of 0.0.0.10. */
function isNetwork(entry: string): boolean {
  if (!entry.includes('/')) return ipaddr.IPv4.isValidFourPartDecimal(entry) || ipaddr.IPv6.isValid(entry);
  return ipaddr.IPv4.isValidCIDRFourPartDecimal(entry) || ipaddr.IPv6.isValidCIDR(entry);
}
