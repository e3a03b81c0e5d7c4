import type { TradingMarketView } from '@paddock/contract/schemas';

import { marketsCalled } from './markets-called.ts';

const market = (marketId: string, name: string, ...outcomes: readonly string[]) =>
  ({
    marketId,
    selections: outcomes.map((outcome) => ({
      outcome,
      names: { market: { en: name }, outcome: { en: outcome } },
    })),
  }) as unknown as TradingMarketView;

const MARKETS = [
  market('1', 'Match result', 'Étoile Hautelac', 'Draw', 'Racing Rochevigne'),
  market('2', 'Corners: total 9.5', 'Over 9.5', 'Under 9.5'),
  market('3', 'Corners, 1st half: total 4.5', 'Over 4.5', 'Under 4.5'),
];

describe('markets of a match at the desk', () => {
  it.each([
    ['', ['1', '2', '3']],
    ['  ', ['1', '2', '3']],
    ['corners', ['2', '3']],
    ['HALF corn', ['3']],
    ['under 9.5', ['2']],
    ['etoile', ['1']],
    ['cards', []],
  ])('%j finds %j', (typed, found) => {
    expect(marketsCalled(MARKETS, ({ en }) => en, typed).map(({ marketId }) => marketId)).toEqual(found);
  });
});
