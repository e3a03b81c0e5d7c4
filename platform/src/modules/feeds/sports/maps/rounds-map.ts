import type { Score, Side } from '../../results/index.ts';
import { MapEnds, type MapModel, type MapRules, type MapState } from './map-model.ts';
import { waitsFor } from './waits.ts';

/** A map goes to thirteen rounds; from 12:12 on each overtime is six rounds, of which four win it. */
const ROUNDS_TO_WIN = 13;
const OVERTIME_HALF = 3;
/** Overtimes beyond which a map is thought to have ended by then: what is left of the chances is shared out. */
const MOST_OVERTIMES = 8;

/** What the map goes to: the side that is behind says which overtime it is. */
function goalOf([home, away]: Score): number {
  const behind = Math.min(home, away) - (ROUNDS_TO_WIN - 1);
  return ROUNDS_TO_WIN + (behind < 0 ? 0 : OVERTIME_HALF * (Math.floor(behind / OVERTIME_HALF) + 1));
}

function winnerOf(points: Score): Side | undefined {
  const [home, away] = points;
  if (Math.max(home, away) < goalOf(points)) return undefined;
  return home > away ? 'home' : 'away';
}

export const ROUNDS_RULES: MapRules = {
  winnerOf: ({ points }) => winnerOf(points),
  canEnd: ({ points: [home, away] }) =>
    winnerOf([home + 1, away]) !== undefined || winnerOf([home, away + 1]) !== undefined,
  firsts: [5, 10],
  hasFirstBlood: false,
  regularPoints: 2 * (ROUNDS_TO_WIN - 1),
  hasTowers: false,
  wonBy: 2,
  mostPoints: 100,
  mostLead: ROUNDS_TO_WIN,
};

/** A map of rounds, each won by the home side with the same chance. */
export function roundsMap(homeRound: number): MapModel {
  return {
    next: ({ points: [home, away], towers }, random) => ({
      points: random.chance(homeRound) ? [home + 1, away] : [home, away + 1],
      towers,
    }),
    odds: (state) => endsFrom(state, homeRound).odds(),
    ends: (state) => endsFrom(state, homeRound).all(),
    firstTo: ({ points: [home, away] }, count) => [
      firstWith(count - home, count - away, homeRound),
      firstWith(count - away, count - home, 1 - homeRound),
    ],
    towers: () => undefined,
  };
}

/** The chance of so many more rounds before the other side has as many as it needs. */
function firstWith(needed: number, others: number, chance: number): number {
  return waitsFor(needed, chance, others - 1).reduce((sum, one) => sum + one, 0);
}

function endsFrom({ points: from }: MapState, homeRound: number): MapEnds {
  const ends = new MapEnds();
  /** Chances of the home side's rounds, of all scores with as many played. */
  let open: ReadonlyMap<number, number> = new Map([[from[0], 1]]);
  const begun = from[0] + from[1];
  const most = Math.max(begun, 2 * (ROUNDS_TO_WIN - 1)) + MOST_OVERTIMES * 2 * OVERTIME_HALF;
  for (let played = begun; open.size > 0 && played < most; played++) {
    const next = new Map<number, number>();
    const add = (home: number, chance: number) => {
      const points: Score = [home, played + 1 - home];
      const winner = winnerOf(points);
      if (winner === undefined) next.set(home, (next.get(home) ?? 0) + chance);
      else ends.add(points, winner, chance);
    };
    for (const [home, chance] of open) {
      add(home + 1, chance * homeRound);
      add(home, chance * (1 - homeRound));
    }
    open = next;
  }
  return ends;
}
