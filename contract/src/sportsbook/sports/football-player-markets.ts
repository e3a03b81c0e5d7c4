import type { MarketOutcome, MarketSpecifier } from '../../schemas/market-types.ts';
import type { LocalizedName } from '../../schemas/primitives.ts';
import type { MarketKind } from '../markets/market-type.ts';
import { AWAY, DRAW, HOME, LINE, OVER_UNDER } from './shared-markets.ts';

const NOBODY: MarketOutcome = {
  code: 'none',
  name: { en: 'No goalscorer', ru: 'Никто не забьёт' },
  short: { en: 'None', ru: 'Никто' },
};

/**
 * Players are named by the prices. Each outcome is told by itself: how many win is not known beforehand, and a player who
 * does not take part is void.
 */
function ofScorers(
  key: string,
  name: LocalizedName,
  shortName: LocalizedName,
  outcomes: MarketOutcome[],
): MarketKind {
  return {
    ...{ key, name, shortName, outcomes },
    specifiers: [],
    beyond: 'named',
    settlement: 'told',
    group: 'players',
  };
}

/** A quarter of an hour by the match clock; stoppage time belongs to the last of its half. */
const FOOTBALL_INTERVALS = ['1-15', '16-30', '31-45', '46-60', '61-75', '76-90'] as const;

export const PLAYER_MARKETS: readonly MarketKind[] = [
  ofScorers('anytime-scorer', { en: 'Goalscorer', ru: 'Автор гола' }, { en: 'Scorer', ru: 'Гол игрока' }, [
    NOBODY,
  ]),
  ofScorers(
    'first-scorer',
    { en: 'First goalscorer', ru: 'Автор первого гола' },
    { en: 'First scorer', ru: 'Первый гол' },
    [NOBODY],
  ),
  ofScorers(
    'last-scorer',
    { en: 'Last goalscorer', ru: 'Автор последнего гола' },
    { en: 'Last scorer', ru: 'Последний гол' },
    [NOBODY],
  ),
  ofScorers(
    'two-goals-scorer',
    { en: 'Player to score two or more', ru: 'Игрок забьёт два гола и больше' },
    { en: '2+ goals', ru: '2+ гола' },
    [],
  ),
  ofScorers(
    'hat-trick-scorer',
    { en: 'Player to score a hat-trick', ru: 'Хет-трик игрока' },
    { en: '3+ goals', ru: '3+ гола' },
    [],
  ),
];

/** One of them as feeds name it: `16-30`. */
const INTERVAL: MarketSpecifier = { name: 'interval', kind: 'text' };

export const INTERVAL_MARKETS: readonly MarketKind[] = [
  {
    key: 'interval-1x2',
    name: { en: 'Minutes {interval}: result', ru: 'Минуты {interval}: исход' },
    shortName: { en: '{interval}′: 1X2' },
    specifiers: [INTERVAL],
    outcomes: [HOME, DRAW, AWAY],
    settlement: { scope: 'interval', by: 'winner' },
    group: 'intervals',
  },
  {
    key: 'interval-total',
    name: { en: 'Minutes {interval}: total {line}', ru: 'Минуты {interval}: тотал {line}' },
    shortName: { en: '{interval}′: O/U {line}', ru: '{interval}′: ТБ/ТМ {line}' },
    specifiers: [LINE, INTERVAL],
    outcomes: OVER_UNDER,
    settlement: { scope: 'interval', by: 'total' },
    group: 'intervals',
  },
  {
    key: 'first-goal-interval',
    name: { en: 'Time of the first goal', ru: 'Время первого гола' },
    shortName: { en: '1st goal at', ru: '1-й гол' },
    specifiers: [],
    outcomes: [
      ...FOOTBALL_INTERVALS.map((code): MarketOutcome => {
        const minutes = code.replace('-', '–');
        return {
          code,
          name: { en: `Minutes ${minutes}`, ru: `Минуты ${minutes}` },
          short: { en: `${minutes}′` },
        };
      }),
      { code: 'none', name: { en: 'No goal', ru: 'Гола не будет' }, short: { en: 'None', ru: 'Нет' } },
    ],
    settlement: { scope: 'match', by: 'first-time' },
    group: 'intervals',
  },
];
