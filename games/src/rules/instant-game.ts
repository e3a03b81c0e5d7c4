import type { Ratio } from '@paddock/contract';

import type { Draws } from '../fairness/draws.ts';
import type { Game } from './game.ts';
import { paidBy, type MultiplierMilli } from './multiplier.ts';
import { NO_MOVES, overAtOnce } from './no-moves.ts';

/** What a game shows whose stake is paid by one multiplier. */
export interface InstantFace {
  /** What the stake was paid times; 0 where it was lost. */
  readonly paidMilli: MultiplierMilli;
}

/** The rules of a game without moves whose whole stake is paid by one multiplier. */
export interface InstantRules<Choice, Face extends InstantFace> {
  readonly code: string;
  readonly version: number;
  readonly readChoice: (value: unknown) => Choice | undefined;
  readonly play: (draws: Draws, choice: Choice) => Face;
  readonly returnOf: (choice: Choice) => Ratio;
  /** Largest multiplier a round by this choice can be paid. */
  readonly mostMilli: (choice: Choice) => MultiplierMilli;
}

export function instantGame<Choice, Face extends InstantFace>(
  rules: InstantRules<Choice, Face>,
): Game<Choice, never, Face> {
  const { code, version, readChoice, play, returnOf, mostMilli } = rules;
  return {
    code,
    version,
    readBet(stakeMinor, value) {
      const choice = readChoice(value);
      return choice === undefined ? undefined : { stakeMinor, choice };
    },
    ...NO_MOVES,
    round(draws, { stakeMinor, choice }) {
      const face = play(draws, choice);
      return overAtOnce(face, stakeMinor, paidBy(stakeMinor, face.paidMilli));
    },
    returnOf,
    mostMinor: ({ stakeMinor, choice }) => paidBy(stakeMinor, mostMilli(choice)),
  };
}
