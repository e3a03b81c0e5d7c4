import type { SportCode } from '@paddock/contract';
import type { Silk } from '@paddock/contract/schemas';

import { SPORT_MODELS } from '../../sports/sports.ts';
import type { Name } from './names.ts';
import type { TeamPlayer } from './squads.ts';

/** A club or a tennis player. Strengths are in the unit of the sport's model. */
export interface Team {
  /** Unique in the world; also the seed of everything about the team. */
  readonly id: string;
  readonly name: Name;
  readonly silk: Silk;
  /** Who can score or be booked, the likeliest scorers first. */
  readonly players: readonly TeamPlayer[];
  /** How good it is at scoring, and at preventing it, in the unit of the sport's model. */
  readonly attack: number;
  readonly defence: number;
}

export interface Championship {
  readonly id: string;
  readonly sport: SportCode;
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
  const sports = Object.values(SPORT_MODELS);
  return { seed, championships: sports.flatMap(({ simulation }) => simulation.championships(seed)) };
}
