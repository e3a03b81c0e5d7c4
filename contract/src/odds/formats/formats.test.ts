import fc from 'fast-check';

import { MAX_ODDS_MILLI, MIN_ODDS_MILLI } from '../odds.ts';
import { formatOdds, formatTotalOdds } from './format-odds.ts';
import { ODDS_VIEWS, type OddsView } from './odds-view.ts';

// The same examples in every run: what turns a build red is what was changed.
fc.configureGlobal({ seed: 20261121 });

type View = Exclude<OddsView, 'decimal'>;

const VIEWS = ODDS_VIEWS.filter((view): view is View => view !== 'decimal');
const anyPrice = fc.integer({ min: MIN_ODDS_MILLI, max: MAX_ODDS_MILLI });

/** Reads a written price back as decimal odds. */
const READ: Readonly<Record<View, (text: string) => number>> = {
  fractional(text) {
    const [up, down] = text.split('/').map(Number);
    return 1 + Number(up) / Number(down);
  },
  american(text) {
    const value = numberOf(text);
    return value > 0 ? 1 + value / 100 : 1 - 100 / value;
  },
  'hong-kong': (text) => 1 + numberOf(text),
  malay: asian,
  indonesian: asian,
};

function numberOf(text: string): number {
  return Number(text.replace('−', '-'));
}

function asian(text: string): number {
  const value = numberOf(text);
  return value > 0 ? 1 + value : 1 - 1 / value;
}

describe('odds formats', () => {
  // The conversion table every bettor knows; in this order: fractional, American, Hong Kong, Malay, Indonesian.
  it.each([
    [1_010, '1/100', '−10000', '0.01', '0.01', '−100.00'],
    [1_200, '1/5', '−500', '0.20', '0.20', '−5.00'],
    [1_330, '1/3', '−303', '0.33', '0.33', '−3.03'],
    [1_500, '1/2', '−200', '0.50', '0.50', '−2.00'],
    [1_670, '4/6', '−149', '0.67', '0.67', '−1.493'],
    [1_910, '10/11', '−110', '0.91', '0.91', '−1.099'],
    [2_000, '1/1', '+100', '1.00', '1.00', '1.00'],
    [2_050, '21/20', '+105', '1.05', '−0.952', '1.05'],
    [2_100, '11/10', '+110', '1.10', '−0.909', '1.10'],
    [2_380, '11/8', '+138', '1.38', '−0.725', '1.38'],
    [2_500, '6/4', '+150', '1.50', '−0.667', '1.50'],
    [3_000, '2/1', '+200', '2.00', '−0.50', '2.00'],
    [4_330, '100/30', '+333', '3.33', '−0.30', '3.33'],
    [5_500, '9/2', '+450', '4.50', '−0.222', '4.50'],
    [11_000, '10/1', '+1000', '10.00', '−0.10', '10.00'],
    [34_000, '33/1', '+3300', '33.00', '−0.03', '33.00'],
    [1_000_000, '1000/1', '+99900', '999.00', '−0.001', '999.00'],
  ])('%i is %s, %s, %s, %s, %s', (milli, ...written) => {
    expect(VIEWS.map((view) => formatOdds(view, BigInt(milli)))).toEqual(written);
  });

  it.each([
    ['39/100 nowhere on a board', 1_390, '2/5'],
    ['the rung below it', 1_370, '4/11'],
    ['111/100 neither', 2_110, '11/10'],
    ['a little under evens', 1_970, '20/21'],
    ['half way between two, the shorter', 11_500, '10/1'],
    ['the shortest price there is', 1_001, '1/1000'],
    ['a very short one', 1_007, '1/150'],
    ['tenths', 12_340, '11/1'],
    ['a long one', 111_000, '100/1'],
    ['a longer one', 123_456, '125/1'],
    ['the longest', 1_000_000, '1000/1'],
  ])('writes the rung nearest to %s', (_name, milli, written) => {
    expect(formatOdds('fractional', BigInt(milli))).toBe(written);
  });

  it('writes totals of many legs, however long, with their own digits', () => {
    const total = 1_000_000n ** 4n;
    expect(formatTotalOdds('american', total)).toBe(`+${(total - 1000n) / 10n}`);
    expect(formatTotalOdds('fractional', 13_414n)).toBe('12.414/1');
    expect(formatTotalOdds('fractional', total)).toMatch(/^\d+\.00\/1$/);
    expect(formatTotalOdds('hong-kong', 2_952n)).toBe('1.952');
  });

  it('never reads a longer price as a shorter one', () => {
    fc.assert(
      fc.property(anyPrice, anyPrice, (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        for (const view of VIEWS) {
          const [read, readHigh] = [low, high].map((milli) => READ[view](formatOdds(view, BigInt(milli))));
          expect(Number(read)).toBeLessThanOrEqual(Number(readHigh) + 1e-9);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('climbs the ladder without a step back, and stands on every rung at its own price', () => {
    const rungs: string[] = [];
    for (let milli = MIN_ODDS_MILLI; milli <= MAX_ODDS_MILLI; milli += milli < 12_000 ? 1 : 250) {
      const rung = formatOdds('fractional', BigInt(milli));
      if (rung !== rungs.at(-1)) rungs.push(rung);
    }
    expect(new Set(rungs).size).toBe(rungs.length);
    expect(rungs).toHaveLength(117);
    expect(rungs.join(' ')).toContain('1/3 4/11 2/5 4/9 1/2 8/15 4/7 8/13 4/6 8/11 4/5 5/6 10/11 20/21 1/1');
    for (const rung of rungs) {
      const milli = Math.round(READ.fractional(rung) * 1000);
      expect(formatOdds('fractional', BigInt(Math.min(milli, MAX_ODDS_MILLI)))).toBe(rung);
    }
  });

  it('is never further from the price than half the way to the next rung', () => {
    const rungs = new Set<number>();
    for (let milli = MIN_ODDS_MILLI; milli <= MAX_ODDS_MILLI; milli += milli < 12_000 ? 1 : 250) {
      rungs.add(READ.fractional(formatOdds('fractional', BigInt(milli))));
    }
    fc.assert(
      fc.property(anyPrice, (milli) => {
        const read = READ.fractional(formatOdds('fractional', BigInt(milli)));
        const nearest = Math.min(...[...rungs].map((rung) => Math.abs(rung - milli / 1000)));
        expect(Math.abs(read - milli / 1000)).toBeLessThanOrEqual(nearest + 1e-9);
      }),
      { numRuns: 3_000 },
    );
  });

  it('is off by no more than it says', () => {
    fc.assert(
      fc.property(anyPrice, (milli) => {
        const profit = milli / 1000 - 1;
        const off = (view: View) => Math.abs(READ[view](formatOdds(view, BigInt(milli))) - 1 - profit);
        const whole = numberOf(formatOdds('american', BigInt(milli)));
        const exactly = profit >= 1 ? profit * 100 : -100 / profit;
        expect(Math.abs(whole - exactly)).toBeLessThanOrEqual(0.5 + 1e-9);
        expect(off('hong-kong')).toBeLessThan(1e-9);
        const malay = numberOf(formatOdds('malay', BigInt(milli)));
        expect(Math.abs(malay - (profit <= 1 ? profit : -1 / profit))).toBeLessThanOrEqual(0.0005 + 1e-9);
        const indonesian = numberOf(formatOdds('indonesian', BigInt(milli)));
        expect(Math.abs(indonesian - (profit >= 1 ? profit : -1 / profit))).toBeLessThanOrEqual(
          0.0005 + 1e-9,
        );
      }),
      { numRuns: 3_000 },
    );
  });

  it('reads back what it can write exactly', () => {
    fc.assert(
      fc.property(anyPrice, (milli) => {
        const back = (view: View) => Math.round(READ[view](formatOdds(view, BigInt(milli))) * 1000);
        expect(back('hong-kong')).toBe(milli);
        if (milli <= 2_000) expect(back('malay')).toBe(milli);
        if (milli >= 2_000) expect(back('indonesian')).toBe(milli);
        if (milli >= 2_000 && milli % 10 === 0) expect(back('american')).toBe(milli);
      }),
    );
  });
});
