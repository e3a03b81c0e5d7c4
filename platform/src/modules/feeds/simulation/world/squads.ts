import { createHash } from 'node:crypto';
import type { Position } from '@paddock/contract/schemas';

import { createRandom } from '../random/random.ts';
import type { NameLanguage } from './data/surnames.ts';
import { people, type Name } from './names.ts';

/** Somebody of a team. */
export interface TeamPlayer {
  /** Unique in the world: in feeds, and as the outcome of a market of players. */
  readonly id: string;
  readonly name: Name;
  readonly position?: Position;
  /** Goals of this many in a hundred of the team's, on the pitch with the usual ten others. */
  readonly scoring: number;
}

type Place = readonly [position: Position, scoring: number];

/** Likeliest scorers first, goalkeeper last: eleven who usually begin, then who sits on the bench. */
const FOOTBALL_PLACES: readonly Place[] = [
  ...[24, 19].map((scoring): Place => ['forward', scoring]),
  ...[14, 11, 9, 7].map((scoring): Place => ['midfielder', scoring]),
  ...[5, 4, 3.5, 3].map((scoring): Place => ['defender', scoring]),
  ['goalkeeper', 0.5],
  ['forward', 18],
  ['midfielder', 9],
  ['defender', 4],
  ['goalkeeper', 0.5],
  ['forward', 15],
  ['midfielder', 7],
  ['defender', 3],
];

/** The players of a team whose names are all that is known of them. */
export function plainSquad(teamId: string, names: readonly Name[]): readonly TeamPlayer[] {
  return names.map((name, at) => ({ id: playerId(teamId, at), name, scoring: 0 }));
}

/** A football team's: to the names its world was drawn with come more from the team's own seed. */
export function footballSquad(
  teamId: string,
  names: readonly Name[],
  language: NameLanguage,
): readonly TeamPlayer[] {
  const taken = new Set(names.map(({ en }) => en));
  const more = people(language, FOOTBALL_PLACES.length - names.length, createRandom(teamId, 'squad'), taken);
  return [...names, ...more].slice(0, FOOTBALL_PLACES.length).map((name, at) => {
    const [position, scoring] = FOOTBALL_PLACES[at] ?? (['midfielder', 0] as const);
    return { id: playerId(teamId, at), name, position, scoring };
  });
}

function playerId(teamId: string, at: number): string {
  return `p${createHash('sha256').update(`${teamId}:${at}`).digest('hex').slice(0, 12)}`;
}
