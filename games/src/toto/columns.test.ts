import { columnsOfAll, couponFault, MOST_ENTRIES, priceOf, type Entry } from './columns.ts';
import { findPool, type PoolKind } from './pools.ts';

const kindOf = (code: string): PoolKind => findPool(code) as PoolKind;
const NEXT = kindOf('next-6');
const SINGLES: Entry = [1, 2, 4, 1, 2, 4];

describe('what a coupon costs', () => {
  it('is the product of its choices times the price of a column: 2^a · 3^b [S2-13]', () => {
    expect(priceOf([[3, 3, 7, 1, 1, 1]], 50n)).toBe(12n * 50n);
    expect(priceOf([[3, 3, 7, 1, 1, 1], SINGLES], 50n)).toBe(13n * 50n);
    expect(columnsOfAll([new Array<number>(15).fill(7)])).toBe(14_348_907n);
    expect(columnsOfAll([new Array<number>(8).fill(65_535)])).toBe(4_294_967_296n);
  });

  it('is nothing while an event has no choice', () => {
    expect(priceOf([[0, 7, 7, 7, 7, 7]], 50n)).toBe(0n);
  });
});

describe('a coupon', () => {
  it('is taken as its kind asks, up to all columns', () => {
    expect(couponFault(NEXT, [SINGLES])).toBeUndefined();
    expect(couponFault(kindOf('results-15'), [new Array<number>(15).fill(7)])).toBeUndefined();
  });

  it.each<[string, readonly Entry[]]>([
    ['empty', []],
    ['too-many-entries', new Array<Entry>(MOST_ENTRIES + 1).fill(SINGLES)],
    ['wrong-length', [SINGLES, [1, 2, 4]]],
    ['wrong-choice', [[0, 2, 4, 1, 2, 4]]],
    ['wrong-choice', [[8, 2, 4, 1, 2, 4]]],
    ['wrong-choice', [[1.5, 2, 4, 1, 2, 4]]],
    ['wrong-choice', [[NaN, 2, 4, 1, 2, 4]]],
    ['too-many-columns', [new Array<number>(6).fill(7), SINGLES]],
  ])('is refused as %s', (fault, entries) => {
    expect(couponFault(NEXT, entries)).toBe(fault);
  });
});
