import { refusedLegWord } from './refused-leg.ts';

describe('what a leg says that a price of its own is refused for', () => {
  it.each([
    ['builder', 'BUILDER_IMPLIED', 'implied'],
    ['builder', 'SELECTION_SUSPENDED', undefined],
    ['anti-accumulator', 'ANTI_MARKET', 'antiMarket'],
    ['anti-accumulator', 'SELECTION_SUSPENDED', 'antiClosed'],
  ] as const)('%s, %s: %s', (mode, code, word) => {
    expect(refusedLegWord(mode, code)).toBe(word);
  });
});
