import { AWAY, HALF_TOTAL, HANDICAP, HOME, TEAM_TOTAL, TOTAL, WINNER } from './shared-markets.ts';
import type { SportMarkets } from './sport-markets.ts';

/** Winner, totals and handicap count overtime. */
export const BASKETBALL_MARKETS: SportMarkets = {
  types: [
    WINNER,
    TOTAL,
    TEAM_TOTAL,
    HANDICAP,
    HALF_TOTAL,
    {
      key: 'quarter-winner',
      name: { en: '{!quarter} quarter: winner', ru: '{quarter}-я четверть: победа' },
      shortName: { en: 'Q{quarter}: 12', ru: 'Ч{quarter}: 12' },
      specifiers: [{ name: 'quarter', kind: 'ordinal' }],
      outcomes: [
        { ...HOME, letter: { en: '1 in qtr', ru: 'Четв. 1' } },
        { ...AWAY, letter: { en: '2 in qtr', ru: 'Четв. 2' } },
      ],
      settlement: { scope: 'quarter', by: 'winner', maybeDrawn: true },
      group: 'quarters',
      listColumn: 'next',
    },
  ],
  names: {
    total: { en: 'Total points {line}', ru: 'Тотал очков {line}' },
    'half-total': { en: '{!half} half: total {line}', ru: '{half}-я половина: тотал {line}' },
  },
};
