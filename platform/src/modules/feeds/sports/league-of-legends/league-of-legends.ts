import { MINUTE_MS } from '@paddock/contract';

import { cyberTournaments } from '../../simulation/world/cyber-championships.ts';
import { KILLS_RULES, killsMap } from '../maps/kills-map.ts';
import type { MapModel } from '../maps/map-model.ts';
import { mapsGame } from '../maps/maps-game.ts';
import type { MapsRecord } from '../maps/maps-record.ts';
import type { SportModel } from '../sport-model.ts';

/** About 28 kills a map. Every third opens the way to a tower. */
const TOWER = 0.33;
export const leagueOfLegendsMap = (homeKill: number): MapModel => killsMap(homeKill, TOWER);

/** Best of three maps. */
export const leagueOfLegends: SportModel<MapsRecord<'league-of-legends'>> = mapsGame({
  sport: 'league-of-legends',
  name: { en: 'League of Legends', ru: 'League of Legends' },
  rules: KILLS_RULES,
  modelOf: leagueOfLegendsMap,
  tempo: { pointSec: 40, pointSpreadSec: 60, betweenMapsSec: 420 },
  pace: { everyMs: 75 * MINUTE_MS, matches: 2 },
  championships: cyberTournaments({
    sport: 'league-of-legends',
    names: [
      { en: 'Summit Series', ru: 'Серия вершин' },
      { en: 'Meridian Cup', ru: 'Кубок меридиана' },
      { en: 'Twilight League', ru: 'Лига сумерек' },
    ],
    teams: 12,
    spread: 0.02,
  }),
  recordOf: (played) => ({ sport: 'league-of-legends', ...played }),
});
