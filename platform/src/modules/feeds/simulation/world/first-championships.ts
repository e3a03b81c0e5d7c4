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
  return (worldSeed) => drawnFrom(worldSeed).filter((championship) => championship.sport === sport);
}

/** The last ones drawn: a world asks for all three sports in a row. */
let drawn: { readonly worldSeed: string; readonly championships: readonly Championship[] } | undefined;

function drawnFrom(worldSeed: string): readonly Championship[] {
  if (drawn?.worldSeed === worldSeed) return drawn.championships;
  const random = createRandom(worldSeed, 'world');
  const championships = [...footballAndBasketball(random), ...tennisTournaments(random)];
  drawn = { worldSeed, championships };
  return championships;
}
