import type { MarketOutcome } from '../../schemas/market-types.ts';
import type { MarketKind } from '../markets/market-type.ts';
import { both, ODD_EVEN, RESULT, SIDES, TEAM } from './football-outcomes.ts';
import { RULED_MARKETS } from './football-ruled-markets.ts';
import { OVERTIME, RACE } from './goal-markets.ts';
import { pick } from './part-markets.ts';
import { AWAY, HALF_RESULT, HOME } from './shared-markets.ts';

/** Points between the sides: the last means that many or more. */
const MARGIN_BANDS = ['1-5', '6-10', '11-15', '16-20', '21-25', '26+'] as const;
const marginOf = ({ code, name, short }: MarketOutcome): MarketOutcome[] =>
  MARGIN_BANDS.map((band) => {
    const by = band.replace('-', '–');
    const letters = { en: `${short?.en ?? ''} (${by})` };
    return {
      code: `${code}-${band}`,
      name: { en: `${name.en} by ${by}`, ru: `${name.en}, разница ${by}` },
      short: letters,
      cell: letters,
    };
  });

export const WHOLE_MARKETS: readonly MarketKind[] = [
  {
    key: 'regular-1x2',
    name: { en: 'Result in regular time', ru: 'Исход в основное время' },
    shortName: { en: 'Reg: 1X2', ru: 'Осн: 1X2' },
    specifiers: [],
    outcomes: RESULT,
    settlement: { scope: 'match', by: 'winner' },
    group: 'main',
  },
  OVERTIME,
  {
    key: 'double-result',
    name: { en: 'Half-time / match', ru: 'Половина / матч' },
    shortName: { en: 'HT/FT', ru: 'Т/М' },
    specifiers: [],
    outcomes: both(RESULT, SIDES),
    settlement: { scope: 'match', by: 'half-and-full' },
    group: 'main',
  },
  {
    key: 'points-margin',
    name: { en: 'Winning margin', ru: 'Разница в счёте' },
    shortName: { en: 'Margin', ru: 'Разница' },
    specifiers: [],
    outcomes: [...marginOf(HOME), ...marginOf(AWAY)],
    settlement: { scope: 'match', by: 'margin' },
    group: 'handicaps',
  },
  {
    key: 'points-odd-even',
    name: { en: 'Points: odd or even', ru: 'Очки: чёт или нечёт' },
    shortName: { en: 'O/E', ru: 'Ч/Н' },
    specifiers: [],
    outcomes: ODD_EVEN,
    settlement: { scope: 'match', by: 'odd-even' },
    group: 'totals',
  },
  {
    key: 'team-points-odd-even',
    name: { en: '{%team}: points, odd or even', ru: '{%team}: очки, чёт или нечёт' },
    shortName: { en: '{%team}: O/E', ru: '{%team}: Ч/Н' },
    specifiers: [TEAM],
    outcomes: ODD_EVEN,
    settlement: { scope: 'match', by: 'odd-even' },
    group: 'totals',
  },
  RACE,
  {
    key: 'highest-quarter',
    name: { en: 'Highest-scoring quarter', ru: 'Самая результативная четверть' },
    shortName: { en: 'Top quarter', ru: 'Лучшая четверть' },
    specifiers: [],
    outcomes: [
      ...['1', '2', '3', '4'].map((code): MarketOutcome => ({
        code,
        name: { en: `Quarter ${code}`, ru: `${code}-я четверть` },
      })),
      { code: 'equal', name: { en: 'As many in two or more', ru: 'Поровну в двух или больше' } },
    ],
    settlement: { scope: 'match', by: 'highest' },
    group: 'quarters',
  },
];

/** Types that football has of a half: each is one object, whoever has it. */
export const SHARED_WITH_FOOTBALL: readonly MarketKind[] = [
  HALF_RESULT,
  ...pick(RULED_MARKETS, 'half-handicap', 'half-team-total', 'half-odd-even'),
];
