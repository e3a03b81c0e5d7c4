import { MINUTE_MS } from '@paddock/contract';

import { cyberTournaments } from '../../simulation/world/cyber-championships.ts';
import { KILLS_RULES, killsMap } from '../maps/kills-map.ts';
import type { MapModel } from '../maps/map-model.ts';
import { mapsGame } from '../maps/maps-game.ts';
import type { MapsRecord } from '../maps/maps-record.ts';
import type { SportModel } from '../sport-model.ts';

/** About 46 kills a map. Every fifth opens the way to a tower. */
const TOWER = 0.2;
export const dota2Map = (homeKill: number): MapModel => killsMap(homeKill, TOWER);

/** Best of three maps. */
export const dota2: SportModel<MapsRecord<'dota-2'>> = mapsGame({
  sport: 'dota-2',
  name: { en: 'Dota 2', ru: 'Dota 2' },
  rules: KILLS_RULES,
  modelOf: dota2Map,
  tempo: { pointSec: 25, pointSpreadSec: 50, betweenMapsSec: 420 },
  pace: { everyMs: 75 * MINUTE_MS, matches: 2 },
  championships: cyberTournaments({
    sport: 'dota-2',
    names: [
      { en: 'River Masters', ru: 'Речной мастерс' },
      { en: 'Lantern League', ru: 'Лига фонарей' },
      { en: 'Ember Open', ru: 'Открытый кубок углей' },
    ],
    teams: 12,
    spread: 0.02,
  }),
  recordOf: (played) => ({ sport: 'dota-2', ...played }),
});
