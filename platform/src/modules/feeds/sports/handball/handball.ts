import { MINUTE_MS } from '@paddock/contract';

import { teamLeagues } from '../../simulation/world/later-championships.ts';
import type { SportModel } from '../sport-model.ts';
import { timedGame } from '../timed/timed-game.ts';
import type { TimedRecord, TimedRules } from '../timed/timed-rules.ts';
import type { TimedTelling } from '../timed/timed-view.ts';

/** Two halves of thirty minutes; sides may end level. Every attack ends in a goal or nearly so. */
export const HANDBALL_RULES: TimedRules = {
  ...{ periods: 2, periodSec: 1_800, breakSec: 900, turnSec: 72 },
  alarmChance: 1,
};

/** About 28 goals a side of 50 attacks. */
export const HANDBALL_CHANCE = 0.56;

export const HANDBALL_LINES = { stepQuarters: 4, listedGoals: 0, races: [10, 15, 20] } as const;

export const HANDBALL_TELLING: TimedTelling = {
  periodCodes: ['h1', 'h2'],
  breakCode: 'ht',
  counts: 'up',
  recordOf: (played) => ({ sport: 'handball', ...played }),
  retold: undefined,
};

export const handball: SportModel<TimedRecord<'handball'>> = timedGame({
  sport: 'handball',
  name: { en: 'Handball', ru: 'Гандбол' },
  rules: HANDBALL_RULES,
  telling: HANDBALL_TELLING,
  lines: HANDBALL_LINES,
  usualChance: HANDBALL_CHANCE,
  homeChance: 0.012,
  mostGoals: 44,
  tablePoints: { win: 2, draw: 1 },
  pace: { everyMs: 60 * MINUTE_MS, matches: 3 },
  championships: teamLeagues({
    sport: 'handball',
    name: { en: 'Handball League', ru: 'Гандбольная лига' },
    clubs: 'HB_{}|ГК_{} {}_Wolves|{}_Волки {}_Hawks|{}_Ястребы Hand_{}|Ханд_{}',
    ...{ leagues: 3, teams: 12, squad: 14 },
    strength: (random) => ({ attack: clipped(random.normal()), defence: clipped(random.normal()) }),
  }),
});

/** Within what leaves every attack open. */
function clipped(drawn: number): number {
  return 0.025 * Math.max(-2, Math.min(2, drawn));
}
