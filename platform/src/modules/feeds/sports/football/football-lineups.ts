import type { Side } from '../../results/index.ts';
import type { TeamPlayer } from '../../simulation/world/squads.ts';
import type { FootballEntry } from './football-timeline.ts';

/** Who begins a match for a side, and who may come on. */
export interface Lineup {
  readonly starting: readonly TeamPlayer[];
  readonly bench: readonly TeamPlayer[];
}
export type Lineups = Readonly<Record<Side, Lineup>>;

/** A place on the pitch. Who comes on takes it over with its share of the goals. */
export interface Place {
  readonly player: TeamPlayer;
  readonly position: TeamPlayer['position'];
  /** Weight among the places that are taken. */
  readonly scoring: number;
  /** True while nobody was replaced here. */
  readonly isFirst: boolean;
}

export interface SideOnPitch {
  readonly places: readonly Place[];
  readonly bench: readonly TeamPlayer[];
  readonly substitutions: number;
}
export type OnPitch = Readonly<Record<Side, SideOnPitch>>;

/** Each side changes so many, in the second half: the k-th within this window of seconds after its start. */
export const SUBSTITUTIONS = 4;
export const SUBSTITUTION_EVERY_SEC = 550;
export const SUBSTITUTION_WITHIN_SEC = 600;

export function atKickOff({ starting, bench }: Lineup): SideOnPitch {
  const places = starting.map((player): Place => ({
    player,
    position: player.position,
    scoring: player.scoring,
    isFirst: true,
  }));
  return { places, bench, substitutions: 0 };
}

/** Who is on the pitch after all that has happened. */
export function pitchAfter(lineups: Lineups, entries: readonly FootballEntry[]): OnPitch {
  const pitch = { home: atKickOff(lineups.home), away: atKickOff(lineups.away) };
  for (const entry of entries) pitch[entry.side] = afterEntry(pitch[entry.side], entry);
  return pitch;
}

/** A side after a substitution or a dismissal of its own; of anything else it stays as it was. */
export function afterEntry(side: SideOnPitch, { kind, player, off }: FootballEntry): SideOnPitch {
  if (player === undefined) return side;
  if (kind === 'red-card') {
    return { ...side, places: side.places.filter((place) => place.player.id !== player.id) };
  }
  if (kind !== 'substitution') return side;
  return {
    places: side.places.map((place) =>
      place.player.id === off?.id ? { ...place, player, isFirst: false } : place,
    ),
    bench: side.bench.filter(({ id }) => id !== player.id),
    substitutions: side.substitutions + 1,
  };
}

/** Who can still come on in a line of the side, and for whom. */
export interface Line {
  readonly players: readonly TeamPlayer[];
  readonly places: readonly Place[];
  /** So many of them at most. */
  readonly most: number;
}

/** Like comes on for like, each place changes hands once, and the goalkeeper stays. */
export function linesOf({ bench, places }: SideOnPitch): readonly Line[] {
  return (['forward', 'midfielder', 'defender'] as const).map((position) => {
    const players = bench.filter((player) => player.position === position);
    const open = places.filter((place) => place.isFirst && place.position === position);
    return { players, places: open, most: Math.min(players.length, open.length) };
  });
}
