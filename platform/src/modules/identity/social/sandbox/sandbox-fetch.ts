import type { CustomFetch } from 'openid-client';

import type { OwnAddress } from './sandbox-issuer.ts';

/** Reaches the sandbox's issuer where this process listens: its public address may be another machine's. */
export function sandboxFetch(publicOrigin: string, ownAddress: OwnAddress): CustomFetch {
  return (url, options) => fetch(url.replace(publicOrigin, ownAddress()), options as RequestInit);
}
