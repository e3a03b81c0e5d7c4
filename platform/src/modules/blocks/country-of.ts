import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

import type { PlatformConfig } from '../../kernel/config/config.ts';
import type { CountryDatabase } from './country-database.ts';

export type CountryConfig = Pick<PlatformConfig, 'countryHeader' | 'trustedProxies'>;

/** The parts of a request that say where it comes from. */
export type Asked = Pick<FastifyRequest, 'headers' | 'ip'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

const COUNTRY = /^[A-Z]{2}$/;
/** What networks of proxies say of nobody's country: unknown, and Tor. */
const NO_COUNTRY = new Set(['XX', 'T1', 'ZZ']);

/**
 * Two letters of the country somebody asks from: what a trusted proxy says in its header, else what the file knows of the
 * address. A header of anybody else is read by nobody.
 */
export function createCountryOf(config: CountryConfig, database: Pick<CountryDatabase, 'countryOf'>) {
  const isTrusted = trustIn(config.trustedProxies);
  return ({ headers, ip, socket }: Asked): string | undefined => {
    const said = config.countryHeader === undefined ? undefined : headers[config.countryHeader];
    if (typeof said === 'string' && isTrusted(socket.remoteAddress)) {
      const country = said.toUpperCase();
      return COUNTRY.test(country) && !NO_COUNTRY.has(country) ? country : undefined;
    }
    return database.countryOf(ip);
  };
}

function trustIn(proxies: readonly string[]): (address: string | undefined) => boolean {
  const networks = proxies.map((entry) =>
    ipaddr.parseCIDR(entry.includes('/') ? entry : `${entry}/${entry.includes(':') ? '128' : '32'}`),
  );
  return (address) => {
    if (address === undefined || !ipaddr.isValid(address)) return false;
    const from = ipaddr.process(address);
    return networks.some((network) => from.kind() === network[0].kind() && from.match(network));
  };
}
