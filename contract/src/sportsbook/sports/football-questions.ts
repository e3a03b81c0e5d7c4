import * as ask from './questions.ts';

export const OF_A_HALF = [
  ask.DOUBLE,
  ask.NO_BET,
  ask.HANDICAP,
  ask.TEAM_TOTAL,
  ask.BOTH_SCORE,
  ask.HEAD_START,
  ask.ODD_EVEN,
  ask.TEAM_ODD_EVEN,
  ask.exactly(3),
  ask.TEAM_EXACTLY,
  ...[ask.MARGIN, ask.TO_NIL, ask.CLEAN],
  ...[ask.RESULT_BOTH, ask.RESULT_TOTAL, ask.BOTH_TOTAL],
];
const COMBINED = [ask.RESULT_BOTH, ask.RESULT_TOTAL, ask.BOTH_TOTAL];
const OF_A_COUNT = [
  ask.WINNER,
  ask.NO_BET,
  ask.TOTAL,
  ask.TEAM_TOTAL,
  ask.HANDICAP,
  ask.ODD_EVEN,
  ask.TEAM_ODD_EVEN,
];

export const OF_THE_MATCH = [
  ...[
    ask.NO_BET,
    ask.HEAD_START,
    ask.THREE_WAY,
    ask.ODD_EVEN,
    ask.TEAM_ODD_EVEN,
    ask.exactly(6),
    ask.TEAM_EXACTLY,
  ],
  {
    ...ask.rangeOf(['0-1', '2-3', '4-6', '7+']),
    key: 'goal-range',
    en: 'goals, by range',
    ru: 'голы, диапазон',
  },
  ...[ask.MARGIN, ask.TO_NIL, ask.CLEAN, ask.DOUBLE_BOTH, ...COMBINED],
];
export const CORNER_QUESTIONS = [...OF_A_COUNT, ask.rangeOf(['0-8', '9-11', '12+'])];
export const CARD_QUESTIONS = [...OF_A_COUNT, ask.rangeOf(['0-3', '4-5', '6+'])];
