import { prizeSums } from './prize-sums.ts';

it('adds the prizes of each currency as far as they can be read', () => {
  const currencies = { EUR: { prizes: ['100.00', '50.50', '', 'x'] }, JPY: { prizes: ['900'] }, USD: {} };
  expect(prizeSums({ currencies })).toEqual([
    { currency: 'EUR', places: 2, sumMinor: 15_050n },
    { currency: 'JPY', places: 1, sumMinor: 900n },
    { currency: 'USD', places: 0, sumMinor: 0n },
  ]);
});
