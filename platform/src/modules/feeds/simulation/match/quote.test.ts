import { quote } from './quote.ts';
import type { FairMarket } from './simulated-match.ts';

const market = (type: string, ...chances: readonly number[]): FairMarket => ({
  ...{ type, specifiers: {}, core: true },
  selections: chances.map((chance, at) => [`o${at}`, chance]),
});
const oddsOf = (...asked: Parameters<typeof quote>) =>
  quote(...asked)?.selections.map(({ oddsMilli }) => oddsMilli);

describe('a simulated quote', () => {
  const longshot = market('1x2', 0.8, 0.15, 0.05);

  it('has the margin of its type’s method, or of another one that is asked for', () => {
    // In proportion 0.8 · 1.05 = 0.84; by the others the longshot carries more.
    expect(oddsOf(longshot, () => 'proportional')).toEqual([1190, 6300, 19_000]);
    expect(oddsOf(longshot)).toEqual(oddsOf(longshot, () => 'power'));
    expect(oddsOf(longshot)?.[2]).toBeLessThan(19_000);
  });

  it('is none where the margin would leave the favourite nothing to win', () => {
    const favourite = market('winner', 0.98, 0.02);
    expect(oddsOf(favourite, () => 'proportional')).toBeUndefined();
    expect(oddsOf(favourite, () => 'shin')).toBeUndefined();
    expect(oddsOf(favourite, () => 'power')?.length).toBe(2);
  });
});
