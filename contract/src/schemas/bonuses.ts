import { Type, type Static } from 'typebox';

import { Amount, DecimalId, IsoCurrency, TimestampMs } from './primitives.ts';

/** The bonus that waits for a first deposit, in the currency it is shown for. */
export const BonusOffer = Type.Object({
  currency: IsoCurrency,
  percent: Type.Number({ exclusiveMinimum: 0 }),
  upTo: Amount,
  minDeposit: Amount,
  /** Times the bonus that has to be staked. */
  wageringMultiple: Type.Integer({ minimum: 1 }),
  days: Type.Integer({ minimum: 1 }),
});
export type BonusOffer = Static<typeof BonusOffer>;

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

export const BonusView = Type.Object({
  id: DecimalId,
  status: BonusStatus,
  currency: IsoCurrency,
  /** What was given. */
  amount: Amount,
  /** What can be staked of it now, its winnings included; 0 once it has ended. */
  left: Amount,
  wagered: Amount,
  required: Amount,
  /** What became real money. */
  converted: Amount,
  grantedAtMs: TimestampMs,
  expiresAtMs: TimestampMs,
  endedAtMs: Type.Union([TimestampMs, Type.Null()]),
});
export type BonusView = Static<typeof BonusView>;

/** Whether the bonus of the first deposit can still be had, and if not, why. */
export const BonusOfferState = Type.Union([
  Type.Literal('available'),
  /** The site has none in the player's currencies. */
  Type.Literal('none'),
  /** The player chose no bonus at registration. */
  Type.Literal('declined'),
  /** A deposit was credited already. */
  Type.Literal('over'),
  /** Not while the player is on a break or the money is frozen. */
  Type.Literal('paused'),
]);
export type BonusOfferState = Static<typeof BonusOfferState>;

/** GET /web-api/bonuses: the player's own bonuses, the newest first, and what is offered. */
export const BonusesView = Type.Object({
  offer: Type.Union([BonusOffer, Type.Null()]),
  offerState: BonusOfferState,
  bonuses: Type.Array(BonusView),
});
export type BonusesView = Static<typeof BonusesView>;

/** GET /web-api/officeapi/v1/bonus-popup-information (S7-11): null when there is nothing to tell. */
export const BonusPopupView = Type.Object({
  bonusPopupInformation: Type.Union([BonusOffer, Type.Null()]),
});
export type BonusPopupView = Static<typeof BonusPopupView>;
