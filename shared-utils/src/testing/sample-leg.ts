import { legNames } from '@paddock/contract';

import type { CouponLeg } from '../coupon/coupon-types.ts';
import { aMarketType } from './sample-types.ts';
import { SAMPLE_NOW_MS } from './samples.ts';

/** The home win of `anEvent`. */
export function aLeg(change: Partial<CouponLeg> = {}): CouponLeg {
  const leg = {
    selectionId: '501.home',
    marketId: '501',
    eventId: '401',
    sport: 'football',
    marketType: '1x2',
    specifiers: {},
    outcome: 'home',
    seenOddsMilli: 2050,
    seenVersion: '1.1',
    home: { en: 'Harbour City' },
    away: { en: 'Mill Rovers' },
    championship: { en: 'Northern League' },
    startsAtMs: SAMPLE_NOW_MS - 30 * 60_000,
    ...change,
  };
  const market = { type: aMarketType(leg.marketType), specifiers: leg.specifiers };
  return { names: legNames(market, leg.outcome, leg), ...leg };
}
