import { isIP } from 'node:net';

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
      if (isNetwork(entry)) return entry;
      throw new ConfigError(`TRUSTED_PROXIES: ${entry} is no address and no network such as 10.0.0.0/8`);
    });
}

function isNetwork(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
