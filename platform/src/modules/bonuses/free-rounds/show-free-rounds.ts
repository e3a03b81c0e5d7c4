import { formatAmount, type PlayerId } from '@paddock/contract';
import type { FreeRoundGiftsView, FreeRoundsView } from '@paddock/contract/schemas';

import type { BonusesParts } from '../bonuses-parts.ts';
import { areFreeRounds, giftsOf, type KeptGift } from '../coupon-gifts/gift-store.ts';
import { titleOf } from '../promotions/promotion.ts';
import { roundStakeMinor } from './round-terms.ts';
import { wonByGifts } from './round-use-store.ts';

/** What the player can play and has played of what the house stakes. */
export async function showFreeRounds(parts: BonusesParts, playerId: PlayerId): Promise<FreeRoundGiftsView> {
  return { gifts: await freeRoundViews(parts, playerId, await giftsOf(parts.kernel.db, playerId)) };
}

/** Of a player's gifts the free rounds. */
export async function freeRoundViews(
  { kernel: { db, clock } }: BonusesParts,
  playerId: PlayerId,
  all: readonly KeptGift[],
): Promise<FreeRoundsView[]> {
  const nowMs = clock.nowMs();
  const gifts = all.filter(areFreeRounds);
  const wonOf = gifts.length === 0 ? () => 0n : await wonByGifts(db, playerId);
  return gifts.map(({ giftId: id, code, text, terms, currency, state, mostBets, usedAtMs, ...gift }) => ({
    id,
    state: state === 'ready' && gift.expiresAtMs <= nowMs ? ('expired' as const) : state,
    code,
    title: titleOf(text),
    currency,
    stake: formatAmount(roundStakeMinor(terms, currency), currency),
    games: [...terms.games],
    rounds: mostBets,
    left: Math.max(0, mostBets - usedAtMs.length),
    as: terms.as,
    won: formatAmount(wonOf(id), currency),
    givenAtMs: gift.givenAtMs,
    expiresAtMs: gift.expiresAtMs,
  }));
}
