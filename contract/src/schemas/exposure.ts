import { Type, type Static } from 'typebox';

import { Amount, BetNumber, DecimalId, TimestampMs } from './primitives.ts';

/** GET /operator-api/near-copies: open combinations of several persons that are the same but for one leg at most. */
export const NearCopiesView = Type.Object({
  copies: Type.Array(
    Type.Object({
      /** What they share; of each bet all but one leg at most. */
      selectionIds: Type.Array(Type.String()),
      persons: Type.Integer({ minimum: 1 }),
      betIds: Type.Array(DecimalId),
      /** Theirs, in the same order. */
      betNumbers: Type.Array(BetNumber),
      /** What they may return together, capped each, in EUR as bounds are scaled. */
      returns: Amount,
      /** When operators were alarmed of them; null for those that may not return more than a selection has room. */
      alarmedAtMs: Type.Union([TimestampMs, Type.Null()]),
    }),
  ),
});
export type NearCopiesView = Static<typeof NearCopiesView>;
