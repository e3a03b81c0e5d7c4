import type { PlayerId } from '@paddock/contract';

import type { IdentityParts } from '../identity-parts.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';

/** Signs a new player in, as after any other way in. */
export async function welcome(
  parts: IdentityParts,
  exchange: Parameters<typeof completeSignIn>[1],
  playerId: PlayerId,
): Promise<void> {
  await completeSignIn(parts, exchange, { playerId, save: true, method: 'registration' });
}
