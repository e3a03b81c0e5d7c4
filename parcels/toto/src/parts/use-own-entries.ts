import { auth$, readOf } from '@paddock/shared-utils';
import { useRead, useStreamValue } from '@paddock/shared-utils/react';
import type { Entry } from '@paddock/games/toto';

/** An entry of a coupon that a player has of a draw. */
export interface OwnEntry {
  readonly key: string;
  /** Of its coupon. */
  readonly number: string;
  /** Its place in the coupon, from 1. */
  readonly place: number;
  readonly entry: Entry;
}

const NONE: readonly OwnEntry[] = [];

/** Entries of the player's newest coupons of a draw; none for guests, and until they are known. */
export function useOwnEntries(drawId: string): readonly OwnEntry[] {
  const isPlayer = useStreamValue(auth$, ({ status }) => status === 'signed-in');
  const { value } = useRead({
    ...readOf('/web-api/toto/coupons', { query: { drawId } }),
    ...(!isPlayer && { key: null }),
    on: ['toto:coupon'],
  });
  if (value.status !== 'ready') return NONE;
  return value.data.coupons.flatMap(({ id, number, entries }) =>
    entries.map((entry, at) => ({ key: `${id}-${at + 1}`, number, place: at + 1, entry })),
  );
}
