import { Type, type Static } from 'typebox';

import { BLOCK_REASONS } from '../routing/block-lists.ts';
import type { BlockReason } from '../routing/blocks.ts';
import { OperatorReason } from './operators.ts';

/** A literal each: what is written out is in the document of the API. */
export const BlockReasonNumber = Type.Unsafe<BlockReason>(
  Type.Union(BLOCK_REASONS.map((reason) => Type.Literal(reason))),
);

const closed = { additionalProperties: false };

/** POST /blocks-api/api/v2/block (S7-26). */
export const BlockQuestion = Type.Object(
  {
    /** Whether a player asks; the server knows by the session, and takes nobody's word. */
    auth: Type.Boolean(),
    url: Type.String({ minLength: 1, maxLength: 2_000 }),
  },
  closed,
);

export const BlockAnswer = Type.Object({
  data: Type.Object({
    /** Why the visitor is kept out; null where nothing is to be told. */
    block: Type.Union([
      Type.Object({
        reason: BlockReasonNumber,
        displayTypeId: Type.Integer(),
        templateTypeId: Type.Integer(),
      }),
      Type.Null(),
    ]),
    /** Whether it keeps out, by its display type and the visitor's right to pass (S4-12). */
    applies: Type.Boolean(),
  }),
});
export type BlockAnswer = Static<typeof BlockAnswer>;

/** POST /operator-api/blocks/passes: a link that lets a browser pass blocks by country until a time. */
export const GeoPassRequest = Type.Object(
  { minutes: Type.Integer({ minimum: 1, maximum: 43_200 }), reason: OperatorReason },
  closed,
);
export const GeoPassView = Type.Object({ link: Type.String(), untilMs: Type.Integer() });
export type GeoPassView = Static<typeof GeoPassView>;
