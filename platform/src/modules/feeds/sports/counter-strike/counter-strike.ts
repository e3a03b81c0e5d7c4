import { MINUTE_MS } from '@paddock/contract';

import { cyberTournaments } from '../../simulation/world/cyber-championships.ts';
import { mapsGame } from '../maps/maps-game.ts';
import type { MapsRecord } from '../maps/maps-record.ts';
import { ROUNDS_RULES, roundsMap } from '../maps/rounds-map.ts';
import type { SportModel } from '../sport-model.ts';

/** Best of three maps of rounds. */
export const counterStrike: SportModel<MapsRecord<'counter-strike'>> = mapsGame({
  sport: 'counter-strike',
  name: { en: 'Counter-Strike', ru: 'Counter-Strike' },
  rules: ROUNDS_RULES,
  modelOf: roundsMap,
  tempo: { pointSec: 75, pointSpreadSec: 50, betweenMapsSec: 300 },
  pace: { everyMs: 75 * MINUTE_MS, matches: 2 },
  championships: cyberTournaments({
    sport: 'counter-strike',
    names: [
      { en: 'Night Circuit', ru: 'Ночная серия' },
      { en: 'Iron Harbour Cup', ru: 'Кубок железной гавани' },
      { en: 'Northern Series', ru: 'Северная серия' },
    ],
    teams: 12,
    spread: 0.022,
  }),
  recordOf: (played) => ({ sport: 'counter-strike', ...played }),
});
