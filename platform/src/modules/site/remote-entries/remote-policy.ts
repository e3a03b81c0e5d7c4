import type { BootData, MatchedRoute } from '@paddock/contract';

import type { PolicyAddition } from '../document/security-headers.ts';

const NONCE_BYTES = 18;

/** What the document of a remote page is allowed beside the usual: one origin, and a nonce for code and style. */
export type RemoteTerms = NonNullable<BootData['remote']>;

/** The terms of a page that another server hosts, new for each answer; undefined for every other page. */
export function remoteTermsOf(
  { route }: Pick<MatchedRoute, 'route'>,
  randomBytes: (size: number) => Uint8Array,
): RemoteTerms | undefined {
  if (route.remote === undefined) return undefined;
  return { origin: route.remote.origin, nonce: Buffer.from(randomBytes(NONCE_BYTES)).toString('base64') };
}

/** Of the code that shows an entry (`root-config/src/remote-entries`): its markup is cleaned, its code has the nonce. */
const REMOTE_ENTRY_TYPES = 'remote-entry';

/** The policy of that document: that origin, and that nonce. */
export function remotePolicy({ origin, nonce }: RemoteTerms): PolicyAddition {
  return { origins: [origin], scriptNonce: nonce, styleNonce: nonce, trustedTypes: [REMOTE_ENTRY_TYPES] };
}
