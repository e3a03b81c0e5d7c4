import type { PriceValue } from '@paddock/shared-utils';
import { aLeg } from '@paddock/shared-utils/testing';

import type { StakeBounds } from './bet-figures.ts';
import { legView, type LegView } from './leg-view.ts';

/** Stakes from 0.20 to 640.00 EUR, at most 100,000.00 paid. */
export const BOUNDS: StakeBounds = { minMinor: 20n, maxMinor: 64_000n, payoutCapMinor: 10_000_000n };

/** A leg of an event of its own, unless one is named. */
export const legOf = (id: number, seenOddsMilli: number, eventId = id) =>
  aLeg({ selectionId: `${id}.home`, marketId: String(id), eventId: String(eventId), seenOddsMilli });

export const priceOf = (
  oddsMilli: number,
  status: 'open' | 'suspended' | 'stale' = 'open',
): Extract<PriceValue, { status: typeof status }> => ({
  status,
  oddsMilli,
  version: '1.2',
  direction: null,
  changedAtMs: null,
  reason: status === 'suspended' ? 'goal' : null,
});

export const viewOf = (id: number, seenOddsMilli: number, now: PriceValue, eventId = id): LegView =>
  legView(legOf(id, seenOddsMilli, eventId), now, 'none');

export const kept = viewOf(1, 1440, priceOf(1440));
export const moved = viewOf(2, 2100, priceOf(2050));
export const suspended = viewOf(3, 3000, priceOf(3000, 'suspended'));
