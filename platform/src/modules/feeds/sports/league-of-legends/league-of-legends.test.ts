import { createRandom } from '../../simulation/random/random.ts';
import { expectSoundPrices } from '../../simulation/match/calibration.testing.ts';
import { KILLS_RULES } from '../maps/kills-map.ts';
import { NEW_MAP } from '../maps/map-model.ts';
import { mapsMatch } from '../maps/maps-match.ts';
import { playMaps } from '../maps/maps-timeline.ts';
import { leagueOfLegendsMap } from './league-of-legends.ts';

const TEMPO = { pointSec: 65, pointSpreadSec: 1, betweenMapsSec: 420 };
const model = leagueOfLegendsMap(0.49);
const matches = Array.from({ length: 12 }, (_, seed) =>
  mapsMatch(
    KILLS_RULES,
    playMaps(KILLS_RULES, TEMPO, model, createRandom('league-of-legends', String(seed))),
    { homePoint: 0.49, model },
    (played) => ({ sport: 'league-of-legends', ...played }),
  ),
);

describe('League of Legends', () => {
  it('has fewer kills a map than Dota 2', () => {
    const { least, chances } = model.odds(NEW_MAP).total;
    const mean = chances.reduce((sum, chance, at) => sum + (least + at) * chance, 0);
    expect(Math.round(mean)).toBe(28);
  });

  it('is priced soundly', () => {
    expectSoundPrices('league-of-legends', matches, [-1, 0, 600, 1_500, 2_500, 4_000]);
  });
});
