import { sideIn } from './column-heads.ts';
import { SHARED_WITH_FOOTBALL, WHOLE_MARKETS } from './basketball-part-markets.ts';
import { QUARTER_MARKETS } from './part-markets.ts';
import { AWAY, HALF_TOTAL, HANDICAP, HOME, TEAM_TOTAL, TOTAL, WINNER } from './shared-markets.ts';
import type { SportMarkets } from './sport-markets.ts';

/** Overtime counts unless a type names a part of the match or regular time. */
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
        { ...HOME, letter: sideIn('quarter', 1) },
        { ...AWAY, letter: sideIn('quarter', 2) },
      ],
      settlement: { scope: 'quarter', by: 'winner', maybeDrawn: true },
      group: 'quarters',
      listColumn: 'next',
    },
    ...WHOLE_MARKETS,
    ...SHARED_WITH_FOOTBALL,
    ...QUARTER_MARKETS,
  ],
  names: {
    total: { en: 'Total points {line}', ru: 'Тотал очков {line}' },
    'half-total': { en: '{!half} half: total {line}', ru: '{half}-я половина: тотал {line}' },
    'half-1x2': { en: '{!half} half: result', ru: '{half}-я половина: исход' },
    'half-handicap': { en: '{!half} half: handicap {+line}', ru: '{half}-я половина: фора {+line}' },
    'half-team-total': {
      en: '{!half} half: {%team}: total {line}',
      ru: '{half}-я половина: {%team}: тотал {line}',
    },
    'half-odd-even': { en: '{!half} half: odd or even', ru: '{half}-я половина: чёт или нечёт' },
  },
};
