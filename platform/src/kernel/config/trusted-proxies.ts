import { BlockList, isIP } from 'node:net';

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

/** IPv4 as IPv6 writes it: a network in here holds addresses of IPv4. */
const MAPPED = new BlockList();
MAPPED.addSubnet('::ffff:0:0', 96, 'ipv6');

/** Whoever is trusted says where everybody comes from: a network of strangers makes all budgets by address worthless. */
function requireSmall(entry: string): string {
  const [address = '', bits] = entry.split('/');
  if (bits === undefined || Number(bits) >= leastBitsOf(address)) return entry;
  throw new ConfigError(
    `TRUSTED_PROXIES: ${entry} is half the internet; name your proxies, or their network`,
  );
}

function leastBitsOf(address: string): number {
  if (isIP(address) === 4) return 8;
  return MAPPED.check(address, 'ipv6') ? 96 + 8 : 7;
}

function isNetwork(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
