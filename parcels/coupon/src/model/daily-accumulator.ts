import type { EventDetail } from '@paddock/contract/schemas';

import { drawnOrder } from './drawn-order.ts';
import { legsWithin, nearestTo, type PriceBand, type SuggestedLeg } from './suggested-legs.ts';

/** What its legs pay: likely, and worth a stake. */
export const DAILY_BAND: PriceBand = { leastMilli: 1_250, mostMilli: 1_900 };
/** What a leg pays at best. */
const WANTED_MILLI = 1_500;
export const DAILY_LEGS = { least: 3, most: 4 } as const;

/**
 * The accumulator of the day (S3-26): of these events, drawn by the day and the section, so that everybody who sees the same
 * list sees the same bet. One leg an event, and no two of a sport while others are left, nor of a
 * championship.
 * @param day `2026-11-24`
 * @returns nothing where fewer legs than `DAILY_LEGS.least` fit
 */
export function dailyAccumulator(
  events: readonly EventDetail[],
  section: 'line' | 'live',
  day: string,
): readonly SuggestedLeg[] | undefined {
  const drawn = drawnOrder(events, ({ id }) => id, `${day} ${section}`).flatMap(
    (event) => legOf(event) ?? [],
  );
  const ofSports = firstOfEach(drawn, ({ sport }) => sport);
  const ofChampionships = firstOfEach([...ofSports, ...drawn], ({ championshipId }) => championshipId);
  const legs = [...new Set([...ofSports, ...ofChampionships, ...drawn])].slice(0, DAILY_LEGS.most);
  return legs.length < DAILY_LEGS.least ? undefined : legs;
}

/** Of the first market that has one: lists begin with what decides the match. */
function legOf(event: EventDetail): SuggestedLeg | undefined {
  const legs = legsWithin(event, DAILY_BAND);
  return nearestTo(
    legs.filter(({ marketId }) => marketId === legs[0]?.marketId),
    WANTED_MILLI,
  );
}

function firstOfEach(
  legs: readonly SuggestedLeg[],
  ofWhat: (leg: SuggestedLeg) => string,
): readonly SuggestedLeg[] {
  return [...new Map(legs.toReversed().map((leg) => [ofWhat(leg), leg])).values()].toReversed();
}
