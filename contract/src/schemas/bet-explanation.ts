import { Type, type Static } from 'typebox';

import { BetLegView, BetStatus, BetView, PriceChangePolicySchema } from './bets.ts';
import { MarginMethodSchema } from './market-types.ts';
import { NamedPlacings, WithdrawnRunners } from './placings.ts';
import { Amount, BetNumber, DecimalId, IsoCurrency, OddsMilliSchema, TimestampMs } from './primitives.ts';
import { PriceModel } from './price-model.ts';
import { LedgerEntryKind } from './wallet.ts';

/** An exact fraction in lowest terms: "41/20" is 2.05. */
const Fraction = Type.String({ pattern: '^\\d+/\\d+$' });

/**
 * How a bet came to what it paid, reckoned again from what is stored (rules §7, §10, §11):
 * returned = min(cap, roundHalfUp(unitStake · sum)), total = what was cashed out, or by an operator's void the stake of
 * that, and what returned. Of a free bet without its stake returned is what is above the stake. What a boost or an insurance
 * adds is beside the total.
 */
export const BetExplanationView = Type.Object({
  betId: DecimalId,
  number: BetNumber,
  status: BetStatus,
  currency: IsoCurrency,
  stake: Amount,
  /** Of an edit: what was cashed out of the one bet was staked, as far as it went, on the other. */
  ...Type.Pick(BetView, ['editedInto', 'editedFrom', 'gift', 'eachWay']).properties,
  policy: PriceChangePolicySchema,
  /** How long it waited before it was accepted. */
  delayMs: Type.Integer({ minimum: 0 }),
  legs: Type.Array(
    Type.Object({
      ...Type.Pick(BetLegView, ['selectionId', 'names', 'home', 'away', 'result', 'finalScore', 'finalPlace'])
        .properties,
      seenMilli: OddsMilliSchema,
      struckMilli: OddsMilliSchema,
      /** In billionths, as it was frozen at acceptance (rules §6). */
      chancePpb: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
      /** How the margin was taken off that chance; absent where it keeps it. */
      marginMethod: Type.Optional(MarginMethodSchema),
      /** Its acceptance fell into a time that was cancelled. */
      cancelled: Type.Boolean(),
      /** Of a field that is over: the order it came in by, which places are paid by. */
      placings: Type.Optional(NamedPlacings),
      /** Of a field that is over: who of it was withdrawn; absent where nobody was. */
      withdrawn: Type.Optional(WithdrawnRunners),
      /** Of several that share a place, this one's part: a dead heat. */
      deadHeat: Type.Optional(Fraction),
      /** Every result its selection has had, the first first: where there are several, corrections. */
      results: Type.Array(
        Type.Object({
          /** Of the feed; a decision of ours stands between two of them. */
          revision: Type.Integer({ minimum: 0 }),
          source: Type.Union([Type.Literal('feed'), Type.Literal('cancelled'), Type.Literal('operator')]),
          /** `open` where a result was taken back. */
          ...Type.Pick(BetLegView, ['result']).properties,
          /** Of a dead heat, as this result told it. */
          deadHeat: Type.Optional(Fraction),
          atMs: TimestampMs,
        }),
      ),
      /** Absent while it is open. */
      multiplier: Type.Optional(Fraction),
    }),
  ),
  /** Of a chain and a conditional bet: what is left on the account after each link, for a unit of the stake. */
  accounts: Type.Optional(Type.Array(Fraction)),
  /** Of an anti-accumulator: the price it was struck at, and what that was made of. */
  anti: Type.Optional(
    Type.Object({
      oddsMilli: OddsMilliSchema,
      marginPpb: Type.Integer(),
      /** By leg, fair, in billionths. */
      chancesPpb: Type.Array(Type.Integer()),
    }),
  ),
  /** Of a bet builder: the price it was struck at, and the model that was made from. */
  builder: Type.Optional(
    Type.Object({
      oddsMilli: OddsMilliSchema,
      /** Once legs are void: the price of the others, of the same instant. */
      restMilli: Type.Optional(Type.Integer({ minimum: 1000 })),
      model: PriceModel,
    }),
  ),
  lineCount: Type.Integer({ minimum: 1 }),
  /** Of one line, of what was not cashed out. */
  unitStake: Amount,
  /**
   * Over the lines, of the products of their legs' multipliers; of a chain what is left on its account, of an
   * anti-accumulator and a builder the price or nothing. Absent while that is open.
   */
  sum: Type.Optional(Fraction),
  /** Of what was not cashed out. */
  cap: Amount,
  returned: Amount,
  cashOuts: Type.Array(
    Type.Object({
      stake: Amount,
      /** What was offered for all that was left when it was asked for. */
      quoted: Amount,
      marginMilli: Type.Integer({ minimum: 0, maximum: 999 }),
      paid: Amount,
      atMs: TimestampMs,
    }),
  ),
  /** The stake of what was cashed out, in the place of what was paid for it: an operator made the bet void. */
  partsReturned: Type.Optional(Amount),
  total: Amount,
  /** What a boost or an insurance has added, and by what percent of the winnings; absent without one. */
  extra: Type.Optional(Type.Object({ paid: Amount, percent: Type.Optional(Type.Integer({ minimum: 0 })) })),
  /** What the ledger did with the player's money; below zero where it took some. */
  movements: Type.Array(
    Type.Object({
      kind: LedgerEntryKind,
      amount: Type.String({ pattern: '^-?\\d+(\\.\\d+)?$' }),
      atMs: TimestampMs,
    }),
  ),
  /**
   * Whether the bet's row and the ledger say the same total, and the same of what was added. `being-settled` while a result
   * that is reckoned with already, a correction often, is on its way to both: within seconds they say it, too.
   */
  agrees: Type.Union([Type.Boolean(), Type.Literal('being-settled')]),
});
export type BetExplanationView = Static<typeof BetExplanationView>;

/** GET /operator-api/bets/:number/explanation. */
export const OperatorBetExplanationView = Type.Object({
  playerId: DecimalId,
  explanation: BetExplanationView,
});
export type OperatorBetExplanationView = Static<typeof OperatorBetExplanationView>;
