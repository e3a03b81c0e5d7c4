import type { MarketOutcome } from '../../schemas/market-types.ts';
import type { MarketKind } from '../markets/market-type.ts';
import { COLUMN_HEADS, sideIn } from './column-heads.ts';
import { DOUBLE_CHANCE as EITHER, RESULT, SIDES, YES_NO } from './football-outcomes.ts';
import { RULED_MARKETS } from './football-ruled-markets.ts';
import { pick } from './part-markets.ts';
import { ANY_OTHER, AWAY, HOME } from './shared-markets.ts';

/** Types of sports that are played for goals, whatever the clock. */

export const DOUBLE_CHANCE: MarketKind = {
  key: 'double-chance',
  name: { en: 'Double chance', ru: 'Двойной шанс' },
  shortName: { en: 'DC', ru: 'ДШ' },
  specifiers: [],
  // Two names do not fit into a third of a panel: a cell has the letters.
  outcomes: EITHER,
  winners: 2,
  settlement: { scope: 'match', by: 'double-chance' },
  group: 'main',
};

export const BOTH_SCORE: MarketKind = {
  key: 'both-score',
  name: { en: 'Both teams to score', ru: 'Обе забьют' },
  shortName: { en: 'BTTS', ru: 'ОЗ' },
  specifiers: [],
  outcomes: YES_NO,
  settlement: { scope: 'match', by: 'both-score' },
  group: 'goals',
};

export const NEXT_GOAL: MarketKind = {
  key: 'next-goal',
  name: { en: 'Goal {goal}', ru: '{!goal} гол' },
  specifiers: [{ name: 'goal', kind: 'ordinal' }],
  outcomes: [
    { ...HOME, letter: sideIn('goal', 1) },
    {
      code: 'none',
      name: { en: 'No goal', ru: 'Гола не будет' },
      short: { en: 'None', ru: 'Нет' },
      letter: COLUMN_HEADS.none,
    },
    { ...AWAY, letter: sideIn('goal', 2) },
  ],
  settlement: { scope: 'match', by: 'next' },
  group: 'main',
  listColumn: 'next',
};

export const CORRECT_SCORE: MarketKind = {
  key: 'correct-score',
  name: { en: 'Correct score', ru: 'Точный счёт' },
  shortName: { en: 'CS', ru: 'ТС' },
  specifiers: [],
  outcomes: [ANY_OTHER],
  beyond: 'scores',
  settlement: { scope: 'match', by: 'score' },
  group: 'scores',
};

/** What football asks of the score of a match and of its halves. */
export const ASKED_OF_GOALS: readonly MarketKind[] = RULED_MARKETS.filter(
  ({ settlement }) => typeof settlement === 'object' && settlement.of === undefined,
);

/** The questions of a match that make sense where goals are not many. */
export const ASKED_OF_FEW_GOALS: readonly MarketKind[] = ASKED_OF_GOALS.filter(
  ({ settlement }) => typeof settlement === 'object' && settlement.scope === 'match',
);

/** Those that make sense where goals are many. */
export const ASKED_OF_MANY_GOALS: readonly MarketKind[] = pick(
  ASKED_OF_GOALS,
  ...['draw-no-bet', 'odd-even', 'team-odd-even'],
  ...['half-time-full-time', 'higher-half', 'team-higher-half'],
  ...['win-both-halves', 'win-either-half', 'level-half'],
  ...['half-double-chance', 'half-draw-no-bet', 'half-handicap', 'half-team-total', 'half-odd-even'],
);

const MARGINS = ['1-2', '3-5', '6-8', '9+'] as const;
const marginOf = ({ code, name, short }: MarketOutcome): MarketOutcome[] =>
  MARGINS.map((band) => {
    const by = band.replace('-', '–');
    const letters = { en: `${short?.en ?? ''} (${by})` };
    return {
      code: `${code}-${band}`,
      name: { en: `${name.en} by ${by}`, ru: `${name.en}, разница ${by}` },
      ...{ short: letters, cell: letters },
    };
  });

/** By how many, where goals are many. */
export const GOALS_MARGIN: MarketKind = {
  key: 'goals-margin',
  name: { en: 'Winning margin', ru: 'Разница в счёте' },
  shortName: { en: 'Margin', ru: 'Разница' },
  specifiers: [],
  outcomes: [...marginOf(HOME), ...RESULT.filter(({ code }) => code === 'draw'), ...marginOf(AWAY)],
  settlement: { scope: 'match', by: 'margin' },
  group: 'handicaps',
};

/** Void where nobody has as many. */
export const RACE: MarketKind = {
  key: 'race',
  name: { en: 'Race to {points} points', ru: 'Первым наберёт {points} очков' },
  shortName: { en: 'Race {points}', ru: 'Первый до {points}' },
  specifiers: [{ name: 'points', kind: 'integer' }],
  outcomes: SIDES,
  settlement: { scope: 'match', by: 'race', maybeDrawn: true },
  group: 'main',
};

export const OVERTIME: MarketKind = {
  key: 'overtime',
  name: { en: 'Overtime', ru: 'Овертайм' },
  shortName: { en: 'OT', ru: 'ОТ' },
  specifiers: [],
  outcomes: YES_NO,
  settlement: { scope: 'match', by: 'any' },
  group: 'main',
};
