import type { Side } from '../../results/index.ts';
import type { TeamPlayer } from '../../simulation/world/squads.ts';
import { OWN_GOALS } from './football-cast.ts';
import {
  linesOf,
  SUBSTITUTION_EVERY_SEC,
  SUBSTITUTION_WITHIN_SEC,
  SUBSTITUTIONS,
  type OnPitch,
  type SideOnPitch,
} from './football-lineups.ts';
import { goalShare, type GoalRates, type MatchPosition } from './goal-rates.ts';

/** The state of a match that prices of scorers depend on. */
export interface ScorersSituation {
  readonly pitch: OnPitch;
  /** Who scored so far, in order; own goals are nobody's. */
  readonly scorers: readonly TeamPlayer[];
  /** Of both sides as many as they are now. */
  readonly rates: GoalRates;
  readonly position: MatchPosition;
  /** How long the second half is expected to be. */
  readonly secondHalfSec: number;
}

/** A way a player's match can go on: on the pitch from one share of the goals that are left to another. */
export interface Stay {
  readonly chance: number;
  readonly from: number;
  readonly to: number;
  /** Goals expected of the place in a whole match. */
  readonly rate: number;
}

/** A player who can still score, if they come on; chances of their stays sum to 1. */
export interface Prospect {
  readonly player: TeamPlayer;
  readonly goals: number;
  readonly stays: readonly Stay[];
}

export interface Outlook {
  readonly prospects: readonly Prospect[];
  /** Goals of both sides that are not own goals, expected in a whole match. */
  readonly rate: number;
  /** Share of a whole match's goals that is left. */
  readonly left: number;
}

/** A window of substitutions is read at so many moments. */
const MOMENTS = 4;

/** Who can still score and when they can be on the pitch, by the same law that substitutions are drawn by. */
export function outlookOf(situation: ScorersSituation): Outlook {
  const { position, rates, secondHalfSec } = situation;
  const until = (sec: number) =>
    position.half === 1
      ? goalShare(1, position.sec, position.lengthSec) + goalShare(2, 0, sec)
      : goalShare(2, position.sec, sec);
  const left = until(secondHalfSec);
  const nowSec = position.half === 2 ? position.sec : 0;
  const momentsOf = (from: number) => momentsLeft(from, nowSec, secondHalfSec).map(until);
  const counted = rates.map((rate) => rate * (1 - OWN_GOALS)) as [number, number];
  const ofSide = (side: Side, rate: number) => {
    const one = situation.pitch[side];
    return prospectsOf(one, { rate, left, moments: momentsOf(one.substitutions) }, situation.scorers);
  };
  return {
    prospects: [...ofSide('home', counted[0]), ...ofSide('away', counted[1])],
    rate: counted[0] + counted[1],
    left,
  };
}

/** Seconds of the second half at which the substitutions still to come may be made, each as likely as another. */
function momentsLeft(made: number, nowSec: number, endSec: number): readonly number[] {
  return Array.from({ length: Math.max(0, SUBSTITUTIONS - made) }, (_, at) => {
    const begins = (made + at) * SUBSTITUTION_EVERY_SEC;
    const from = Math.max(begins, nowSec);
    const to = Math.max(begins + SUBSTITUTION_WITHIN_SEC, from);
    return Array.from({ length: MOMENTS }, (_moment, step) =>
      Math.min(from + ((step + 0.5) / MOMENTS) * (to - from), endSec),
    );
  }).flat();
}

interface Rest {
  readonly rate: number;
  readonly left: number;
  readonly moments: readonly number[];
}

function prospectsOf(
  side: SideOnPitch,
  { rate, left, moments }: Rest,
  scorers: readonly TeamPlayer[],
): readonly Prospect[] {
  const whole = side.places.reduce((sum, { scoring }) => sum + scoring, 0);
  const rateOf = (scoring: number) => (whole === 0 ? 0 : (rate * scoring) / whole);
  const goalsOf = ({ id }: TeamPlayer) => scorers.filter((scorer) => scorer.id === id).length;
  const lines = linesOf(side);
  const open = lines.reduce((sum, { most }) => sum + most, 0);
  const changes = Math.min(moments.length / MOMENTS, open);
  const onPitch = side.places.map(({ player, scoring, position, isFirst }): Prospect => {
    const line = isFirst ? lines.find(({ places }) => places[0]?.position === position) : undefined;
    const leaves = line === undefined || open === 0 ? 0 : (changes * line.most) / (line.places.length * open);
    const stay = { from: 0, rate: rateOf(scoring) };
    const early = moments.map((to): Stay => ({ ...stay, to, chance: leaves / moments.length }));
    const stays = [{ ...stay, to: left, chance: 1 - leaves }, ...early].filter(({ chance }) => chance > 0);
    return { player, goals: goalsOf(player), stays };
  });
  const cameOn = lines.flatMap(({ players, places, most }) =>
    most === 0 || changes === 0
      ? []
      : players.map((player): Prospect => {
          const chance = 1 / (places.length * moments.length);
          const stays = places.flatMap(({ scoring }) =>
            moments.map((from): Stay => ({ from, to: left, chance, rate: rateOf(scoring) })),
          );
          return { player, goals: goalsOf(player), stays };
        }),
  );
  return [...onPitch, ...cameOn];
}
