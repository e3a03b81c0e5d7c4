import { displayOdds, displayTotalOdds } from '@paddock/contract';
import { formatOdds } from '@paddock/contract/odds-formats';

import { writtenMove } from './written-move.ts';

const exactOdds = (milli: number | bigint) => displayTotalOdds(BigInt(milli));
const fractions = { odds: (milli: number | bigint) => formatOdds('fractional', BigInt(milli)), exactOdds };
const decimals = { odds: (milli: number | bigint) => displayOdds(Number(milli)), exactOdds };

describe('a moved price in words', () => {
  it.each([
    ['decimals', decimals, 2100, 2050, '2.10 → 2.05'],
    ['decimals that differ in the third digit', decimals, 2110, 2112, '2.11 → 2.112'],
    ['fractions', fractions, 2100, 2200, '11/10 → 6/5'],
    ['fractions of one rung', fractions, 2100, 2112, '2.10 → 2.112'],
  ])('%s', (_name, format, fromMilli, toMilli, words) => {
    const { from, to } = writtenMove(format, fromMilli, toMilli);
    expect(`${from} → ${to}`).toBe(words);
  });
});
