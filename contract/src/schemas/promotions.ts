import { Type, type Static } from 'typebox';

import { NumberOrId, Amount, DecimalId, IsoCurrency, Ordinal, TimestampMs } from './primitives.ts';
import { OperatorReason } from './operators.ts';
import {
  PromotionCode,
  PromotionGift,
  PromotionState,
  PromotionTerms,
  PromotionText,
  PromotionWants,
} from './promotion-terms.ts';
import { PromotionStartView } from './promotion-starts.ts';

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
  /** Lost less won; below zero where more was won. */
  Type.Object({ on: Type.Literal('loss'), ...Money }),
  Type.Object({ on: Type.Literal('logins'), done: Count, of: Count, ...UntilMs }),
  Type.Object({ on: Type.Literal('birthday'), fromMs: TimestampMs, ...UntilMs }),
  Type.Object({
    on: Type.Literal('level'),
    name: Type.Object({ en: Type.String(), ru: Type.String() }),
    ...UntilMs,
  }),
]);
export type GrantProgress = Static<typeof GrantProgress>;

/** The player's own part in a promotion, by the terms it was joined by. */
export const GrantView = Type.Object({
  id: DecimalId,
  code: PromotionCode,
  state: GrantState,
  title: Type.Object({ en: Type.String(), ru: Type.String() }),
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
  joinedAtMs: TimestampMs,
  endedAtMs: Type.Union([TimestampMs, Type.Null()]),
});
export type GrantView = Static<typeof GrantView>;

/** A promotion as players read it. */
export const PromotionView = Type.Object({
  code: PromotionCode,
  section: Type.Enum(['sport', 'casino']),
  text: Type.Object({ en: PromotionText, ru: PromotionText }),
  picture: Type.Union([Type.String(), Type.Null()]),
  opensAtMs: TimestampMs,
  closesAtMs: TimestampMs,
  /** How the gift comes. */
  starts: PromotionStartView,
  gives: PromotionGift,
  wants: Type.Optional(PromotionWants),
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

/** One version of what an operator wrote. */
export const PromotionVersionView = Type.Object({
  version: Ordinal,
  atMs: TimestampMs,
  author: Type.String(),
  reason: Type.String(),
});

/** What became of those who took part. */
const Figures = Type.Object({
  /** By state. */
  grants: Type.Record(Type.String(), Count),
  given: Type.Array(Sum),
  /** What became real money. */
  converted: Type.Array(Sum),
});

/** GET /operator-api/promotions/:code. */
export const OperatorPromotionView = Type.Object({
  code: PromotionCode,
  state: PromotionState,
  /** The one players are taken in by; null for a draft. */
  version: Type.Union([Ordinal, Type.Null()]),
  versions: Type.Array(PromotionVersionView),
  /** Of the version asked for, else the newest. */
  terms: PromotionTerms,
  figures: Figures,
});
export type OperatorPromotionView = Static<typeof OperatorPromotionView>;

/** GET /operator-api/promotions. */
export const OperatorPromotionsView = Type.Object({
  promotions: Type.Array(
    Type.Object({
      code: PromotionCode,
      state: PromotionState,
      version: Type.Union([Ordinal, Type.Null()]),
      newest: Ordinal,
      title: Type.String(),
      figures: Figures,
    }),
  ),
});
export type OperatorPromotionsView = Static<typeof OperatorPromotionsView>;

/** POST /operator-api/promotions/preview: what these terms would have given in the days that are over. */
export const PromotionPreviewRequest = Type.Object(
  { terms: PromotionTerms, days: Type.Integer({ minimum: 1, maximum: 90 }) },
  closed,
);
export type PromotionPreviewRequest = Static<typeof PromotionPreviewRequest>;

/** What would have been given, had everybody whom it is for taken part. */
export const PromotionPreviewView = Type.Object({
  /** Whom it is for, and to whom it would have brought something. */
  players: Count,
  given: Type.Array(Sum),
  /** Points of loyalty. */
  points: Count,
});
export type PromotionPreviewView = Static<typeof PromotionPreviewView>;

/** POST /operator-api/promotions/:code/start. */
export const PromotionStartRequest = Type.Object({ version: Ordinal, reason: OperatorReason }, closed);
/** POST /operator-api/promotions/:code/offer: to players by their numbers; who has a part already keeps it. */
export const PromotionOfferRequest = Type.Object(
  { players: Type.Array(NumberOrId, { minItems: 1, maxItems: 10_000 }), reason: OperatorReason },
  closed,
);
export const PromotionOfferView = Type.Object({ offered: Count });
/** POST /operator-api/promotions/:code/give: a part of a list, given one after the other; the rest comes in further calls. */
export const PromotionGiveRequest = Type.Object(
  { players: Type.Array(NumberOrId, { minItems: 1, maxItems: 100 }), reason: OperatorReason },
  closed,
);
/** What came of it. The same players again are given nothing twice. */
export const PromotionGivenView = Type.Object({
  given: Count,
  /** They had it before. */
  had: Count,
  /** As they were named, with the code of what refused them. */
  refused: Type.Array(Type.Object({ player: Type.String(), code: Type.String() })),
});
export type PromotionGivenView = Static<typeof PromotionGivenView>;
