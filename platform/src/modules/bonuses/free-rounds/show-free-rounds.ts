import { formatAmount, type PlayerId } from '@paddock/contract';
import type { FreeRoundGiftsView } from '@paddock/contract/schemas';

import type { BonusesParts } from '../bonuses-parts.ts';
import { areFreeRounds, giftsOf } from '../coupon-gifts/gift-store.ts';
import { roundStakeMinor } from './round-terms.ts';
import { wonByGifts } from './round-use-store.ts';

/** What the player can play and has played of what the house stakes. */
export async function showFreeRounds(
  { kernel: { db, clock } }: BonusesParts,
  playerId: PlayerId,
): Promise<FreeRoundGiftsView> {
  const nowMs = clock.nowMs();
  const gifts = (await giftsOf(db, playerId)).filter(areFreeRounds);
  const wonOf = gifts.length === 0 ? () => 0n : await wonByGifts(db, playerId);
  return {
    gifts: gifts.map(({ giftId: id, code, text, terms, currency, state, mostBets, usedAtMs, ...gift }) => ({
      id,
      state: state === 'ready' && gift.expiresAtMs <= nowMs ? ('expired' as const) : state,
      code,
      title: { en: text.en.title, ru: text.ru.title },
      currency,
      stake: formatAmount(roundStakeMinor(terms, currency), currency),
      games: [...terms.games],
      rounds: mostBets,
      left: Math.max(0, mostBets - usedAtMs.length),
      as: terms.as,
      won: formatAmount(wonOf(id), currency),
      givenAtMs: gift.givenAtMs,
      expiresAtMs: gift.expiresAtMs,
    })),
  };
}
