import type { SportCode } from '@paddock/contract';

import { createRandom } from '../random/random.ts';
import { footballAndBasketball } from './leagues.ts';
import { tennisTournaments } from './tournaments.ts';
import type { Championship } from './world.ts';

/**
 * The championships of one of the first three sports. They are drawn from one stream, football and basketball of a country
 * in turn: databases that began with them go on with the same names. A sport that came later draws from a stream of its own.
 */
export function championshipsOf(sport: SportCode): (worldSeed: string) => readonly Championship[] {
  return (worldSeed) => {
    const random = createRandom(worldSeed, 'world');
    return [...footballAndBasketball(random), ...tennisTournaments(random)].filter(
      (championship) => championship.sport === sport,
    );
  };
}
