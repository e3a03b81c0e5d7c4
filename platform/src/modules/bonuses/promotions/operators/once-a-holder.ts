import type { PlayerId } from '@paddock/contract';

import type { BonusesParts } from '../../bonuses-parts.ts';

/** Those of some takings that a promotion's rules let be, and how many players are others of a person, device or card. */
interface OnceAHolder<Taking> {
  readonly first: readonly Taking[];
  readonly beside: number;
}

/**
 * Of takings in the order of time those of the first account of each person, device and card: all others of them are given
 * nothing, as in `give`.
 */
export async function onceAHolder<Taking extends { readonly playerId: PlayerId }>(
  parts: BonusesParts,
  takings: readonly Taking[],
): Promise<OnceAHolder<Taking>> {
  const { db } = parts.kernel;
  const had = new Set<PlayerId>();
  const others = new Set<PlayerId>();
  for (const { playerId } of takings) {
    if (had.has(playerId) || others.has(playerId)) continue;
    const { players } = await parts.personOf(db, playerId);
    const holders = [...players, ...(await parts.accountsBeside(db, playerId))];
    (holders.some((one) => had.has(one)) ? others : had).add(playerId);
  }
  return { first: takings.filter(({ playerId }) => had.has(playerId)), beside: others.size };
}
