import type { Side } from '../../results/index.ts';
import type { Random } from '../../simulation/random/random.ts';
import type { TeamPlayer } from '../../simulation/world/squads.ts';
import type { Team } from '../../simulation/world/world.ts';
import { afterEntry, atKickOff, linesOf, type Lineup, type Lineups, type Place } from './football-lineups.ts';
import type { SideOnPitch } from './football-lineups.ts';
import type { FootballEntry } from './football-timeline.ts';

/** Of all goals so many are put into their own net by the other side. */
export const OWN_GOALS = 0.03;
const STARTING = 11;
/** Somebody of the bench begins in place of one of their line this often. */
export const ROTATED = 0.2;

/** Something of a match before it is known who did it: `draw` in [0, 1) will say. */
export interface Uncast extends FootballEntry {
  readonly draw: number;
}

/** Says who begins, who does what and who comes on for whom; without squads nobody is known. */
export function castMatch(
  entries: readonly Uncast[],
  teams: Readonly<Record<Side, Team>>,
  random: Random,
): { readonly lineups?: Lineups; readonly entries: readonly FootballEntry[] } {
  const plain = entries.map(({ draw: _, ...entry }) => entry);
  if (teams.home.players.length < STARTING || teams.away.players.length < STARTING) return { entries: plain };
  const lineups = {
    home: lineupOf(toldApart(teams.home, teams.away), random),
    away: lineupOf(toldApart(teams.away, teams.home), random),
  };
  const pitch = { home: atKickOff(lineups.home), away: atKickOff(lineups.away) };
  const cast = entries.map(({ draw, ...entry }) => {
    const who = whoOf(entry, draw, pitch, random);
    const known = { ...entry, ...who };
    pitch[entry.side] = afterEntry(pitch[entry.side], known);
    return known;
  });
  return { lineups, entries: cast };
}

/** Who is called as somebody of the other side has the team in the name: a list of scorers has both. */
function toldApart(team: Team, other: Team): Team {
  const called = new Set(other.players.map(({ name }) => name.en));
  const players = team.players.map((player): TeamPlayer => {
    if (!called.has(player.name.en)) return player;
    const { en, ru } = player.name;
    return { ...player, name: { en: `${en} (${team.name.en})`, ru: `${ru} (${team.name.ru})` } };
  });
  return { ...team, players };
}

function lineupOf({ players }: Team, random: Random): Lineup {
  const starting = players.slice(0, STARTING);
  const bench = players.slice(STARTING);
  for (const [seat, player] of bench.entries()) {
    if (!random.chance(ROTATED)) continue;
    const line = starting.filter(({ position }) => position === player.position);
    const rested = random.pick(line);
    starting[starting.indexOf(rested)] = player;
    bench[seat] = rested;
  }
  return { starting, bench };
}

type Who = Pick<FootballEntry, 'player' | 'off' | 'isOwn'>;

function whoOf(
  { kind, side }: FootballEntry,
  draw: number,
  pitch: Readonly<Record<Side, SideOnPitch>>,
  random: Random,
): Who {
  const { places } = pitch[side];
  switch (kind) {
    case 'goal': {
      if (draw < OWN_GOALS) {
        const other = pitch[side === 'home' ? 'away' : 'home'].places;
        return { ...byWeight(other, draw / OWN_GOALS, isDefender), isOwn: true };
      }
      return byWeight(places, (draw - OWN_GOALS) / (1 - OWN_GOALS), ({ scoring }) => scoring);
    }
    case 'red-card':
    case 'yellow-card':
      return byWeight(places, draw, ({ position }) => (position === 'goalkeeper' ? 0 : 1));
    case 'substitution':
      return substitution(pitch[side], random);
    default:
      return {};
  }
}

const isDefender = ({ position }: Place): number => (position === 'defender' ? 1 : 0.01);

function byWeight(places: readonly Place[], draw: number, weightOf: (place: Place) => number): Who {
  const all = places.reduce((sum, place) => sum + weightOf(place), 0);
  let left = draw * all;
  const place = places.find((one) => (left -= weightOf(one)) < 0) ?? places.at(-1);
  return place === undefined ? {} : { player: place.player };
}

/** A line by how many can still come on in it, then one of its players for one of its places. */
function substitution(side: SideOnPitch, random: Random): Who {
  const lines = linesOf(side).flatMap((line) => Array.from({ length: line.most }, () => line));
  if (lines.length === 0) return {};
  const { players, places } = random.pick(lines);
  const player: TeamPlayer = random.pick(players);
  return { player, off: random.pick(places).player };
}
