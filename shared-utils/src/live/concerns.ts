import type { PlayerNews } from '@paddock/contract';

import type { PlayerNewsValue } from './live-types.ts';

type Kinds = readonly PlayerNews['kind'][];

/** Whether what follows news of these kinds is to be read again: for one of them, and when any may have been missed. */
export function concerns(told: PlayerNewsValue, kinds: Kinds = []): boolean {
  if (told.status === 'none' || kinds.length === 0) return false;
  return told.news.kind === 'missed' || kinds.includes(told.news.kind);
}
