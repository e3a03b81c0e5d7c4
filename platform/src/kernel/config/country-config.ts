import { resolve } from 'node:path';

import { ConfigError } from './config-error.ts';

/** How the platform knows the country somebody asks from. */
export interface CountryConfig {
  /** MMDB file of countries by address, the operator's own. */
  readonly countryDatabase: string | undefined;
  /** Header, in small letters, in which a trusted proxy says the country: `cf-ipcountry`. */
  readonly countryHeader: string | undefined;
}

/** @throws ConfigError naming the variable that is wrong */
export function readCountryConfig(
  env: Readonly<Record<string, string | undefined>>,
  repositoryDir: string,
): CountryConfig {
  const file = env['COUNTRY_DATABASE'] || undefined;
  const header = env['COUNTRY_HEADER']?.toLowerCase() || undefined;
  if (header !== undefined && !/^[a-z][a-z0-9-]{0,59}$/.test(header))
    throw new ConfigError(`COUNTRY_HEADER: ${header} is no name of a header`);
  if (header !== undefined && (env['TRUSTED_PROXIES'] ?? '').trim() === '')
    throw new ConfigError('COUNTRY_HEADER: anybody could write it; name your proxies in TRUSTED_PROXIES');
  return { countryDatabase: file && resolve(repositoryDir, file), countryHeader: header };
}
