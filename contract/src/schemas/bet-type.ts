import { Type, type Static } from 'typebox';

/** What several selections, or one, make together (rules §10). */
export const BetType = Type.Union([
  Type.Literal('single'),
  Type.Literal('accumulator'),
  Type.Literal('system'),
  Type.Literal('chain'),
  Type.Literal('conditional'),
  Type.Literal('anti-accumulator'),
  Type.Literal('builder'),
  Type.Literal('each-way'),
]);
export type BetType = Static<typeof BetType>;
