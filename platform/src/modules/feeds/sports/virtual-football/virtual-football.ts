import { MINUTE_MS } from '@paddock/contract';

import type { Side } from '../../results/index.ts';
import { teamLeagues } from '../../simulation/world/later-championships.ts';
import type { SportModel } from '../sport-model.ts';
import { timedGame } from '../timed/timed-game.ts';
import type { TimedRecord, TimedRules } from '../timed/timed-rules.ts';
import type { Attack } from '../timed/timed-timeline.ts';
import type { TimedTelling } from '../timed/timed-view.ts';

/** Two halves of six minutes; teams may end level. */
export const VIRTUAL_RULES: TimedRules = {
  ...{ periods: 2, periodSec: 360, breakSec: 60, turnSec: 12 },
  alarmChance: 0.1,
};

/** Minutes of football that pass in one of a match. */
const TOLD_PER_SEC = 45 / 6;

/** About 1.4 goals a side of 60 attacks. */
export const VIRTUAL_CHANCE = 0.0235;

export const VIRTUAL_LINES = { stepQuarters: 2, listedGoals: 4, races: [] } as const;

export const VIRTUAL_TELLING: TimedTelling = {
  periodCodes: ['h1', 'h2'],
  breakCode: 'ht',
  counts: 'up',
  recordOf: (played) => ({ sport: 'virtual-football', ...played }),
  retold: (view, attacks) => ({
    ...view,
    clockSec: told(view.clockSec ?? 0),
    clockPerSec: TOLD_PER_SEC * view.clockPerSec,
    incidents: attacks
      .filter(({ isGoal }) => isGoal)
      .map(({ period, side, atSec }) => ({
        ...{ kind: 'goal', side },
        atSec: told(atSec - period * VIRTUAL_RULES.breakSec),
      })),
    stats: { shots: [shotsOf(attacks, 'home'), shotsOf(attacks, 'away')] },
  }),
};

function shotsOf(attacks: readonly Attack[], of: Side): number {
  return attacks.filter(({ side }) => side === of).length;
}

/** Seconds of play as the match tells them: its ninety minutes pass in twelve. */
function told(playedSec: number): number {
  return Math.floor(TOLD_PER_SEC * playedSec);
}

export const virtualFootball: SportModel<TimedRecord<'virtual-football'>> = timedGame({
  sport: 'virtual-football',
  name: { en: 'Virtual football', ru: 'Виртуальный футбол' },
  rules: VIRTUAL_RULES,
  telling: VIRTUAL_TELLING,
  lines: VIRTUAL_LINES,
  usualChance: VIRTUAL_CHANCE,
  homeChance: 0.002,
  mostGoals: 14,
  tablePoints: { win: 3, draw: 1 },
  // A match is over before the next one begins.
  pace: { everyMs: 15 * MINUTE_MS, matches: 1 },
  championships: teamLeagues({
    sport: 'virtual-football',
    name: { en: 'Virtual League', ru: 'Виртуальная лига' },
    clubs: 'Digital_{}|Диджитал_{} {}_Pixels|{}_Пиксели {}_Bits|{}_Биты Cyber_{}|Кибер_{}',
    ...{ leagues: 3, teams: 12, squad: 11 },
    strength: (random) => ({ attack: clipped(random.normal()), defence: clipped(random.normal()) }),
  }),
});

function clipped(drawn: number): number {
  return 0.004 * Math.max(-2, Math.min(2, drawn));
}
