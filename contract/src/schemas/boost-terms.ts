import { Type } from 'typebox';

import { Amount, IsoCurrency, Slug } from './primitives.ts';

const closed = { additionalProperties: false };

/** What a boost and an insurance have of what their bets are held to. */
const USE = {
  /** They may be used so long. */
  days: Type.Integer({ minimum: 1, maximum: 365 }),
  /** For so many bets in all; for one where nothing is said. */
  bets: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 })),
  /** For so many bets on one day of the site's clock. */
  betsPerDay: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 })),
  /** Of the whole bet. */
  minOddsMilli: Type.Integer({ minimum: 1_000, maximum: 100_000 }),
  /** All of them where nothing is said. */
  sports: Type.Optional(Type.Array(Slug, { minItems: 1, maxItems: 50, uniqueItems: true })),
  currencies: Type.Record(
    IsoCurrency,
    Type.Object(
      {
        /** The most that it adds to one bet. */
        upTo: Amount,
        /** It is for no larger stake; for any where nothing is said. */
        maxStake: Type.Optional(Amount),
      },
      closed,
    ),
    { minProperties: 1, maxProperties: 40, ...closed },
  ),
};

const LeastLegs = Type.Integer({ minimum: 2, maximum: 20 });
/** Legs of a smaller price are not counted. */
const MinLegOddsMilli = Type.Integer({ minimum: 1_000, maximum: 100_000 });

/** From so many counted legs on, so many percent of the winnings; ascending in both. */
export const BoostSteps = Type.Array(
  Type.Object({ legs: LeastLegs, percent: Type.Integer({ minimum: 1, maximum: 500 }) }, closed),
  { minItems: 1, maxItems: 19 },
);

/** A percent of what a bet wins above its stake. */
export const OddsBoostTerms = Type.Object(
  {
    kind: Type.Literal('odds-boost'),
    percent: Type.Integer({ minimum: 1, maximum: 500 }),
    /** Both where nothing is said. */
    types: Type.Optional(
      Type.Array(Type.Enum(['single', 'accumulator']), { minItems: 1, maxItems: 2, uniqueItems: true }),
    ),
    minLegs: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
    ...USE,
  },
  closed,
);

/** A percent of what an accumulator wins above its stake, by the number of its legs. */
export const AccumulatorBoostTerms = Type.Object(
  { kind: Type.Literal('accumulator-boost'), steps: BoostSteps, minLegOddsMilli: MinLegOddsMilli, ...USE },
  closed,
);

/** The stake of an accumulator of which exactly one leg is lost. */
export const AccumulatorInsuranceTerms = Type.Object(
  {
    kind: Type.Literal('accumulator-insurance'),
    minLegs: LeastLegs,
    minLegOddsMilli: MinLegOddsMilli,
    /** Real money. */
    as: Type.Literal('money'),
    ...USE,
  },
  closed,
);
