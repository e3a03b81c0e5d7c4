import type { BoardLine } from '@paddock/contract/schemas';

import { pointsText, prizeAt, prizeLines, termsFor, timeLeft } from './tournament.ts';

const line = (place: number): BoardLine => ({
  id: String(place),
  place,
  who: '12•••34',
  pointsHundredths: 100,
  prize: null,
});
const EUR = { currency: 'EUR', leastStake: '0.20', turnoverUnit: null, prizes: ['10.00', '5.00', '2.01'] };

describe('a tournament on its page', () => {
  it('puts places of one prize in one line', () => {
    expect(prizeLines(['9.00', '5.00', '5.00', '5.00', '1.00'])).toEqual([
      { from: 1, to: 1, amount: '9.00' },
      { from: 2, to: 4, amount: '5.00' },
      { from: 5, to: 5, amount: '1.00' },
    ]);
  });

  it('writes points with their hundredths, and rounds without', () => {
    expect(pointsText(1_250, false, ',')).toBe('12,50');
    expect(pointsText(1_200, true, '.')).toBe('12');
  });

  it.each([
    [90_061_000, { unit: 'days', days: 1, hours: 1 }],
    [3_600_000, { unit: 'hours', hours: 1, minutes: 0 }],
    [3_599_999, { unit: 'minutes', minutes: 59, seconds: 59 }],
    [-5, { unit: 'minutes', minutes: 0, seconds: 0 }],
  ])('tells %i ms by its two largest parts', (ms, parts) => {
    expect(timeLeft(ms)).toEqual(parts);
  });

  it('has the terms of the first currency that fits, else its first', () => {
    const currencies = [EUR, { ...EUR, currency: 'USD' }];
    expect(termsFor(currencies, [undefined, 'JPY', 'USD'])?.currency).toBe('USD');
    expect(termsFor(currencies, ['JPY'])?.currency).toBe('EUR');
  });

  it('says what a place would win, shared by who is tied', () => {
    const lines = [line(1), line(2), line(2), line(4)];
    expect([1, 2, 4].map((place) => prizeAt(lines, place, EUR))).toEqual(['10.00', '3.50', undefined]);
    expect(prizeAt([], 3, EUR)).toBe('2.01');
  });
});
