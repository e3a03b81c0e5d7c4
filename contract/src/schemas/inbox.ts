import { Type, type Static } from 'typebox';

import { BetStatus } from './bets.ts';
import { Amount, DecimalId, IsoCurrency, Ordinal, Slug, TimestampMs } from './primitives.ts';
import { TicketGift } from './promotion-gifts.ts';

/** A bet came to its end, or a corrected result gave it another one. */
const BetMessage = Type.Object({
  kind: Type.Literal('bet'),
  betId: DecimalId,
  before: BetStatus,
  status: BetStatus,
  legs: Type.Integer({ minimum: 1 }),
  stake: Amount,
  /** What has been paid for it in all. */
  paid: Amount,
  /** What a boost or an insurance has added beside that; absent where it has added nothing. */
  extra: Type.Optional(Type.Object({ by: Type.Enum(['boost', 'insurance']), paid: Amount })),
  currency: IsoCurrency,
});

/** A standing order to leave a bet acted, or ended with a bet that ended before. */
const CashOutMessage = Type.Object({
  kind: Type.Literal('cash-out'),
  betId: DecimalId,
  step: Type.Enum(['paid', 'ended']),
  /** The offer it waited for. */
  order: Amount,
  /** What the order brought: nothing where it ended. */
  paid: Amount,
  currency: IsoCurrency,
});

/** Something else is offered for a large bet, until a moment: it stands in the coupon. */
const BetOfferMessage = Type.Object({
  kind: Type.Literal('bet-offer'),
  placementId: DecimalId,
  /** The stake that is offered. */
  stake: Amount,
  currency: IsoCurrency,
  untilMs: TimestampMs,
});

const DepositMessage = Type.Object({
  kind: Type.Literal('deposit'),
  paymentId: DecimalId,
  status: Type.Enum(['succeeded', 'refunded', 'charged-back']),
  amount: Amount,
  currency: IsoCurrency,
});

const WithdrawalMessage = Type.Object({
  kind: Type.Literal('withdrawal'),
  paymentId: DecimalId,
  status: Type.Enum(['paid', 'failed', 'rejected', 'returned']),
  amount: Amount,
  currency: IsoCurrency,
});

/** A limit of the player: `waiting` for its day, or what is in force now. */
const LimitMessage = Type.Object({
  kind: Type.Literal('limit'),
  limitType: Type.Integer(),
  step: Type.Enum(['applied', 'waiting', 'approved', 'rejected', 'cancelled']),
  /** An amount where it is of money, else a number of what the type counts; null for no limit. */
  value: Type.Union([Type.String(), Type.Null()]),
  /** Of a limit of money. */
  currency: Type.Union([IsoCurrency, Type.Null()]),
});

const VerificationMessage = Type.Object({
  kind: Type.Literal('verification'),
  step: Type.Enum(['approved', 'refused', 'asked-more', 'revoked']),
});

const BonusMessage = Type.Object({
  kind: Type.Literal('bonus'),
  bonusId: DecimalId,
  step: Type.Enum(['granted', 'completed', 'expired', 'forfeited', 'charged-back']),
  /** What was given, or what became real money. */
  amount: Amount,
  currency: IsoCurrency,
});

const RequestMessageNote = Type.Object({
  kind: Type.Literal('request'),
  requestId: DecimalId,
  topicId: Type.Integer(),
  step: Type.Enum(['answered', 'asks', 'closed']),
});

const IdeaMessage = Type.Object({ kind: Type.Literal('idea'), ideaId: DecimalId });

/** A ticket of a lottery won, or its draw was given back: its stake, or the gift that it was bought with. */
const LottoTicketMessage = Type.Object({
  kind: Type.Literal('lotto-ticket'),
  ticketId: DecimalId,
  lottery: Slug,
  draw: Ordinal,
  step: Type.Enum(['won', 'void', 'gift-back']),
  amount: Amount,
  currency: IsoCurrency,
});

/** A coupon of a pool won, or what it was bought with went back: its stake, or the gift. */
const TotoCouponMessage = Type.Object({
  kind: Type.Literal('toto-coupon'),
  couponId: DecimalId,
  drawId: DecimalId,
  step: Type.Enum(['won', 'void', 'gift-back']),
  amount: Amount,
  currency: IsoCurrency,
});

/** A free bet was given, has a day left, or was not used in time. */
const FreeBetMessage = Type.Object({
  kind: Type.Literal('free-bet'),
  giftId: DecimalId,
  step: Type.Enum(['given', 'ending', 'expired']),
  amount: Amount,
  currency: IsoCurrency,
});

/** Free rounds were given, have a day left, or were not all played in time. */
const FreeRoundsMessage = Type.Object({
  kind: Type.Literal('free-rounds'),
  giftId: DecimalId,
  step: Type.Enum(['given', 'ending', 'expired']),
  /** Those that are left. */
  rounds: Type.Integer({ minimum: 1 }),
  /** Of each. */
  stake: Amount,
  currency: IsoCurrency,
});

/** A ticket that the house pays was given, has a day left, or was not used in time. */
const TicketGiftMessage = Type.Object({
  kind: Type.Literal('ticket-gift'),
  giftId: DecimalId,
  product: TicketGift.properties.product,
  step: Type.Enum(['given', 'ending', 'expired']),
  amount: Amount,
  currency: IsoCurrency,
});

/** A reward for bringing a friend, or for coming by one, was paid or taken back. */
const FriendRewardMessage = Type.Object({
  kind: Type.Literal('friend-reward'),
  side: Type.Enum(['referrer', 'friend']),
  step: Type.Enum(['paid', 'taken-back']),
  amount: Amount,
  currency: IsoCurrency,
});

/** A promotion paid real money that asks nothing: cashback of days that are over, or a sum. */
const PromotionMoneyMessage = Type.Object({
  kind: Type.Literal('promotion-money'),
  from: Type.Enum(['cashback', 'money']),
  code: Slug,
  amount: Amount,
  currency: IsoCurrency,
});

/** What came of the promo code that was typed at the registration: a part in its promotion, no promotion, or none for this player. */
const PromoCodeMessage = Type.Object({
  kind: Type.Literal('promo-code'),
  code: Type.String(),
  step: Type.Enum(['taken', 'unknown', 'refused']),
});

/** The prize of a tournament or a race was paid. */
const TournamentPrizeMessage = Type.Object({
  kind: Type.Literal('tournament-prize'),
  tournamentId: DecimalId,
  place: Type.Integer({ minimum: 1 }),
  amount: Amount,
  currency: IsoCurrency,
});

/** A subscription ended before its draws did: one of them was refused by this code. */
const LottoSubscriptionMessage = Type.Object({
  kind: Type.Literal('lotto-subscription'),
  subscriptionId: DecimalId,
  lottery: Slug,
  code: Type.String(),
  left: Type.Integer({ minimum: 1 }),
});

/** What happened, in facts: the page says it in the player's language at the time of reading. */
export const InboxContent = Type.Union([
  BetMessage,
  CashOutMessage,
  BetOfferMessage,
  DepositMessage,
  WithdrawalMessage,
  LimitMessage,
  VerificationMessage,
  BonusMessage,
  RequestMessageNote,
  IdeaMessage,
  LottoTicketMessage,
  TotoCouponMessage,
  LottoSubscriptionMessage,
  FreeBetMessage,
  FreeRoundsMessage,
  TicketGiftMessage,
  FriendRewardMessage,
  PromotionMoneyMessage,
  PromoCodeMessage,
  TournamentPrizeMessage,
]);
export type InboxContent = Static<typeof InboxContent>;

/** Bets that ended within the same minute, as one message. */
const BetsMessage = Type.Object({
  kind: Type.Literal('bets'),
  count: Type.Integer({ minimum: 2 }),
  won: Type.Integer({ minimum: 0 }),
  lost: Type.Integer({ minimum: 0 }),
  /** Of which the stake came back. */
  returned: Type.Integer({ minimum: 0 }),
  /** Of which less than the stake did: half a loss, a dead heat, some lines of several. */
  part: Type.Integer({ minimum: 0 }),
  /** What they paid together, by currency. */
  paid: Type.Array(Type.Object({ amount: Amount, currency: IsoCurrency })),
});

export const InboxMessage = Type.Object({
  id: DecimalId,
  atMs: TimestampMs,
  isRead: Type.Boolean(),
  content: Type.Union([InboxContent, BetsMessage]),
});
export type InboxMessage = Static<typeof InboxMessage>;

/** How many messages are unread; 100 stands for 100 and more. */
export const InboxUnread = Type.Object({ unread: Type.Integer({ minimum: 0, maximum: 100 }) });
export type InboxUnread = Static<typeof InboxUnread>;

/** GET /web-api/inbox?before=: newest first. `next` is the `before` of the page that follows; null on the last. */
export const InboxView = Type.Object({
  messages: Type.Array(InboxMessage),
  next: Type.Union([DecimalId, Type.Null()]),
  ...InboxUnread.properties,
});
export type InboxView = Static<typeof InboxView>;

/** POST /web-api/inbox/read-all: the newest message the player saw; what came after it stays unread. */
export const InboxReadAll = Type.Object({ throughId: DecimalId }, { additionalProperties: false });
export type InboxReadAll = Static<typeof InboxReadAll>;
