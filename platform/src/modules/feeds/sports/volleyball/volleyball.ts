import { MINUTE_MS } from '@paddock/contract';

import { teamLeagues } from '../../simulation/world/later-championships.ts';
import { rallyGame } from '../rally/rally-game.ts';
import type { RallyRecord, RallyRules } from '../rally/rally-rules.ts';
import type { SportModel } from '../sport-model.ts';

/** Best of five sets to 25, the fifth to 15. */
export const VOLLEYBALL_RULES: RallyRules = {
  setsToWin: 3,
  pointsToWin: 25,
  lastSetPoints: 15,
  races: [10, 15, 20],
};

export const volleyball: SportModel<RallyRecord<'volleyball'>> = rallyGame({
  sport: 'volleyball',
  name: { en: 'Volleyball', ru: 'Волейбол' },
  rules: VOLLEYBALL_RULES,
  tempo: { pointSec: 22, pointSpreadSec: 16, betweenSetsSec: 180 },
  homePoint: 0.006,
  // Twelve teams of one league at a time: the next turn of a league comes after its longest match.
  pace: { everyMs: 75 * MINUTE_MS, matches: 3 },
  championships: teamLeagues({
    sport: 'volleyball',
    name: { en: 'Volleyball League', ru: 'Волейбольная лига' },
    clubs: 'Volley_{}|Волей_{} VC_{}|ВК_{} {}_Storks|{}_Аисты {}_Comets|{}_Кометы',
    leagues: 3,
    teams: 12,
    squad: 12,
    strength: (random) => ({ attack: 0.018 * clipped(random.normal()), defence: 0 }),
  }),
  recordOf: (played) => ({ sport: 'volleyball', ...played }),
});

/** Within what leaves every point open. */
function clipped(drawn: number): number {
  return Math.max(-2, Math.min(2, drawn));
}
