import { MINUTE_MS } from '@paddock/contract';

import { teamLeagues } from '../../simulation/world/later-championships.ts';
import type { SportModel } from '../sport-model.ts';
import { turnsGame } from '../turns/turns-game.ts';
import type { TurnsTelling } from '../turns/turns-match.ts';
import type { TurnsRecord, TurnsRules } from '../turns/turns-rules.ts';

const QUARTER_SEC = 900;
const DRIVES_EACH = 3;
const DRIVE_SEC = QUARTER_SEC / (2 * DRIVES_EACH);

/**
 * Four quarters of three drives a side. Where they are level each has one drive more, again and again. A drive brings a
 * field goal, a touchdown with or without its extra points, or nothing.
 */
export const AMERICAN_FOOTBALL_RULES: TurnsRules = {
  ...{ periods: 4, turnsEach: DRIVES_EACH, first: 'home', endsOnceWon: false },
  halves: [
    [0, 1],
    [2, 3],
  ],
  scores: [
    { points: 3, share: 0.4 },
    { points: 6, share: 0.03 },
    { points: 7, share: 0.53 },
    { points: 8, share: 0.04 },
  ],
  again: 0,
  pricedFrom: 0.27,
  ...{ stepSec: DRIVE_SEC, breakSec: 300 },
};

/** About 23 points a side of twelve drives. */
export const AMERICAN_FOOTBALL_CHANCE = 0.35;

export const AMERICAN_FOOTBALL_TELLING: TurnsTelling = {
  periodCodes: ['q1', 'q2', 'q3', 'q4', 'ot'],
  breakCode: (before) => (before === 2 ? 'ht' : 'qb'),
  clock: { periodSec: QUARTER_SEC, extraSec: 2 * DRIVE_SEC },
  recordOf: (played) => ({ sport: 'american-football', ...played }),
};

export const americanFootball: SportModel<TurnsRecord<'american-football'>> = turnsGame({
  sport: 'american-football',
  name: { en: 'American football', ru: 'Американский футбол' },
  rules: AMERICAN_FOOTBALL_RULES,
  telling: AMERICAN_FOOTBALL_TELLING,
  usualChance: AMERICAN_FOOTBALL_CHANCE,
  homeChance: 0.012,
  usualScores: { total: 46, margin: 7, rest: 14 },
  pace: { everyMs: 120 * MINUTE_MS, matches: 2 },
  championships: teamLeagues({
    sport: 'american-football',
    name: { en: 'Gridiron League', ru: 'Лига американского футбола' },
    clubs: '{}_Bisons|{}_Бизоны {}_Raptors|{}_Рапторы {}_Giants|{}_Гиганты {}_Thunder|{}_Гром',
    ...{ leagues: 2, teams: 12, squad: 24 },
    strength: (random) => ({ attack: clipped(random.normal()), defence: clipped(random.normal()) }),
  }),
});

/** Within what leaves every drive open. */
function clipped(drawn: number): number {
  return 0.025 * Math.max(-2, Math.min(2, drawn));
}
