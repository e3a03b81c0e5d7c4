import { Type, type Static } from 'typebox';

import { OperatorReason } from './operators.ts';
import { NumberOrId, Revision } from './primitives.ts';

const closed = { additionalProperties: false };
const Count = Type.Integer({ minimum: 0 });

/** POST /operator-api/promotions/:code/start. */
export const PromotionStartRequest = Type.Object({ version: Revision, reason: OperatorReason }, closed);
/** POST /operator-api/promotions/:code/offer: to players by their numbers; who has a part already keeps it. */
export const PromotionOfferRequest = Type.Object(
  { players: Type.Array(NumberOrId, { minItems: 1, maxItems: 10_000 }), reason: OperatorReason },
  closed,
);
/** Of a list those whom nobody is or who get nothing, as they were named, with the code of what refused them. */
const PromotionRefusals = Type.Array(Type.Object({ player: Type.String(), code: Type.String() }));
export type PromotionRefusals = Static<typeof PromotionRefusals>;
export const PromotionOfferView = Type.Object({ offered: Count, refused: PromotionRefusals });
export type PromotionOfferView = Static<typeof PromotionOfferView>;
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
  refused: PromotionRefusals,
});
export type PromotionGivenView = Static<typeof PromotionGivenView>;
