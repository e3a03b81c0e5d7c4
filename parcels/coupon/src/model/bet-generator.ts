import type { EventDetail } from '@paddock/contract/schemas';

import { drawnOrder } from './drawn-order.ts';
import { apart, legsWithin, nearestTo, type PriceBand, type SuggestedLeg } from './suggested-legs.ts';

/** What a drawn bet shall pay together: twice, five, ten, fifty times its stake. */
export const WANTED_MILLI = [2_000, 5_000, 10_000, 50_000] as const;

/** What its legs pay. */
export const GENERATED_BAND: PriceBand = { leastMilli: 1_200, mostMilli: 3_500 };
export const GENERATED_LEGS = { least: 2, most: 8 } as const;
/** A leg a step: what is wanted is shared out over as many as pay about this much. */
const STEP_MILLI = 1_700;
/** Draws that are made to choose the nearest of. */
const TRIES = 12;
/** No bet is shown that pays more, or less, than wanted by this factor. */
export const FARTHEST = 1.2;

/**
 * A bet of legs drawn at random that together pay about what is wanted (S3-26), one leg an event.
 * @param seed equal seeds draw equal bets of equal events
 * @returns nothing where these events do not come near it
 */
export function generatedBet(
  events: readonly EventDetail[],
  wantedMilli: number,
  seed: string,
): readonly SuggestedLeg[] | undefined {
  const offered = events.map((event) => legsWithin(event, GENERATED_BAND)).filter((legs) => legs.length > 0);
  const drawn = Array.from({ length: TRIES }, (_, nr) => {
    const inOrder = drawnOrder(offered, ([leg]) => leg?.eventId ?? '', `${seed} ${nr}`);
    return towards(inOrder, wantedMilli);
  }).filter(({ length }) => length >= GENERATED_LEGS.least);
  const distance = (legs: readonly SuggestedLeg[]) => apart(priceOf(legs), wantedMilli);
  const [nearest] = drawn.sort((a, b) => distance(a) - distance(b));
  return nearest === undefined || distance(nearest) > Math.log(FARTHEST) ? undefined : nearest;
}

/**
 * One leg after the other, each as near as can be to its equal share of what is still wanted; the last is chosen among all
 * that are left, so that the whole comes near it.
 */
function towards(events: readonly (readonly SuggestedLeg[])[], wantedMilli: number): readonly SuggestedLeg[] {
  const count = legCountOf(wantedMilli);
  const first = events.slice(0, count - 1).reduce<readonly SuggestedLeg[]>((legs, offered) => {
    const share = (wantedMilli / priceOf(legs)) ** (1 / (count - legs.length));
    return [...legs, ...someOf(nearestTo(offered, 1_000 * share))];
  }, []);
  const rest = events.slice(count - 1).flat();
  return [...first, ...someOf(nearestTo(rest, (1_000 * wantedMilli) / priceOf(first)))];
}

const someOf = <Item>(item: Item | undefined): readonly Item[] => (item === undefined ? [] : [item]);

function legCountOf(wantedMilli: number): number {
  const count = Math.round(Math.log(wantedMilli / 1_000) / Math.log(STEP_MILLI / 1_000));
  return Math.min(GENERATED_LEGS.most, Math.max(GENERATED_LEGS.least, count));
}

/** In thousandths, not rounded: it orders bets and is shown to nobody. */
function priceOf(legs: readonly SuggestedLeg[]): number {
  return legs.reduce((product, { oddsMilli }) => (product * oddsMilli) / 1_000, 1_000);
}
