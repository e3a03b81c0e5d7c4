/**
 * Who asks: a guest, a player, another player, an operator with every role, and a machine that holds the keys of feeds,
 * teams and payment companies.
 */
export const ACTORS = ['guest', 'player', 'other', 'operator', 'machine'] as const;
export type ActorName = (typeof ACTORS)[number];
