import type { PlayerId } from '@paddock/contract';

import type { IdentityParts } from '../identity-parts.ts';
import { markCodeTyped, untypedCode } from './promo-code-store.ts';

/**
 * Types the promo code of a registration for its player, once they are signed in: what is one for all accounts of a device is
 * asked of a device that is known. That it is to be typed is written down with the account, so that a process which dies
 * meanwhile loses no code: the next sign-in types it.
 */
export async function typePromoCode(
  { kernel: { db }, promoCodeTyped }: Pick<IdentityParts, 'kernel' | 'promoCodeTyped'>,
  playerId: PlayerId,
): Promise<void> {
  const code = await untypedCode(db, playerId);
  if (code !== undefined && (await promoCodeTyped(playerId, code))) await markCodeTyped(db, playerId);
}
