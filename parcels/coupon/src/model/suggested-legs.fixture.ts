import type { EventDetail } from '@paddock/contract/schemas';
import { aMarket, anEvent } from '@paddock/shared-utils/testing';

/** A match with one winner market at these prices, the first of them open. */
export function matchAt(
  nr: number,
  [home, draw, away]: readonly [number, number, number],
  change: Partial<EventDetail> = {},
): EventDetail {
  const selections = [
    { outcome: 'home', oddsMilli: home, open: true },
    { outcome: 'draw', oddsMilli: draw, open: true },
    { outcome: 'away', oddsMilli: away, open: true },
  ];
  const base = anEvent();
  return anEvent({
    id: `4${nr}`,
    championship: { ...base.championship, id: `3${nr}` },
    markets: [aMarket({ id: `5${nr}`, selections })],
    ...change,
  });
}
