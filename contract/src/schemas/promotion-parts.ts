import { Type, type Static } from 'typebox';

import { IsoCurrency } from './primitives.ts';
import { PromotionCode, PromotionTerms } from './promotion-terms.ts';

/** GET /operator-api/promotion-parts: what a promotion can be composed of here. */
export const PromotionPartsView = Type.Object({
  /** `PromotionTerms` as JSON Schema: which parts there are, and what each wants. */
  schema: Type.Unknown(),
  /** What parts can name on this site. */
  names: Type.Object({
    currencies: Type.Array(IsoCurrency),
    products: Type.Array(Type.String()),
    levels: Type.Array(Type.String()),
    /** Of players. */
    segments: Type.Array(Type.String()),
    /** Of ours, with free rounds. */
    games: Type.Array(Type.String()),
    /** Of ours, all of them. */
    ownGames: Type.Array(Type.String()),
    sports: Type.Array(Type.String()),
    /** Of which there are tickets: lotteries and pools. */
    tickets: Type.Array(Type.String()),
  }),
  /** One of each kind, to begin with. */
  samples: Type.Array(Type.Object({ code: PromotionCode, terms: PromotionTerms })),
});
export type PromotionPartsView = Static<typeof PromotionPartsView>;
