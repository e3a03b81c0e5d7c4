import type { AmountMinor, BetId, OddsMilli, PlayerId } from '@paddock/contract';

import type { Tx } from '../../kernel/database/database.ts';
import { openBeside, realThen, sumOfReal, type RealThen, type StakeThen } from './real-then.ts';
import {
  judgeEach,
  type JudgedStake,
  type OpenWhile,
  type ProductWagering,
  type WageringGrant,
  type WageringPerson,
} from './wagering.ts';

/** A stake that has ended, as its product keeps it. */
export interface EndedStake {
  readonly stakeMinor: AmountMinor;
  /** Most of it that could be lost; less where its parts covered one another. */
  readonly riskedMinor: AmountMinor;
  readonly acceptedAtMs: number;
  readonly endedAtMs: number;
  readonly isVoid: boolean;
  /**
   * What its player took for one, where they can choose that: under the smallest price of a bonus nothing of it counts. Of
   * parts that cover one another the loss that is left is the measure instead.
   */
  readonly oddsMilli?: OddsMilli;
  /** Code of the game, where terms can weigh by it. */
  readonly game?: string;
}

/** One that was open while others were placed. */
export interface IndependentStakeThen extends StakeThen {
  /** False where its player could have it back, or had it, with nothing or next to nothing lost. */
  readonly isAtRisk: boolean;
}

/** For which bonus a stake is judged, and whose other stakes may cover it. */
export interface JudgedFor {
  readonly grant: WageringGrant;
  readonly person: WageringPerson;
}

export interface IndependentStakes<Then extends IndependentStakeThen> extends Pick<
  ProductWagering,
  'usualPercent' | 'stakesPerDay'
> {
  /** @throws Error for one that is not there or has not ended. */
  endedStake(tx: Tx, stakeId: BetId, judgedFor: JudgedFor): Promise<EndedStake>;
  /** Stakes of these players that were placed up to one, and are open or ended after a moment. */
  openThen(tx: Tx, players: readonly PlayerId[], open: OpenWhile): Promise<readonly Then[]>;
  /** Real money in stakes at risk that they can lose at once; undefined of a product that can lose all of it. */
  readonly realLoss: ((atRisk: readonly RealThen<Then>[]) => AmountMinor) | undefined;
}

/**
 * Wagering of stakes that are drawn apart, so that hardly one covers another: each counts by itself, at a price that the bonus
 * takes, with what of it could be lost (rules §14), and all real money in those that are at risk can be lost at once, unless
 * their product knows better of both.
 */
export function independentWagering<Then extends IndependentStakeThen>(
  stakes: IndependentStakes<Then>,
): ProductWagering {
  const { realLoss = sumOfReal } = stakes;
  return {
    usualPercent: stakes.usualPercent,
    stakesPerDay: stakes.stakesPerDay,
    judge: (tx, grant, keys, person) =>
      judgeEach(keys, async ({ betId }) => {
        const ended = await stakes.endedStake(tx, betId, { grant, person });
        const {
          grantedAtMs,
          terms: { minOddsMilli, maxStakeMinor },
        } = grant;
        const {
          stakeMinor,
          riskedMinor,
          oddsMilli = Infinity,
          acceptedAtMs,
          endedAtMs,
          isVoid,
          game,
        } = ended;
        const reason: JudgedStake['reason'] = isVoid
          ? 'void'
          : acceptedAtMs < grantedAtMs
            ? 'before'
            : oddsMilli < minOddsMilli && riskedMinor === stakeMinor
              ? 'price'
              : maxStakeMinor !== null && stakeMinor > maxStakeMinor
                ? 'stake'
                : riskedMinor < stakeMinor
                  ? 'cover'
                  : 'counted';
        const countedMinor = reason === 'counted' || reason === 'cover' ? riskedMinor : 0n;
        const on = game === undefined ? {} : { on: [game] };
        return [{ betId, stakeMinor, countedMinor, reason, ...on, acceptedAtMs, settledAtMs: endedAtMs }];
      }),
    async realAtRisk(tx, open, person) {
      const real = await realThen(await stakes.openThen(tx, person.players, open), person);
      return (placed) => {
        const beside = openBeside(placed, real);
        const isKnown = beside.every(({ isPriced }) => isPriced);
        const riskedMinor = isKnown ? realLoss(beside.filter(({ isAtRisk }) => isAtRisk)) : 0n;
        return { riskedMinor, openMinor: sumOfReal(beside) };
      };
    },
  };
}
