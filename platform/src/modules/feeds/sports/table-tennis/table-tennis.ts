import { MINUTE_MS } from '@paddock/contract';

import { openTournaments } from '../../simulation/world/later-championships.ts';
import { rallyGame } from '../rally/rally-game.ts';
import type { RallyRecord, RallyRules } from '../rally/rally-rules.ts';
import type { SportModel } from '../sport-model.ts';

/** Best of five games to 11, which bets call sets. */
export const TABLE_TENNIS_RULES: RallyRules = {
  setsToWin: 3,
  pointsToWin: 11,
  lastSetPoints: 11,
  races: [3, 5, 7, 9],
};

export const tableTennis: SportModel<RallyRecord<'table-tennis'>> = rallyGame({
  sport: 'table-tennis',
  name: { en: 'Table tennis', ru: 'Настольный теннис' },
  rules: TABLE_TENNIS_RULES,
  tempo: { pointSec: 12, pointSpreadSec: 10, betweenSetsSec: 75 },
  homePoint: 0,
  pace: { everyMs: 30 * MINUTE_MS, matches: 2 },
  championships: openTournaments({
    sport: 'table-tennis',
    names: [
      { en: 'Table Tennis Masters', ru: 'Мастерс по настольному теннису' },
      { en: 'Table Tennis Challenge', ru: 'Челлендж по настольному теннису' },
    ],
    languages: ['czech', 'japanese', 'german', 'polish', 'korean', 'nordic'],
    players: 12,
    strength: (random) => ({ attack: 0.03 * Math.max(-2, Math.min(2, random.normal())), defence: 0 }),
  }),
  recordOf: (played) => ({ sport: 'table-tennis', ...played }),
});
