import { Type, type Static } from 'typebox';

import { Amount, BetNumber, DecimalId, IsoCurrency, ProductName, Slug, TimestampMs } from './primitives.ts';
import { PromotionCode, PromotionGift, PromotionTitle, PromotionWants } from './promotion-terms.ts';

/** Which stakes count towards the wagering, and what it can bring. */
const WageringTerms = {
  /** Thousandths; of a combination its total price. */
  minOddsMilli: Type.Integer({ minimum: 1_000 }),
  /** What of a stake counts, in percent, by product; nothing of one that is not named. */
  percents: Type.Record(ProductName, Type.Integer({ minimum: 0, maximum: 100 })),
  /** The same by sport, and by game of our own, where terms name some; of another that of its product. */
  sports: Type.Optional(Type.Record(Slug, Type.Integer({ minimum: 0, maximum: 100 }))),
  ownGames: Type.Optional(Type.Record(Slug, Type.Integer({ minimum: 0, maximum: 100 }))),
  /** Larger stakes do not count; null for none. */
  maxStake: Type.Union([Amount, Type.Null()]),
  /** The most that becomes real money; null for all that is left. */
  maxConversion: Type.Union([Amount, Type.Null()]),
};

/** The bonus that waits for a first deposit, in the currency it is shown for. */
export const BonusOffer = Type.Object({
  currency: IsoCurrency,
  percent: Type.Number({ exclusiveMinimum: 0 }),
  upTo: Amount,
  minDeposit: Amount,
  /** Times the bonus that has to be staked. */
  wageringMultiple: Type.Integer({ minimum: 1 }),
  days: Type.Integer({ minimum: 1 }),
  ...WageringTerms,
});
export type BonusOffer = Static<typeof BonusOffer>;

/** What brought a bonus. */
export const BonusKind = Type.Union([Type.Literal('first-deposit'), Type.Literal('promotion')]);
export type BonusKind = Static<typeof BonusKind>;

/** How a bonus stands. Only a running one has money on the bonus account. */
export const BonusStatus = Type.Union([
  Type.Literal('running'),
  /** Staked often enough: what was left became real money. */
  Type.Literal('completed'),
  Type.Literal('expired'),
  /** Given up by the player. */
  Type.Literal('forfeited'),
  /** The deposit was charged back. */
  Type.Literal('charged-back'),
]);
export type BonusStatus = Static<typeof BonusStatus>;

/** How a bonus stands for its player: one that came while another ran waits for the end of that. */
const ShownBonusStatus = Type.Union([Type.Literal('waiting'), BonusStatus]);

export const BonusView = Type.Object({
  id: DecimalId,
  kind: BonusKind,
  /** The deposit it came with; null for one that no deposit brought. */
  paymentId: Type.Union([DecimalId, Type.Null()]),
  status: ShownBonusStatus,
  currency: IsoCurrency,
  /** What was given, or will be. */
  amount: Amount,
  /** What can be staked of it now, its winnings included; 0 while it waits and once it has ended. */
  left: Amount,
  wagered: Amount,
  required: Amount,
  /** What became real money. */
  converted: Amount,
  /** Of one that waits when its deposit came; it has all of its days from its beginning on. */
  grantedAtMs: TimestampMs,
  expiresAtMs: TimestampMs,
  endedAtMs: Type.Union([TimestampMs, Type.Null()]),
  /** As they were when it was given. */
  ...WageringTerms,
});
export type BonusView = Static<typeof BonusView>;

/** Whether the bonus of the first deposit can still be had, and if not, why. */
export const BonusOfferState = Type.Union([
  Type.Literal('available'),
  /** The site has none in the player's currencies. */
  Type.Literal('none'),
  /** The player chose no bonus; can be chosen otherwise until the first deposit. */
  Type.Literal('declined'),
  /** A deposit was credited already, or another account of the device or card had it. */
  Type.Literal('over'),
  /** Not while the player is on a break or the money is frozen. */
  Type.Literal('paused'),
]);
export type BonusOfferState = Static<typeof BonusOfferState>;

/** Whether the first deposit shall bring the bonus. Nothing is given to who has not chosen. */
export const BonusChoice = Type.Union([Type.Literal('take'), Type.Literal('none')]);
export type BonusChoice = Static<typeof BonusChoice>;

/** POST /web-api/bonuses/choice. */
export const BonusChoiceRequest = Type.Object({ choice: BonusChoice }, { additionalProperties: false });
export type BonusChoiceRequest = Static<typeof BonusChoiceRequest>;

/** What became of a bet's stake in the wagering. */
export const BonusBetReason = Type.Union([
  Type.Literal('counted'),
  /** Open again: its result was taken back. */
  Type.Literal('open'),
  Type.Literal('void'),
  /** Its player left it before it ended. */
  Type.Literal('cashed-out'),
  /** Accepted before the bonus was given. */
  Type.Literal('before'),
  Type.Literal('price'),
  Type.Literal('stake'),
  /** Other bets cover it: no more counts than all of them can lose together. */
  Type.Literal('cover'),
  Type.Literal('free-bet'),
  /** Stakes of its product do not count for this bonus. */
  Type.Literal('product'),
]);
export type BonusBetReason = Static<typeof BonusBetReason>;

/** GET /web-api/bonuses/:id/bets: bets settled while it ran, the newest first. */
export const BonusBetsView = Type.Object({
  bets: Type.Array(
    Type.Object({
      betId: DecimalId,
      betNumber: BetNumber,
      /** Whose bet it is. */
      product: ProductName,
      stake: Amount,
      counted: Amount,
      reason: BonusBetReason,
      settledAtMs: TimestampMs,
    }),
  ),
  /** Where the next page starts; null at the end. */
  nextCursor: Type.Union([DecimalId, Type.Null()]),
});
export type BonusBetsView = Static<typeof BonusBetsView>;

/** GET /web-api/bonuses/offer?currency: what a first deposit brings anybody; null for nothing. */
export const BonusOfferView = Type.Object({ offer: Type.Union([BonusOffer, Type.Null()]) });
export type BonusOfferView = Static<typeof BonusOfferView>;

/** GET /web-api/bonuses: the player's own bonuses, the newest first, and what is offered. */
export const BonusesView = Type.Object({
  offer: Type.Union([BonusOffer, Type.Null()]),
  offerState: BonusOfferState,
  /** Null until the player chose. */
  choice: Type.Union([BonusChoice, Type.Null()]),
  bonuses: Type.Array(BonusView),
  /** Promotions the player takes part in that a deposit made now would start; absent for none. */
  startedByDeposit: Type.Optional(
    Type.Array(
      Type.Object({
        code: PromotionCode,
        title: PromotionTitle,
        gives: PromotionGift,
        wants: Type.Optional(PromotionWants),
      }),
      { minItems: 1 },
    ),
  ),
});
export type BonusesView = Static<typeof BonusesView>;

/** GET /web-api/officeapi/v1/bonus-popup-information (S7-11): null when there is nothing to tell. */
export const BonusPopupView = Type.Object({
  bonusPopupInformation: Type.Union([BonusOffer, Type.Null()]),
});
export type BonusPopupView = Static<typeof BonusPopupView>;
