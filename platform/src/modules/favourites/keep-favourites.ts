import type { PlayerId } from '@paddock/contract';
import { FAVOURITES_MAX, type Favourite, type FavouritesView } from '@paddock/contract/schemas';

import { inTransaction } from '../../kernel/database/database.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import type { Kernel } from '../../kernel/module.ts';
import { tellPlayer } from '../live/index.ts';
import { deleteKept, insertKept, keptBy, lockKept } from './favourites-store.ts';

type Items = FavouritesView['items'];

const isSame = (a: Pick<Favourite, 'kind' | 'key'>) => (b: Pick<Favourite, 'kind' | 'key'>) =>
  a.kind === b.kind && a.key === b.key;

/**
 * Keeps one, once however often it is asked, above the others; the player's other pages hear of it. Answers the list.
 * @throws FAVOURITES_FULL
 */
export async function keep({ db, clock, bus }: Kernel, playerId: PlayerId, one: Favourite): Promise<Items> {
  const { isChanged, kept } = await inTransaction(db, async (tx) => {
    await lockKept(tx, playerId);
    const before = await keptBy(tx, playerId);
    if (before.some(isSame(one))) return { isChanged: false, kept: before };
    if (before.length >= FAVOURITES_MAX) throw new PlatformError('FAVOURITES_FULL');
    await insertKept(tx, playerId, { items: [one], side: 'above', atMs: clock.nowMs() });
    return { isChanged: true, kept: await keptBy(tx, playerId) };
  });
  if (isChanged) tell(bus, playerId);
  return kept;
}

/**
 * Keeps what a guest kept, in its order and below what the player keeps already, while there is room: the list that is
 * answered says what found some, and the browser keeps the rest.
 */
export async function join(
  { db, clock, bus }: Kernel,
  playerId: PlayerId,
  guests: readonly Favourite[],
): Promise<Items> {
  const { isChanged, kept } = await inTransaction(db, async (tx) => {
    await lockKept(tx, playerId);
    const before = await keptBy(tx, playerId);
    const fresh = guests.filter(
      (one, at) => !before.some(isSame(one)) && guests.findIndex(isSame(one)) === at,
    );
    const items = fresh.slice(0, FAVOURITES_MAX - before.length);
    await insertKept(tx, playerId, { items, side: 'below', atMs: clock.nowMs() });
    return { isChanged: items.length > 0, kept: await keptBy(tx, playerId) };
  });
  if (isChanged) tell(bus, playerId);
  return kept;
}

/** Keeps one no longer; one that is not kept is no fault. Answers the list. */
export async function forget({ db, bus }: Kernel, playerId: PlayerId, one: Favourite): Promise<Items> {
  const isChanged = await deleteKept(db, playerId, one);
  if (isChanged) tell(bus, playerId);
  return keptBy(db, playerId);
}

function tell(bus: Kernel['bus'], playerId: PlayerId): void {
  tellPlayer(bus, playerId, { kind: 'favourites:changed', id: playerId });
}
