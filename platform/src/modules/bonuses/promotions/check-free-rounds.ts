import type { PromotionTerms, PromotionWrong } from '@paddock/contract/schemas';

import { isFreeRounds } from '../free-rounds/round-terms.ts';
import { minorOf, type PromotionGround } from './check-terms.ts';
import { contradictionAt } from './contradiction.ts';

/** The first contradiction of free rounds: games that have none, and stakes that no round of ours takes. */
export function inFreeRounds(
  { gives }: PromotionTerms,
  { freeRounds }: PromotionGround,
): PromotionWrong | undefined {
  if (!isFreeRounds(gives)) return undefined;
  const at = gives.games.findIndex((game) => !freeRounds.games.includes(game));
  if (at >= 0) return contradictionAt(`/gives/games/${at}`, 'game');
  for (const [currency, { stake }] of Object.entries(gives.currencies)) {
    const place = `/gives/currencies/${currency}/stake`;
    const bounds = freeRounds.boundsOf(currency);
    if (bounds === undefined) return contradictionAt(place, 'noRounds');
    const minor = minorOf(stake, currency);
    if (minor < bounds.minMinor || minor > bounds.maxMinor) return contradictionAt(place, 'stake');
  }
  return undefined;
}
