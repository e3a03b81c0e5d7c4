import type { AmountMinor, BetId, OddsMilli, PlayerId } from '@paddock/contract';
import type { BonusBetReason } from '@paddock/contract/schemas';

import type { Tx } from '../../kernel/database/database.ts';

/** What a product's stakes mean to the wagering of a bonus (rules §14). Weights are the bonus's; here nothing is weighed. */
export interface ProductWagering {
  /** Percent of a stake that counts where the operator's terms do not say (`firstDepositBonus.percents`); 0 for nothing. */
  readonly usualPercent: number;
  /** Stakes that a busy player makes in a day: no promotion wants more of them. */
  readonly stakesPerDay: number;
  /**
   * By each of some stakes that have ended: what counts of it, and what now counts of others that it bears on (of the same
   * match, of the same round). Of the player's own stakes in the grant's currency alone: those of other accounts may cover,
   * and count nothing. What is judged together with others is judged as it is alone.
   */
  judge(
    tx: Tx,
    grant: WageringGrant,
    ended: readonly StakeKey[],
    person: WageringPerson,
  ): Promise<ReadonlyMap<BetId, readonly JudgedStake[]>>;
  /**
   * Reads the real money of the person in stakes that were open when some stakes were placed, to be asked for each of
   * those: how much there was, and how much of it could be lost at worst.
   */
  realAtRisk(tx: Tx, open: OpenWhile, person: WageringPerson): Promise<(placed: PlacedStake) => RealAtRisk>;
}

export interface StakeKey {
  readonly playerId: PlayerId;
  readonly betId: BetId;
}

/** Whose bonus it is, since when, and which stakes count by its terms. */
export interface WageringGrant {
  readonly playerId: PlayerId;
  readonly currency: string;
  readonly grantedAtMs: number;
  readonly terms: {
    /** What a stake is taken at or more; of several legs their total price, of a round the most it could pay for one. */
    readonly minOddsMilli: OddsMilli;
    /** For products with sports: every leg is of one of these; undefined for all. */
    readonly sports?: readonly string[] | undefined;
    /** Null for any stake. */
    readonly maxStakeMinor: AmountMinor | null;
  };
}

export interface JudgedStake {
  readonly betId: BetId;
  readonly stakeMinor: AmountMinor;
  readonly countedMinor: AmountMinor;
  readonly reason: BonusBetReason;
  /** Codes of its sports, or of its game, where its product has such: terms can weigh by them. */
  readonly on?: readonly string[];
  readonly acceptedAtMs: number;
  /** The time of its acceptance for one that is open again. */
  readonly settledAtMs: number;
}

/** The person behind the player: accounts that are joined count and cover as one (rules §9). */
export interface WageringPerson {
  /** All accounts of the person, the player's own among them. */
  readonly players: readonly PlayerId[];
  /** What an amount is worth in the currency of the bonus now, rounded down; undefined where there is no rate. */
  worth(amountMinor: AmountMinor, currency: string): Promise<AmountMinor | undefined>;
  /** How much of some stakes was real money; one that is not there had none. */
  realOf(betIds: readonly BetId[]): Promise<ReadonlyMap<BetId, AmountMinor>>;
}

/** Stakes placed up to one, and not over before a moment. Ids are in the order of placing. */
export interface OpenWhile {
  readonly sinceMs: number;
  readonly untilBetId: BetId;
  readonly minOddsMilli: OddsMilli;
}

export type PlacedStake = Pick<JudgedStake, 'betId' | 'acceptedAtMs'>;

/** What open stakes hold of a person's real money, and how much of that can be lost at worst. */
export interface RealAtRisk {
  readonly riskedMinor: AmountMinor;
  readonly openMinor: AmountMinor;
}

/** Judges stakes one after the other, where what lies beside each is little. */
export async function judgeEach(
  ended: readonly StakeKey[],
  judge: (one: StakeKey) => Promise<readonly JudgedStake[]>,
): Promise<ReadonlyMap<BetId, readonly JudgedStake[]>> {
  const judged = new Map<BetId, readonly JudgedStake[]>();
  for (const one of ended) judged.set(one.betId, await judge(one));
  return judged;
}
