import type { ApiProblem } from '@paddock/shared-utils';
import type { AmountMinor } from '@paddock/contract';
import type { RoundSeeds } from '@paddock/games';

import type { ShownRound } from '../faces/game-face.ts';
import type { PlayedRound } from '../model/played-round.ts';

/** A bet as the panel has put it together. */
export interface Bet {
  readonly stakeMinor: AmountMinor;
  readonly choice: unknown;
  /** Free rounds that it is one of: the house pays its stake. */
  readonly giftId?: string;
}

export type AnyRound = ShownRound<unknown, unknown, unknown>;

/** The round on the table, and how long the table moves until it has been shown. */
export interface ShownStep {
  readonly round: AnyRound;
  readonly motionMs: number;
}

/** What the next round is drawn from, as far as it may be known before. */
export interface NextSeeds extends Pick<RoundSeeds, 'clientSeed' | 'nonce'> {
  readonly commitment: string;
}

/** Rounds of one game, real ones or those of a demo. */
export interface Play {
  readonly kind: 'real' | 'demo';
  readonly currency: string;
  /** What can be staked; undefined until it is known. */
  readonly balanceMinor: AmountMinor | undefined;
  readonly shown: ShownStep | undefined;
  /** It is not known yet whether a round is open; what may be chosen and staked waits for it. */
  readonly isReading: boolean;
  /** A bet or a move was sent and is not answered yet. */
  readonly isDealing: boolean;
  /** The table still moves: the end of the round is not told yet. */
  readonly isMoving: boolean;
  /** Why the last bet or move was not taken. */
  readonly problem: ApiProblem | undefined;
  /** The answer never came: it may have been taken. Asking again never does it twice. */
  readonly isUnanswered: boolean;
  /** When an open round ends by itself; null while none is open, or nothing ends it. */
  readonly endsByItselfAtMs: number | null;
  /** Undefined before the first round of a player who has no seeds yet. */
  readonly next: NextSeeds | undefined;
  /** The last round that may be checked. */
  readonly last: PlayedRound | undefined;
  /** Ends the motion of the table. */
  skip(): void;
  play(bet: Bet): Promise<void>;
  move(move: unknown): Promise<void>;
  askAgain(): Promise<void>;
  forgetProblem(): void;
}
