import type { PlayerId } from '@paddock/contract';

import type { IdentityParts } from '../identity-parts.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';

/**
 * Signs a new player in, as after any other way in, and only then looks at the promo code they typed: what is one for all
 * accounts of a device is asked of a device that is known.
 */
export async function welcome(
  parts: IdentityParts,
  exchange: Parameters<typeof completeSignIn>[1],
  playerId: PlayerId,
  { promo_code: typed = '' }: { readonly promo_code?: string },
): Promise<void> {
  await completeSignIn(parts, exchange, { playerId, save: true, method: 'registration' });
  if (typed.trim() !== '') await parts.promoCodeTyped(playerId, typed);
}
