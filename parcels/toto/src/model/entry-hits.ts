import type { TotoEvent } from '@paddock/contract/schemas';
import { isHit, type Choice, type Entry } from '@paddock/games/toto';

/** How a choice stands: `open` until its match has a result. */
export type PickState = 'right' | 'wrong' | 'open';

export function pickState(pick: Choice, { outcome }: Pick<TotoEvent, 'outcome'>): PickState {
  if (outcome === null) return 'open';
  return isHit(pick, outcome) ? 'right' : 'wrong';
}

/** Matches of an entry by how its choices stand; `known` are those with a result. */
export interface EntryHits {
  readonly right: number;
  readonly known: number;
  readonly open: number;
}

/** What the best column of an entry has right by the results there are. */
export function entryHits(entry: Entry, events: readonly Pick<TotoEvent, 'outcome'>[]): EntryHits {
  const states = events.map((event, at) => pickState(entry[at] ?? 0, event));
  const open = states.filter((state) => state === 'open').length;
  return {
    right: states.filter((state) => state === 'right').length,
    known: states.length - open,
    open,
  };
}
