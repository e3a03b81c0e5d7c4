import { Type, type Static } from 'typebox';

import { CompanyCode, CompanyGameCode, CompanyName, GameWord } from './casino-catalogue.ts';
import { OperatorReason } from './operators.ts';
import { DecimalId, LocalizedName } from './primitives.ts';

/** GET /operator-api/casino/games: the first hundred. */
export const OperatorGamesQuery = Type.Object({
  search: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  company: Type.Optional(CompanyCode),
});
export type OperatorGamesQuery = Static<typeof OperatorGamesQuery>;

/** A game as operators see it. */
export const OperatorGameView = Type.Object({
  id: DecimalId,
  company: CompanyName,
  code: CompanyGameCode,
  name: LocalizedName,
  address: Type.String(),
  /** In the company's catalogue; one that left it is closed. */
  isListed: Type.Boolean(),
  /** Not closed by us. */
  isOpen: Type.Boolean(),
  tags: Type.Array(GameWord),
});
export type OperatorGameView = Static<typeof OperatorGameView>;

export const OperatorGamesView = Type.Object({ games: Type.Array(OperatorGameView, { maxItems: 100 }) });
export type OperatorGamesView = Static<typeof OperatorGamesView>;

/** POST /operator-api/casino/games/:id/order. `usual` takes a mark back: the site marks by release and play again. */
export const GameOrderRequest = Type.Object(
  {
    order: Type.Enum(['close', 'open', 'new', 'not-new', 'popular', 'not-popular', 'usual']),
    reason: OperatorReason,
  },
  { additionalProperties: false },
);
export type GameOrderRequest = Static<typeof GameOrderRequest>;
