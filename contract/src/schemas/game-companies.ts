import { Type, type Static } from 'typebox';

import { CATALOGUE_GAMES_MAX, CompanyCode } from './casino-catalogue.ts';
import { CompanyKeyId, CompanyReference } from './game-wallet.ts';
import { OperatorReason } from './operators.ts';
import { Amount, DecimalId, IsoCurrency, TimestampMs } from './primitives.ts';

const closed = { additionalProperties: false };
const Nullable = <Schema extends Parameters<typeof Type.Array>[0]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/** The shape a company calls the wallet in. */
export const CompanyAdapter = Type.Union([
  Type.Literal('paddock'),
  Type.Literal('hub88'),
  Type.Literal('softswiss'),
]);
export const CompanyKeyAlgorithm = Type.Union([Type.Literal('hmac-sha256'), Type.Literal('rsa-sha256')]);
const PromotionKind = Type.Union([Type.Literal('free-round-win'), Type.Literal('jackpot-win')]);

const launchAddress = Type.String({ pattern: '^https?://[A-Za-z0-9.:-]+(/\\S*)?$', maxLength: 300 });

const origin = Type.String({ pattern: '^https?://[a-z0-9.-]+(:\\d{1,5})?$', maxLength: 300 });

const company = {
  name: Type.String({ minLength: 1, maxLength: 60 }),
  adapter: CompanyAdapter,
  /** Where its games begin. Its origin alone is named in the CSP of a page with a game of it. */
  launchUrl: launchAddress,
  currencies: Type.Array(IsoCurrency, { minItems: 1, maxItems: 50, uniqueItems: true }),
  /** Addresses and networks (`198.51.100.0/24`) it calls from; any where there are none. */
  addresses: Type.Array(Type.String({ pattern: '^[0-9a-fA-F.:]+(/\\d{1,3})?$', maxLength: 60 }), {
    maxItems: 100,
    uniqueItems: true,
  }),
  /** False: its games are no longer begun; what is open is paid. */
  isActive: Type.Boolean(),
};

/** Origins that pictures of its games may come from, named in the CSP; a picture of elsewhere is drawn here instead. */
const pictureOrigins = Type.Array(origin, { maxItems: 20, uniqueItems: true });

const bounds = {
  /** The largest win of one call that is paid without an operator, in EUR; null for the product's own. */
  mostWin: Nullable(Amount),
  /** What a round may pay for each unit staked in it, likewise. */
  mostWinTimes: Nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
};

/** POST /operator-api/game-companies: adds a company, or changes one. */
export const GameCompanyRequest = Type.Object(
  {
    code: CompanyCode,
    ...company,
    // As they were where nothing is said.
    pictureOrigins: Type.Optional(pictureOrigins),
    mostWin: Type.Optional(bounds.mostWin),
    mostWinTimes: Type.Optional(bounds.mostWinTimes),
    reason: OperatorReason,
  },
  closed,
);
export type GameCompanyRequest = Static<typeof GameCompanyRequest>;

/** POST /operator-api/game-companies/:company/keys. A shared secret is made here where none is given. */
export const GameCompanyKeyRequest = Type.Object(
  {
    keyId: CompanyKeyId,
    algorithm: CompanyKeyAlgorithm,
    /** PEM, of `rsa-sha256`. */
    publicKey: Type.Optional(Type.String({ maxLength: 4_000 })),
    /** Of `hmac-sha256`, where the company made it. */
    secret: Type.Optional(Type.String({ minLength: 16, maxLength: 200 })),
    fromMs: Type.Optional(TimestampMs),
    untilMs: Type.Optional(TimestampMs),
    reason: OperatorReason,
  },
  closed,
);
export type GameCompanyKeyRequest = Static<typeof GameCompanyKeyRequest>;

/** The shared secret, shown once; null for a public key. */
export const GameCompanyKeyAnswer = Type.Object({ keyId: CompanyKeyId, secret: Nullable(Type.String()) });
export type GameCompanyKeyAnswer = Static<typeof GameCompanyKeyAnswer>;

/** POST /operator-api/game-companies/:company/keys/:keyId/end: now, or at a time. */
export const GameCompanyKeyEnding = Type.Object(
  { atMs: Type.Optional(TimestampMs), reason: OperatorReason },
  closed,
);
export type GameCompanyKeyEnding = Static<typeof GameCompanyKeyEnding>;

/** POST /operator-api/game-companies/:company/promotions: money the company may give without a stake. */
export const GamePromotionRequest = Type.Object(
  {
    promotion: CompanyReference,
    kind: PromotionKind,
    /** The most of all its wins together, in EUR. */
    most: Amount,
    untilMs: TimestampMs,
    reason: OperatorReason,
  },
  closed,
);
export type GamePromotionRequest = Static<typeof GamePromotionRequest>;

const aggregator = {
  /** Where its calls begin: `/operator/generic/v2/…` or `/sessions` is put behind it. */
  baseUrl: launchAddress,
  /** What it knows this site by: `operator_id` of Hub88, `casino_id` of SoftSwiss. */
  siteId: Type.String({ pattern: '^[A-Za-z0-9._-]{1,60}$' }),
  /** Origins that the games it answers with may be shown from. */
  frameOrigins: Type.Array(origin, { minItems: 1, maxItems: 50, uniqueItems: true }),
};

/** POST /operator-api/game-companies/:company/aggregator: where games of the company are asked for. */
export const GameAggregatorRequest = Type.Object(
  {
    ...aggregator,
    /** Puts another key in place of our own: it has to be told there before it is taken. */
    isNewKey: Type.Optional(Type.Boolean()),
    reason: OperatorReason,
  },
  closed,
);
export type GameAggregatorRequest = Static<typeof GameAggregatorRequest>;

/** What is asked where. The key is ours that calls are signed by, where the shape has one; its other half is told to nobody. */
export const GameAggregatorView = Type.Object({ ...aggregator, publicKey: Nullable(Type.String()) });
export type GameAggregatorView = Static<typeof GameAggregatorView>;

/** GET /operator-api/game-companies/:company/games: what the company offers now, as a catalogue of ours. */
export const OfferedGames = Type.Object({
  name: Type.String(),
  games: Type.Array(Type.Unknown(), { maxItems: CATALOGUE_GAMES_MAX }),
});
export type OfferedGames = Static<typeof OfferedGames>;

/** GET /operator-api/game-companies. No secret is in it. */
export const GameCompaniesView = Type.Object({
  companies: Type.Array(
    Type.Object({
      code: CompanyCode,
      ...company,
      pictureOrigins,
      ...bounds,
      keys: Type.Array(
        Type.Object({
          keyId: CompanyKeyId,
          algorithm: CompanyKeyAlgorithm,
          fromMs: TimestampMs,
          untilMs: Nullable(TimestampMs),
        }),
      ),
      promotions: Type.Array(
        Type.Object({
          promotion: CompanyReference,
          kind: PromotionKind,
          most: Amount,
          /** Of it, so far. */
          paid: Amount,
          untilMs: TimestampMs,
        }),
      ),
      /** Null for one whose games begin at its own address. */
      aggregator: Nullable(GameAggregatorView),
    }),
  ),
});
export type GameCompaniesView = Static<typeof GameCompaniesView>;

/** A win above the bounds of its company. */
const HeldWinView = Type.Object({
  transaction: Type.String(),
  player: DecimalId,
  game: Type.String(),
  /** The company's name of it. */
  round: Type.String(),
  currency: IsoCurrency,
  amount: Amount,
  /** What stands staked in the round. */
  staked: Amount,
  atMs: TimestampMs,
  /** Null until an operator decides. */
  isAllowed: Nullable(Type.Boolean()),
});

/** GET /operator-api/game-companies/:company/held-wins: those that wait first. */
export const HeldWinsView = Type.Object({ wins: Type.Array(HeldWinView) });
export type HeldWinsView = Static<typeof HeldWinsView>;

/** POST /operator-api/game-companies/:company/held-wins/decide. One that is allowed is paid as the company repeats it. */
export const HeldWinDecision = Type.Object(
  {
    transaction: Type.String({ minLength: 1, maxLength: 300 }),
    /** What the operator looked at: a win of another amount is another question. */
    amount: Amount,
    isAllowed: Type.Boolean(),
    reason: OperatorReason,
  },
  closed,
);
export type HeldWinDecision = Static<typeof HeldWinDecision>;
