import { aMarket } from '@paddock/shared-utils/testing';

import { legsWithin, nearestTo } from './suggested-legs.ts';
import { matchAt } from './suggested-legs.fixture.ts';

describe('legs that may be suggested', () => {
  const band = { leastMilli: 1_500, mostMilli: 3_400 };

  it('are the open selections within the band, its ends included', () => {
    const legs = legsWithin(matchAt(1, [1_500, 3_400, 3_410]), band);
    expect(legs.map(({ selectionId, oddsMilli }) => [selectionId, oddsMilli])).toEqual([
      ['51.home', 1_500],
      ['51.draw', 3_400],
    ]);
  });

  it('are none of a suspended market, and no closed selection', () => {
    const market = matchAt(1, [1_500, 1_600, 1_700]).markets[0] ?? aMarket();
    const suspended = { ...market, id: '52', status: 'suspended' as const };
    const [home, ...others] = market.selections;
    const shut = { ...market, selections: [...(home ? [{ ...home, open: false }] : []), ...others] };
    const legs = legsWithin(matchAt(1, [1, 1, 1], { markets: [suspended, shut] }), band);
    expect(legs.map(({ selectionId }) => selectionId)).toEqual(['51.draw', '51.away']);
  });

  it('the nearest to a price is the nearest by ratio', () => {
    const legs = legsWithin(matchAt(1, [1_500, 2_400, 3_400]), band);
    expect(nearestTo(legs, 1_900)?.outcome).toBe('draw');
    expect(nearestTo(legs, 1_890)?.outcome).toBe('home');
    expect(nearestTo([], 2_000)).toBeUndefined();
  });
});
