import type { Side } from '../../results/index.ts';
import { MapEnds, type MapModel, type MapRules, type MapState } from './map-model.ts';
import type { ScoreChance } from '../rules/part-chances.ts';
import { atMost, waitsFor } from './waits.ts';

/**
 * A map of kills. Some kills open the way to a tower of the other side; the sixth tower is the base, and ends the map. So the
 * side that kills more wins more often, and may lose all the same.
 */
const TOWERS = 6;
/** Kills of one side beyond which nothing is counted. */
const MOST_KILLS = 130;
const NEGLIGIBLE = 1e-12;

export const KILLS_RULES: MapRules = {
  winnerOf,
  canEnd: ({ towers }) => Math.max(...towers) === TOWERS - 1,
  firsts: [5, 10],
  hasFirstBlood: true,
  regularPoints: undefined,
  hasTowers: true,
  wonBy: 0,
  mostPoints: 2 * MOST_KILLS,
  mostLead: 60,
};

function winnerOf({ towers: [home, away] }: MapState): Side | undefined {
  if (home < TOWERS && away < TOWERS) return undefined;
  return home > away ? 'home' : 'away';
}

/** A map of kills, each of the home side with the same chance; `tower` is the chance that a tower falls with it. */
export function killsMap(homeKill: number, tower: number): MapModel {
  return {
    next({ points: [home, away], towers: [ours, theirs] }, random) {
      const isHome = random.chance(homeKill);
      const fallen = random.chance(tower) ? 1 : 0;
      return isHome
        ? { points: [home + 1, away], towers: [ours + fallen, theirs] }
        : { points: [home, away + 1], towers: [ours, theirs + fallen] };
    },
    odds: (state) => endsFrom(state, homeKill, tower).odds(),
    ends: (state) => endsFrom(state, homeKill, tower).all(),
    firstTo: ({ points: [home, away], towers: [ours, theirs] }, count) => [
      firstWith([count - home, count - away], [TOWERS - ours, TOWERS - theirs], homeKill, tower),
      firstWith([count - away, count - home], [TOWERS - theirs, TOWERS - ours], 1 - homeKill, tower),
    ],
    towers: ({ towers }) => ({ ends: towersFrom(towers, homeKill), nextHome: homeKill }),
  };
}

/** Each tower falls to whoever makes the kill, so they fall to the home side as often as kills do. */
function towersFrom([ours, theirs]: MapState['towers'], homeKill: number): readonly ScoreChance[] {
  const [own, others] = [TOWERS - ours, TOWERS - theirs];
  return [
    ...waitsFor(own, homeKill, others - 1).map((chance, lost) => ({
      ...{ score: [TOWERS, theirs + lost] as const, chance },
    })),
    ...waitsFor(others, 1 - homeKill, own - 1).map((chance, lost) => ({
      ...{ score: [ours + lost, TOWERS] as const, chance },
    })),
  ];
}

type Needed = readonly [own: number, others: number];

/** The chance that a side has the kills it needs before the other has, the map going on until then. */
function firstWith([own, others]: Needed, [towers, othersTowers]: Needed, kill: number, tower: number) {
  const goesOn = atMost(towers - 1, own - 1, tower);
  return waitsFor(own, kill, others - 1).reduce(
    (sum, chance, lost) => sum + chance * goesOn * atMost(othersTowers - 1, lost, tower),
    0,
  );
}

function endsFrom(
  { points: [home, away], towers: [ours, theirs] }: MapState,
  kill: number,
  tower: number,
): MapEnds {
  const ends = new MapEnds();
  const needed: Needed = [TOWERS - ours, TOWERS - theirs];
  wonWith(needed, kill, tower, (own, others, chance) =>
    ends.add([home + own, away + others], 'home', chance),
  );
  wonWith([needed[1], needed[0]], 1 - kill, tower, (own, others, chance) =>
    ends.add([home + others, away + own], 'away', chance),
  );
  return ends;
}

/** Every way a side takes the base: so many more kills of its own, the last of them with the base, and so many of the other's. */
function wonWith(
  [towers, othersTowers]: Needed,
  kill: number,
  tower: number,
  add: (own: number, others: number, chance: number) => void,
): void {
  const stands = Array.from({ length: MOST_KILLS + 1 }, (_, lost) => atMost(othersTowers - 1, lost, tower));
  for (const [without, last] of waitsFor(towers, tower, MOST_KILLS).entries()) {
    const own = towers + without;
    if (last < NEGLIGIBLE && without > towers / tower) break;
    for (const [others, chance] of waitsFor(own, kill, MOST_KILLS).entries()) {
      const all = last * chance * (stands[others] ?? 0);
      if (all > NEGLIGIBLE) add(own, others, all);
    }
  }
}
