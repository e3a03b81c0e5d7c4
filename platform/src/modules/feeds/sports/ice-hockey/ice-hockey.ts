import { MINUTE_MS } from '@paddock/contract';

import { teamLeagues } from '../../simulation/world/later-championships.ts';
import type { SportModel } from '../sport-model.ts';
import { timedGame } from '../timed/timed-game.ts';
import type { TimedRecord, TimedRules } from '../timed/timed-rules.ts';
import type { TimedTelling } from '../timed/timed-view.ts';

/** Three periods of twenty minutes; where they are level five minutes until somebody scores, and shots. */
export const ICE_HOCKEY_RULES: TimedRules = {
  ...{ periods: 3, periodSec: 1_200, breakSec: 900, turnSec: 20 },
  overtime: { sec: 300, chanceFactor: 1.7 },
  alarmChance: 0.05,
};

/** About 3.2 goals a side of 180 attacks. */
export const ICE_HOCKEY_CHANCE = 0.0172;

export const ICE_HOCKEY_LINES = { stepQuarters: 2, listedGoals: 6, races: [] } as const;

export const ICE_HOCKEY_TELLING: TimedTelling = {
  periodCodes: ['p1', 'p2', 'p3', 'ot'],
  breakCode: 'pb',
  counts: 'down',
  recordOf: (played) => ({ sport: 'ice-hockey', ...played }),
  retold: undefined,
};

export const iceHockey: SportModel<TimedRecord<'ice-hockey'>> = timedGame({
  sport: 'ice-hockey',
  name: { en: 'Ice hockey', ru: 'Хоккей' },
  rules: ICE_HOCKEY_RULES,
  telling: ICE_HOCKEY_TELLING,
  lines: ICE_HOCKEY_LINES,
  usualChance: ICE_HOCKEY_CHANCE,
  homeChance: 0.0009,
  mostGoals: 16,
  // Points for a loss in overtime are no rule of two figures.
  tablePoints: undefined,
  pace: { everyMs: 60 * MINUTE_MS, matches: 3 },
  championships: teamLeagues({
    sport: 'ice-hockey',
    name: { en: 'Hockey League', ru: 'Хоккейная лига' },
    clubs: 'HC_{}|ХК_{} {}_Bears|{}_Медведи {}_Sabres|{}_Сабли {}_Polar|{}_Полярные {}_Rockets|{}_Ракеты',
    ...{ leagues: 4, teams: 12, squad: 18 },
    // Stronger attacks and defences alike leave every attack a chance.
    strength: (random) => ({ attack: clipped(random.normal()), defence: clipped(random.normal()) }),
  }),
});

function clipped(drawn: number): number {
  return 0.0018 * Math.max(-2, Math.min(2, drawn));
}
