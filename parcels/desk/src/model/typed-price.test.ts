import { readCut, readOdds, readThousandths } from './typed-price.ts';

describe('a price that is typed', () => {
  it.each([
    ['2.05', 2050],
    ['2,05', 2050],
    [' 1.001 ', 1001],
    ['1000', 1_000_000],
    ['3', 3000],
  ])('is one: %s', (typed, milli) => {
    expect(readOdds(typed)).toBe(milli);
  });

  it.each(['', '1', '1.000', '0.5', '-2', '2.0505', '1000.001', '2e3', 'two', '2.'])(
    'is none: %j',
    (typed) => {
      expect(readOdds(typed)).toBeUndefined();
    },
  );
});

it.each([
  ['5', 50],
  ['-2,5', -25],
  ['−2.5', -25],
  ['+0.1', 1],
  ['100', undefined],
  ['x', undefined],
  ['', undefined],
])('points %j are %s thousandths', (typed, milli) => {
  expect(readThousandths(typed)).toBe(milli);
});

it.each([
  ['0', 0],
  ['2,5', 25],
  ['50', 500],
  ['50.1', undefined],
  ['-1', undefined],
  ['1.25', undefined],
  ['', undefined],
])('a cut of %j per cent is %s thousandths', (typed, milli) => {
  expect(readCut(typed)).toBe(milli);
});
