import type { Drawing } from '../../drawing/index.ts';
import { factsAsDrawn } from './drawn-prices.ts';
import type { MatchFacts } from './page-facts.ts';

const [HOME, AWAY] = [{ en: 'Harbour' }, { en: 'Mill' }];
const PLACE = { name: { en: 'Top League' }, path: '/line/football/7-top-league' };
const FACTS: MatchFacts = {
  kind: 'match',
  id: '12',
  sportCode: 'football',
  sport: { en: 'Football' },
  championship: PLACE,
  trail: [PLACE],
  home: HOME,
  away: AWAY,
  isField: false,
  startsAtMs: 0,
  isCalledOff: false,
  market: { id: '31', names: { home: HOME, away: AWAY } },
  prices: [{ name: HOME, oddsMilli: 2_150 }],
};
const selection = (outcome: string, oddsMilli: number, open = true) => ({ outcome, oddsMilli, open });

function drawnWith(status: string, ...selections: object[]): Drawing {
  const data = { markets: [{ id: '31', status, selections }] };
  return { html: '', json: JSON.stringify({ reads: [{ key: 'x', seeds: 'event', data }] }) };
}
const prices = (drawing?: Drawing) => {
  const facts = factsAsDrawn(FACTS, drawing);
  return facts?.kind === 'match' ? facts.prices : undefined;
};

describe('prices that a document says to machines', () => {
  it('are those it is drawn with, whatever they are now', () => {
    const drawing = drawnWith('open', selection('home', 2_100), selection('away', 1_750));
    for (const _again of [1, 2])
      expect(prices(drawing)).toEqual([
        { name: HOME, oddsMilli: 2_100 },
        { name: AWAY, oddsMilli: 1_750 },
      ]);
  });

  it('are none of what is drawn closed', () => {
    expect(prices(drawnWith('open', selection('home', 2_100, false)))).toEqual([]);
    expect(prices(drawnWith('suspended', selection('home', 2_100)))).toEqual([]);
  });

  it('are those of now without a drawing, and of a market it does not show', () => {
    expect(prices()).toEqual(FACTS.prices);
    expect(prices({ html: '', json: '{"reads":[]}' })).toEqual(FACTS.prices);
  });
});
