import { isIP } from 'node:net';

import type { PlatformConfig } from '../../../kernel/config/config.ts';

/** Who passkeys are for: the site at its public address. Never taken from a request. */
export interface RelyingParty {
  /** Host of the public address. */
  readonly id: string;
  /** The one origin whose pages may use them. */
  readonly origin: string;
}

/**
 * The relying party of a site. Undefined where no browser would make a passkey: the standard wants a domain, so that a
 * bare IP address has none, and wants https everywhere but on localhost.
 */
export function relyingPartyOf({
  publicOrigin,
}: Pick<PlatformConfig, 'publicOrigin'>): RelyingParty | undefined {
  const { hostname, protocol, origin } = new URL(publicOrigin);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0 || (protocol !== 'https:' && !isLocal)) return undefined;
  return { id: hostname, origin };
}
