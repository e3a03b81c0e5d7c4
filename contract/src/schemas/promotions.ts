import { Type, type Static } from 'typebox';

import {
  Amount,
  DecimalId,
  IsoCurrency,
  LocalizedName,
  Ordinal,
  ProductName,
  TimestampMs,
} from './primitives.ts';
import {
  PromotionCode,
  PromotionGift,
  PromotionTexts,
  PromotionTitle,
  PromotionWants,
} from './promotion-terms.ts';
import { PromotionStartView } from './promotion-starts.ts';
import { ToldWho } from './who.ts';

const closed = { additionalProperties: false };
const Count = Type.Integer({ minimum: 0 });
const Sum = Type.Object({ currency: IsoCurrency, amount: Amount });

/** How a player's part in a promotion stands. */
export const GrantState = Type.Enum([
  /** An operator offers it. */
  'offered',
  /** The player takes part; what brings the gift has not come yet. */
  'joined',
  /** It has come, and waits until the bonus that runs has ended. */
  'waiting',
  'running',
  'completed',
  'expired',
  /** Left or given up by the player. */
  'left',
  /** The player wanted nothing of an offer: it is not made again. */
  'declined',
  'charged-back',
]);
export type GrantState = Static<typeof GrantState>;

const UntilMs = { untilMs: TimestampMs };
const Money = { currency: IsoCurrency, done: Amount, of: Amount, ...UntilMs };

/** How far what brings the gift has come, as of the last look at what was settled. */
export const GrantProgress = Type.Union([
  Type.Object({ on: Type.Literal('turnover'), ...Money }),
  /** The largest stake that counts. */
  Type.Object({ on: Type.Literal('stake'), ...Money }),
  /** Lost less won, below zero where more was won; of cashback what it would come to if the days were over now. */
  Type.Object({ on: Type.Literal('loss'), ...Money, back: Type.Optional(Amount) }),
  Type.Object({ on: Type.Literal('logins'), done: Count, of: Count, ...UntilMs }),
  Type.Object({ on: Type.Literal('birthday'), fromMs: TimestampMs, ...UntilMs }),
  Type.Object({ on: Type.Literal('level'), name: LocalizedName, ...UntilMs }),
]);
export type GrantProgress = Static<typeof GrantProgress>;

/**
 * Why a player is not taken in: all is given out, it was stopped or its days are over, they have not begun, another account of
 * the device or card had it, or it is not for this account.
 */
export const PromotionShut = Type.Enum(['spent', 'over', 'early', 'had', 'not-for-you']);
export type PromotionShut = Static<typeof PromotionShut>;

/** The player's own part in a promotion, by the terms it was joined by. */
export const GrantView = Type.Object({
  id: DecimalId,
  code: PromotionCode,
  state: GrantState,
  title: PromotionTitle,
  /** What was given; null until it was. */
  given: Type.Union([Sum, Type.Null()]),
  /** Points that were given; null for none. */
  points: Type.Union([Ordinal, Type.Null()]),
  /** What is counted until the gift comes; null for none. */
  progress: Type.Union([GrantProgress, Type.Null()]),
  /** The bonus whose wagering this is; null for none. */
  bonusId: Type.Union([DecimalId, Type.Null()]),
  /** The gift for the coupon that it brought. */
  giftId: Type.Optional(DecimalId),
  /** It is a wheel or a calendar, which brings its gifts by the day. */
  isDaily: Type.Optional(Type.Literal(true)),
  /** Of an offer: why it cannot be taken; of a part that waits for its gift: that all is given out. */
  shut: Type.Optional(PromotionShut),
  joinedAtMs: TimestampMs,
  endedAtMs: Type.Union([TimestampMs, Type.Null()]),
});
export type GrantView = Static<typeof GrantView>;

/** A promotion as players read it. */
export const PromotionView = Type.Object({
  code: PromotionCode,
  section: Type.Enum(['sport', 'casino']),
  text: PromotionTexts,
  picture: Type.Union([Type.String(), Type.Null()]),
  opensAtMs: TimestampMs,
  closesAtMs: TimestampMs,
  /** How the gift comes. */
  starts: PromotionStartView,
  gives: PromotionGift,
  wants: Type.Optional(PromotionWants),
  /**
   * What has to be staked before bonus money is real, by currency: of the smallest gift and of the largest, one where they are the
   * same. Of a share of a deposit with the deposit that brings it.
   */
  toStake: Type.Optional(
    Type.Record(
      IsoCurrency,
      Type.Array(Type.Object({ deposit: Type.Union([Amount, Type.Null()]), bonus: Amount, stakes: Amount })),
    ),
  ),
  who: ToldWho,
  /** Why who takes no part yet is not taken in. */
  shut: Type.Optional(PromotionShut),
  /** It is bought with points of loyalty, and could be by this player: that is the way in. */
  isSold: Type.Optional(Type.Literal(true)),
  /** Of what is counted over days: the midnight of the site at which that ends for who joins now. */
  countsUntilMs: Type.Optional(TimestampMs),
  /** Of cashback, by currency: what comes back of an amount that is staked once on a product and lost. */
  cashbackExamples: Type.Optional(
    Type.Record(IsoCurrency, Type.Object({ product: ProductName, lost: Amount, back: Amount })),
  ),
  /** The player's own part; null for a guest and who takes no part. */
  mine: Type.Union([GrantView, Type.Null()]),
});
export type PromotionView = Static<typeof PromotionView>;

export const PromotionsQuery = Type.Object(
  { section: Type.Optional(Type.Enum(['sport', 'casino'])) },
  closed,
);

/** GET /web-api/promotions: those that this visitor may have. */
export const PromotionsView = Type.Object({ promotions: Type.Array(PromotionView) });
export type PromotionsView = Static<typeof PromotionsView>;

/** GET /web-api/promotions/grants: everything the player takes or took part in, the newest first. */
export const GrantsView = Type.Object({ grants: Type.Array(GrantView) });
export type GrantsView = Static<typeof GrantsView>;

/** POST /web-api/promotions/code. */
export const PromotionCodeRequest = Type.Object(
  { code: Type.String({ minLength: 1, maxLength: 40 }) },
  closed,
);
export type PromotionCodeRequest = Static<typeof PromotionCodeRequest>;
