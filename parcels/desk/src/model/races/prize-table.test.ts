import { prizeFunds, prizeRows, unpaidSums } from './prize-table.ts';

const EUR = { currency: 'EUR', prizes: ['100.00', '50.00', '10.00', '10.00', '10.00'] };
const JPY = { currency: 'JPY', prizes: ['15000', '7500', '1500', '1500', '1000'] };

it('has places that win the same in every currency in one row', () => {
  expect(prizeRows([EUR])).toEqual([
    { from: 1, to: 1, amounts: ['100.00'] },
    { from: 2, to: 2, amounts: ['50.00'] },
    { from: 3, to: 5, amounts: ['10.00'] },
  ]);
  expect(prizeRows([EUR, JPY]).slice(2)).toEqual([
    { from: 3, to: 4, amounts: ['10.00', '1500'] },
    { from: 5, to: 5, amounts: ['10.00', '1000'] },
  ]);
  expect(prizeRows([])).toEqual([]);
});

it('adds up what all places come to, and what is still to be paid', () => {
  expect(prizeFunds([EUR, JPY])).toEqual([
    { currency: 'EUR', sumMinor: 18_000n },
    { currency: 'JPY', sumMinor: 26_500n },
  ]);
  const prizes = [{ currency: 'EUR', won: '150.00', paid: '50.00', winners: 2 }];
  expect(unpaidSums(prizes)).toEqual([{ currency: 'EUR', sumMinor: 10_000n }]);
});
