import type { UnsettledEvent } from '@paddock/contract/schemas';

import { openBetsOf, reasonsOf, stakesOf } from './unsettled-sums.ts';

const market = (
  reason: UnsettledEvent['markets'][number]['reason'],
  openBets: number,
  stakes: UnsettledEvent['markets'][number]['stakes'],
) => ({ marketId: '1', type: '1x2', specifiers: '', outcomes: [], reason, openBets, stakes });

it('sums what waits on an event by reason, bets and currency', () => {
  const event = {
    markets: [
      market('no-result', 2, [
        { currency: 'EUR', amount: '15.10' },
        { currency: 'JPY', amount: '500' },
      ]),
      market('quarantined', 1, [{ currency: 'EUR', amount: '0.95' }]),
      market('no-result', 0, []),
    ],
  } as unknown as UnsettledEvent;
  expect(reasonsOf(event)).toEqual(['no-result', 'quarantined']);
  expect(openBetsOf(event)).toBe(3);
  expect(stakesOf(event)).toEqual([
    { currency: 'EUR', amount: '16.05' },
    { currency: 'JPY', amount: '500' },
  ]);
});
