import type { Silk } from '@paddock/contract/schemas';

import { createRandom } from '../random/random.ts';
import { footballAndBasketball } from './leagues.ts';
import type { Name } from './names.ts';
import { tennisTournaments } from './tournaments.ts';

export type SimulatedSport = 'football' | 'tennis' | 'basketball';

/** A club or a tennis player. Strengths are in the unit of the sport's model. */
export interface Team {
  /** Unique in the world; also the seed of everything about the team. */
  readonly id: string;
  readonly name: Name;
  readonly silk: Silk;
  /** Who can score or be booked, the likeliest scorers first. */
  readonly players: readonly string[];
  /** Football: log goals made. Basketball: points above average. Tennis: chance of a point on serve above the tour's. */
  readonly attack: number;
  /** Football: log goals prevented. Basketball: points prevented. Tennis: as attack, on return. */
  readonly defence: number;
}

export interface Championship {
  readonly id: string;
  readonly sport: SimulatedSport;
  readonly slug: string;
  readonly name: Name;
  readonly region: { readonly id: string; readonly code: string; readonly name: Name };
  /** 1 is shown first. */
  readonly rank: number;
  readonly teams: readonly Team[];
  /** Tennis only. */
  readonly tennis?: { readonly bestOf: 3 | 5; readonly women: boolean };
}

/** Everything that exists in the simulation before any match is played; equal seeds give equal worlds. */
export interface World {
  readonly seed: string;
  readonly championships: readonly Championship[];
}

export function createWorld(seed: string): World {
  const random = createRandom(seed, 'world');
  return { seed, championships: [...footballAndBasketball(random), ...tennisTournaments(random)] };
}
