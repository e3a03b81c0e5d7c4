import { MINUTE_MS } from '@paddock/contract';

import type { GoalRates } from '../../sports/football/goal-rates.ts';
import type { RecordedMatch } from '../files/recorded-match.ts';
import { RatingModel } from './rating-model.ts';
import { ratesFromPrices } from './rates-from-prices.ts';

/** Kick-off to the whistle with stoppage and a late start; only then does a result exist. */
export const MATCH_TAKES_MS = 135 * MINUTE_MS;
/** Prices are made this long before kick-off. */
export const PRICED_BEFORE_MS = 60 * MINUTE_MS;

/**
 * The goals each match is priced with, in the order given (by kick-off): from the file's own prices, else from a rating
 * model that has seen only matches over when the prices are made. Nothing of a match or of later ones flows in.
 */
export function ratedMatches(matches: readonly RecordedMatch[]): readonly GoalRates[] {
  let model = new RatingModel();
  let seen = 0;
  const byEnd = matches.toSorted((a, b) => a.kickOffMs - b.kickOffMs);
  return matches.map((match) => {
    const pricedAtMs = match.kickOffMs - PRICED_BEFORE_MS;
    for (
      let next = byEnd[seen];
      next !== undefined && next.kickOffMs + MATCH_TAKES_MS <= pricedAtMs;
      next = byEnd[seen]
    ) {
      model = model.after(next.home, next.away, next.fullTime);
      seen += 1;
    }
    return ratesFromPrices(match.prices ?? {}) ?? model.expect(match.home, match.away);
  });
}
