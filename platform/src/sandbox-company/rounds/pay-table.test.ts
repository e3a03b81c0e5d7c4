import { GAME_VOLATILITIES } from '@paddock/contract';

import { buildCatalogue } from '../catalogue/build-catalogue.ts';
import { DRAWS, paysOf, payTable } from './pay-table.ts';

describe('what a game of the sandbox pays', () => {
  it('is in the mean exactly what each game says it returns', () => {
    const wrong = buildCatalogue('paddock', 0).filter(({ rtpMillionths, volatility }) => {
      const table = payTable(rtpMillionths, volatility);
      const returned = table.reduce((sum, { paysHundredths, draws }) => sum + paysHundredths * draws, 0);
      return returned !== rtpMillionths * 100 * (DRAWS / 1_000_000);
    });
    expect(wrong).toEqual([]);
  });

  it.each(GAME_VOLATILITIES)('has draws that win and draws that do not, of %s volatility', (volatility) => {
    const table = payTable(995_400, volatility);
    const winning = table.reduce((sum, { draws }) => sum + draws, 0);
    expect(table.every(({ draws }) => draws > 0 && Number.isInteger(draws))).toBe(true);
    expect(winning).toBeLessThan(DRAWS * 0.95);
    expect([paysOf(table, 0), paysOf(table, winning - 1), paysOf(table, winning)]).toEqual([50, 20_000, 0]);
  });

  it('wins less often, the wilder the game', () => {
    const winning = GAME_VOLATILITIES.map((volatility) =>
      payTable(960_000, volatility).reduce((sum, { draws }) => sum + draws, 0),
    );
    expect(winning).toEqual(winning.toSorted((a, b) => b - a));
  });
});
