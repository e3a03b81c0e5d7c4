import { Type, type Static } from 'typebox';

import { CompanyGameCode } from './casino-catalogue.ts';
import { AggregatorName } from './hub88.ts';
import { IsoCurrency } from './primitives.ts';

const ACTIONS_MAX = 50;
/** Minor units of the currency: 356 is 3.56 EUR. */
const SoftswissAmount = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

const ofPlayer = { user_id: AggregatorName, currency: IsoCurrency, game: CompanyGameCode };

const Action = Type.Object({
  action: Type.Union([Type.Literal('bet'), Type.Literal('win')]),
  action_id: AggregatorName,
  amount: SoftswissAmount,
});
export type SoftswissAction = Static<typeof Action>;

/** POST /play: the balance without actions, else all of them or none. Fields that are not named here are passed over. */
export const SoftswissPlayCall = Type.Object({
  ...ofPlayer,
  game_id: Type.Optional(AggregatorName),
  finished: Type.Optional(Type.Boolean()),
  actions: Type.Optional(Type.Array(Action, { maxItems: ACTIONS_MAX })),
});
export type SoftswissPlayCall = Static<typeof SoftswissPlayCall>;

/** POST /rollback: all of its actions or none. */
export const SoftswissRollbackCall = Type.Object({
  ...ofPlayer,
  game_id: Type.Optional(AggregatorName),
  finished: Type.Optional(Type.Boolean()),
  actions: Type.Array(
    Type.Object({
      action: Type.Literal('rollback'),
      action_id: AggregatorName,
      original_action_id: AggregatorName,
    }),
    { minItems: 1, maxItems: ACTIONS_MAX },
  ),
});
export type SoftswissRollbackCall = Static<typeof SoftswissRollbackCall>;

/** POST /freespins: what an issue of free rounds has won in all, once it is over. */
export const SoftswissFreespinsCall = Type.Object({
  issue_id: AggregatorName,
  status: AggregatorName,
  total_amount: SoftswissAmount,
});

/** What is done; the balance in minor units. */
export const SoftswissAnswer = Type.Object({
  balance: Type.Integer(),
  game_id: Type.Optional(Type.String()),
  transactions: Type.Optional(Type.Array(Type.Object({ action_id: Type.String(), tx_id: Type.String() }))),
});
export type SoftswissAnswer = Static<typeof SoftswissAnswer>;

/** A refusal by a code of theirs; with the balance where it was too small. */
export const SoftswissRefusal = Type.Object({
  code: Type.Integer(),
  message: Type.String(),
  balance: Type.Optional(Type.Integer()),
});
export type SoftswissRefusal = Static<typeof SoftswissRefusal>;
