/** @jest-environment node */
import { aBet } from '../testing/samples.ts';
import type { AnalyticsEvent } from './analytics-types.ts';
import { trackBets } from './track-bets.ts';

it('tells of a bet that stands, of no other, and of no money [S7-45]', async () => {
  const told: AnalyticsEvent[] = [];
  const outcomes = [{ status: 'accepted', bet: aBet() }, { status: 'cancelled' }];
  const bets = trackBets({ placeBet: () => Promise.resolve(outcomes.shift()) } as never, (event) =>
    told.push(event),
  );
  expect(await bets.placeBet({} as never, 'k')).toMatchObject({ status: 'accepted' });
  await bets.placeBet({} as never, 'k');
  expect(told).toEqual([{ name: 'bet.placed', data: { legs: aBet().legs.length, type: aBet().type } }]);
});
