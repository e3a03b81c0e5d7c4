import type { OddsMilli } from '@paddock/contract';
import type { EventDetail } from '@paddock/contract/schemas';

/** A selection that may be put into the coupon. */
export interface OfferedLeg {
  readonly eventId: string;
  readonly marketId: string;
  readonly outcome: string;
  readonly selectionId: string;
}

/** A selection that may be suggested, at the price it had when the list was read. */
export interface SuggestedLeg extends OfferedLeg {
  readonly sport: string;
  readonly championshipId: string;
  readonly oddsMilli: OddsMilli;
}

export interface PriceBand {
  readonly leastMilli: OddsMilli;
  readonly mostMilli: OddsMilli;
}

/** The open selections of an event that pay within a band, of markets that stand open. */
export function legsWithin(
  event: EventDetail,
  { leastMilli, mostMilli }: PriceBand,
): readonly SuggestedLeg[] {
  return event.markets
    .filter(({ status }) => status === 'open')
    .flatMap(({ id, selections }) =>
      selections
        .filter(({ open, oddsMilli }) => open && oddsMilli >= leastMilli && oddsMilli <= mostMilli)
        .map(({ outcome, oddsMilli }) => ({
          eventId: event.id,
          sport: event.sport,
          championshipId: event.championship.id,
          marketId: id,
          outcome,
          selectionId: `${id}.${outcome}`,
          oddsMilli,
        })),
    );
}

/** How far apart two prices are by ratio: 0 for equal ones. */
export function apart(oddsMilli: number, wantedMilli: number): number {
  return Math.abs(Math.log(oddsMilli / wantedMilli));
}

/** The leg that pays nearest to a price; the first of several; undefined where there is none. */
export function nearestTo(legs: readonly SuggestedLeg[], wantedMilli: number): SuggestedLeg | undefined {
  const [first, ...others] = legs;
  if (first === undefined) return undefined;
  return others.reduce(
    (best, leg) => (apart(leg.oddsMilli, wantedMilli) < apart(best.oddsMilli, wantedMilli) ? leg : best),
    first,
  );
}
