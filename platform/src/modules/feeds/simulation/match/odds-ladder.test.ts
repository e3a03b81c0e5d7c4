import { isOddsMilli } from '@paddock/contract';
import fc from 'fast-check';

import { toLadder } from './odds-ladder.ts';

// The same examples in every run: what turns a build red is what was changed.
fc.configureGlobal({ seed: 20261121 });

describe('the ladder of quoted prices', () => {
  it.each([
    [1.0002, 1001],
    [1.0123, 1010],
    [1.0874, 1085],
    [2.0471, 2050],
    [3.3333, 3350],
    [7.4444, 7400],
    [13.2, 13_000],
    [26.6, 27_000],
    [5000, 1_000_000],
  ])('quotes %f as %i', (odds, expected) => {
    expect(toLadder(odds)).toBe(expected);
  });

  it('never falls as the price rises', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 1200, noNaN: true }),
        fc.double({ min: 0, max: 5, noNaN: true }),
        (odds, more) => {
          expect(isOddsMilli(toLadder(odds))).toBe(true);
          expect(toLadder(odds + more)).toBeGreaterThanOrEqual(toLadder(odds));
        },
      ),
    );
  });
});
