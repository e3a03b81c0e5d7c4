import type { PromotionTerms } from '@paddock/contract/schemas';

import { isFreeRounds } from '../free-rounds/round-terms.ts';
import { contradictionAt, minorOf, type Contradiction, type PromotionGround } from './check-terms.ts';

/** The first contradiction of free rounds: games that have none, and stakes that no round of ours takes. */
export function inFreeRounds(
  { gives }: PromotionTerms,
  { freeRounds }: PromotionGround,
): Contradiction | undefined {
  if (!isFreeRounds(gives)) return undefined;
  const at = gives.games.findIndex((game) => !freeRounds.games.includes(game));
  if (at >= 0) return contradictionAt(`/gives/games/${at}`, 'is no game of ours with free rounds');
  for (const [currency, { stake }] of Object.entries(gives.currencies)) {
    const place = `/gives/currencies/${currency}/stake`;
    const bounds = freeRounds.boundsOf(currency);
    if (bounds === undefined) return contradictionAt(place, 'is of a currency that no round is played in');
    const minor = minorOf(stake, currency);
    if (minor < bounds.minMinor || minor > bounds.maxMinor)
      return contradictionAt(place, 'is no stake that a round takes');
  }
  return undefined;
}
