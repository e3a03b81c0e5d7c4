import {
  columnsOf,
  columnsOfAll,
  couponFault,
  MOST_ENTRIES,
  type Entry,
  type PoolKind,
} from '@paddock/games/toto';

/** A coupon that is being filled in: the entry on the screen, and entries that were put into its packet before. */
export interface Draft {
  /** A choice for each event; 0 where nothing is chosen yet. */
  readonly entry: Entry;
  readonly packet: readonly Entry[];
}

export const emptyDraft = ({ events }: PoolKind): Draft => ({
  entry: new Array<number>(events).fill(0),
  packet: [],
});

/** Chooses an outcome of an event, or leaves it. */
export const toggled = (draft: Draft, event: number, outcome: number): Draft => ({
  ...draft,
  entry: draft.entry.map((choice, at) => (at === event ? choice ^ (1 << outcome) : choice)),
});

export const isComplete = ({ entry }: Draft): boolean => columnsOf(entry) > 0n;

/** Puts the entry into the packet and begins the next one. */
export const addedToPacket = (kind: PoolKind, { entry, packet }: Draft): Draft => ({
  entry: emptyDraft(kind).entry,
  packet: [...packet, entry],
});

export const withoutEntry = (draft: Draft, at: number): Draft => ({
  ...draft,
  packet: draft.packet.filter((_, place) => place !== at),
});

/** What would be bought: the packet, and the entry on the screen once it is complete. */
export const entriesOf = (draft: Draft): readonly Entry[] =>
  isComplete(draft) ? [...draft.packet, draft.entry] : draft.packet;

/** Why it cannot be bought now. */
export type DraftFault = 'choices' | 'entries' | 'columns' | 'least' | 'most';

/** The first thing that keeps a draft from being bought; undefined where nothing does. */
export function draftFault(
  kind: PoolKind,
  draft: Draft,
  price: { readonly columnMinor: bigint; readonly leastMinor: bigint; readonly mostMinor: bigint },
): DraftFault | undefined {
  const entries = entriesOf(draft);
  const isBegun = draft.entry.some((choice) => choice > 0);
  if (entries.length === 0 || (isBegun && !isComplete(draft))) return 'choices';
  if (entries.length > MOST_ENTRIES) return 'entries';
  if (couponFault(kind, entries) === 'too-many-columns') return 'columns';
  const stakeMinor = columnsOfAll(entries) * price.columnMinor;
  if (stakeMinor < price.leastMinor) return 'least';
  return stakeMinor > price.mostMinor ? 'most' : undefined;
}

/** Events without a choice. */
export const missingCount = ({ entry }: Draft): number => entry.filter((choice) => choice === 0).length;
