import { Type, type Static } from 'typebox';

import {
  Amount,
  BetNumber,
  DecimalId,
  IsoCurrency,
  LocalizedName,
  OddsMilliSchema,
  OutcomeCode,
  PlayerNumber,
  SelectionIdText,
  Slug,
  TimestampMs,
} from './primitives.ts';
import { CashOutOrderView, EditedBet } from './cash-out.ts';
import { BetLines, BetLinks, EachWayTermsOfLegs } from './bet-plans.ts';
import { BetType } from './bet-type.ts';
import { BetGift } from './coupon-gifts.ts';
import { LegNamesView } from './market-types.ts';
import { Placing } from './placings.ts';
import { Pair } from './sportsbook.ts';

export const PriceChangePolicySchema = Type.Union([
  Type.Literal('none'),
  Type.Literal('higher'),
  Type.Literal('any'),
]);

/** POST /web-api/sportsbook/bets, with an `Idempotency-Key` header. */
export const PlaceBetRequest = Type.Object(
  {
    type: BetType,
    accountId: DecimalId,
    /** Of the whole bet; of a system the same whole amount on each line. */
    stake: Amount,
    /** Of a system, and of nothing else. */
    lines: Type.Optional(BetLines),
    /** Of a conditional bet, and of nothing else. */
    links: Type.Optional(BetLinks),
    /** Of an anti-accumulator, and of nothing else: its own price as the player saw it, which the policy is held to. */
    antiOddsMilli: Type.Optional(OddsMilliSchema),
    /** The same of a bet builder, whose legs are of one event. */
    builderOddsMilli: Type.Optional(OddsMilliSchema),
    /** Of a bet each way, and of nothing else: its legs are those to win, the place line follows from them. */
    eachWay: Type.Optional(EachWayTermsOfLegs),
    /** A gift that is used for it. A free bet is its whole stake; a boost and an insurance add to one of real money. */
    giftId: Type.Optional(DecimalId),
    policy: PriceChangePolicySchema,
    legs: Type.Array(
      Type.Object(
        {
          selectionId: SelectionIdText,
          priceVersion: Type.String({ maxLength: 64 }),
          oddsMilli: OddsMilliSchema,
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 20 },
    ),
  },
  { additionalProperties: false },
);
export type PlaceBetRequest = Static<typeof PlaceBetRequest>;

export const BetLegView = Type.Object({
  selectionId: SelectionIdText,
  eventId: DecimalId,
  sport: Slug,
  marketType: Type.String(),
  specifiers: Type.Record(Type.String(), Type.String()),
  outcome: OutcomeCode,
  names: LegNamesView,
  oddsMilli: OddsMilliSchema,
  priceVersion: Type.String(),
  home: LocalizedName,
  away: LocalizedName,
  championship: LocalizedName,
  /** As its event is announced now. */
  startsAtMs: TimestampMs,
  /** When it was to start as the leg was struck, where it was moved since. */
  movedFromMs: Type.Optional(TimestampMs),
  /** Score and period when the leg was struck. */
  struckScore: Pair,
  struckPeriod: Type.String(),
  result: Type.Union([
    Type.Literal('open'),
    Type.Literal('win'),
    Type.Literal('lose'),
    Type.Literal('void'),
    Type.Literal('half-win'),
    Type.Literal('half-lose'),
  ]),
  /** Final score once known. */
  finalScore: Type.Optional(Pair),
  /** Of each period that was played (games of sets, points of quarters), with the final score, where the sport tells them. */
  finalParts: Type.Optional(Type.Array(Pair)),
  /** Of a leg on one of a field that is over: the place it came in, where that is known. */
  finalPlace: Type.Optional(Placing.properties.place),
  /** Page of the match, in lists and of one bet, while it has one; a match that ended stays for two hours. */
  eventPath: Type.Optional(Type.String()),
});
export type BetLegView = Static<typeof BetLegView>;

export const BetStatus = Type.Union([
  Type.Literal('open'),
  Type.Literal('won'),
  Type.Literal('lost'),
  Type.Literal('returned'),
  /** The player left all of it before it ended. */
  Type.Literal('cashed-out'),
]);
export type BetStatus = Static<typeof BetStatus>;

/** A bet as its owner sees it. `payout` is what has been credited for it so far. */
export const BetView = Type.Object({
  id: DecimalId,
  /** What people know it by. */
  number: BetNumber,
  key: Type.String(),
  type: BetType,
  status: BetStatus,
  revision: Type.Integer({ minimum: 0 }),
  accountId: DecimalId,
  currency: IsoCurrency,
  stake: Amount,
  /** Of a system. */
  lines: Type.Optional(BetLines),
  /** Of a system and each way: how many they are. */
  lineCount: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Of a conditional bet. */
  links: Type.Optional(BetLinks),
  /** Of a bet each way, by leg to win; `legs` has those first, then the same to be placed, at the price a place pays. */
  eachWay: Type.Optional(EachWayTermsOfLegs),
  /** What the whole stake is multiplied by if all legs win; of an anti-accumulator if they do not. */
  totalOddsMilli: Type.Integer(),
  /** Of what is left of it. */
  possibleReturn: Amount,
  payout: Amount,
  /** What was given with it. */
  gift: Type.Optional(BetGift),
  /** What a boost or an insurance adds beside the bet's own return: at most, and what it has added. */
  extra: Type.Optional(Type.Object({ most: Amount, paid: Amount })),
  /** Parts of the stake that were cashed out, oldest first. */
  cashOuts: Type.Optional(
    Type.Array(
      Type.Object({
        stake: Amount,
        paid: Amount,
        atMs: TimestampMs,
        /** By the player's standing order. */
        byOrder: Type.Optional(Type.Literal(true)),
      }),
      { minItems: 1 },
    ),
  ),
  /** What is left of the stake, where a part was cashed out. */
  remainingStake: Type.Optional(Amount),
  /** Of an open bet that is left by itself: the offer it waits for. */
  cashOutOrder: Type.Optional(CashOutOrderView),
  /** The bet that took its place, and the one it took the place of (rules §11). */
  editedInto: Type.Optional(EditedBet),
  editedFrom: Type.Optional(EditedBet),
  acceptedAtMs: TimestampMs,
  settledAtMs: Type.Optional(TimestampMs),
  legs: Type.Array(BetLegView),
});
export type BetView = Static<typeof BetView>;

/**
 * The answer to placing (201 accepted, 202 pending) and GET /web-api/sportsbook/placements/:key.
 * A refusal of the placement call itself is a Problem; a live refusal after the delay is here, with the same codes.
 */
export const PlacementView = Type.Union([
  Type.Object({ status: Type.Literal('accepted'), key: Type.String(), bet: BetView }),
  Type.Object({
    status: Type.Literal('pending'),
    key: Type.String(),
    placementId: DecimalId,
    decidesAtMs: TimestampMs,
    serverTimeMs: TimestampMs,
    /** An operator looks at it first: what becomes of it is told by the player's reviews. */
    isReviewed: Type.Optional(Type.Literal(true)),
  }),
  Type.Object({
    status: Type.Literal('rejected'),
    key: Type.String(),
    placementId: DecimalId,
    code: Type.String(),
    message: Type.String(),
    details: Type.Optional(Type.Unknown()),
  }),
]);
export type PlacementView = Static<typeof PlacementView>;

const BET_FILTERS = {
  /** `settled` is any of those that are not open. */
  status: Type.Optional(Type.Union([BetStatus, Type.Literal('settled')])),
  type: Type.Optional(BetType),
  /** Bets with a leg of this sport. */
  sport: Type.Optional(Slug),
  /** Placed from then on, and before then. */
  fromMs: Type.Optional(TimestampMs),
  toMs: Type.Optional(TimestampMs),
  accountId: Type.Optional(DecimalId),
  /** Words of a match or championship, all on one leg; or the number of a bet. */
  search: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
};

export const BetFilterName = Type.Union([
  Type.Literal('status'),
  Type.Literal('type'),
  Type.Literal('sport'),
  Type.Literal('dates'),
  Type.Literal('account'),
  Type.Literal('search'),
]);
/** A filter of the bets as a player sees it: both ends of the time are one. */
export type BetFilterName = Static<typeof BetFilterName>;

/** Which bets: all filters hold together. An end of the time that is not after its start is INVALID_INPUT. */
export const BetFilter = Type.Object(BET_FILTERS);
export type BetFilter = Static<typeof BetFilter>;

export const BetListQuery = Type.Object({
  ...BET_FILTERS,
  cursor: Type.Optional(DecimalId),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
});
export type BetListQuery = Static<typeof BetListQuery>;

/** GET /web-api/sportsbook/bets, newest first. */
export const BetListView = Type.Object({
  bets: Type.Array(BetView),
  nextCursor: Type.Union([Type.String(), Type.Null()]),
  /** Of an empty first page: each filter without which, alone, there would be bets. */
  hiddenBy: Type.Array(BetFilterName),
});
export type BetListView = Static<typeof BetListView>;

/** GET /operator-api/bets/:number: a bet by the number its player reads out, and whose it is. */
export const OperatorBetView = Type.Object({
  playerId: DecimalId,
  playerNumber: PlayerNumber,
  bet: BetView,
});
export type OperatorBetView = Static<typeof OperatorBetView>;
