import { Type, type Static } from 'typebox';

import { EachWayOffer } from './sportsbook.ts';

/** The lines of a system (rules §10): each has every banker, and each choice of so many of the other legs. */
export const BetLines = Type.Object(
  {
    /** Positions of legs, ascending. */
    bankers: Type.Array(Type.Integer({ minimum: 0, maximum: 19 }), { maxItems: 19 }),
    /** Sizes of the choices, ascending. */
    folds: Type.Array(Type.Integer({ minimum: 1, maximum: 20 }), { minItems: 1, maxItems: 20 }),
  },
  { additionalProperties: false },
);
export type BetLines = Static<typeof BetLines>;

/** How many legs each link of a conditional bet has, in their order. */
export const BetLinks = Type.Array(Type.Integer({ minimum: 1, maximum: 19 }), { minItems: 2, maxItems: 20 });
export type BetLinks = Static<typeof BetLinks>;

/** By leg, the terms of each way as the player saw them: how many places pay which part of the price. */
export const EachWayTermsOfLegs = Type.Array(EachWayOffer, { minItems: 1, maxItems: 10 });
export type EachWayTermsOfLegs = Static<typeof EachWayTermsOfLegs>;
