import type { FavouritesView } from '@paddock/contract/schemas';

import type { AuthValue } from '../auth/auth-types.ts';
import type { TabChannel } from '../environment/environment-types.ts';
import type { Api } from '../http/http-types.ts';
import type { Notifications } from '../notifications/notifications-types.ts';
import { ofPage } from '../page/of-page.ts';
import { page } from '../page/page-instance.ts';
import type { PlayerStreamDefinition } from '../page/player-streams.ts';
import type { BrowserStorage } from '../storage/storage-types.ts';
import type { PlayerValueSource } from '../stream/player-value.ts';
import { createStore, createStream } from '../stream/store.ts';
import type { Stream } from '../stream/stream.ts';
import type { Favourites, FavouritesKeeper, FavouritesValue, Star } from './favourites-types.ts';
import { isSameStar, parseEventIds, parseStars, STARS_MAX } from './stars.ts';

/** What the server keeps for a player. */
export const KEPT_FAVOURITES: PlayerStreamDefinition<FavouritesView> = {
  on: ['favourites:changed'],
  async read({ api }) {
    const answer = await api.get('/web-api/user/favourites');
    return answer.ok ? answer.data : null;
  },
};

export interface FavouritesParts {
  readonly storage: BrowserStorage;
  readonly channel: TabChannel;
  readonly auth$: Stream<AuthValue>;
  readonly api: Pick<Api, 'post' | 'delete'>;
  readonly kept: PlayerValueSource<FavouritesView>;
  readonly notify: Notifications['notify'];
}

/**
 * The visitor's favourites: a guest's in the browser and its tabs, a player's on the server. A press shows at once and is
 * taken back where it is refused. The server is asked at the first subscription.
 */
export function createFavourites(parts: FavouritesParts): FavouritesKeeper {
  const { storage, channel, auth$, api, kept, notify } = parts;
  const before = storage.storageItem({
    key: 'betting.favourites',
    version: 1,
    fallback: [],
    parse: parseEventIds,
  });
  const item = storage.storageItem({
    key: 'favourites',
    version: 1,
    fallback: before.read(),
    parse: parseStars,
  });
  /** What was pressed and not answered yet, the newest first. */
  let pressed: readonly { readonly star: Star; readonly isKept: boolean }[] = [];
  let sent = Promise.resolve();
  let isFollowed = false;
  const store = createStore<FavouritesValue>({ status: 'loading', items: [] });

  function now(): FavouritesValue {
    if (auth$.snapshot().userId === null) return { status: 'ready', items: item.read() };
    const value = kept.value$.snapshot();
    const known = 'items' in value ? value.items.map(({ kind, key }) => ({ kind, key })) : [];
    const isPressed = (star: Star) => pressed.some((one) => isSameStar(one.star)(star));
    return {
      status: 'items' in value ? 'ready' : value.status === 'error' ? 'error' : 'loading',
      items: [
        ...pressed.flatMap(({ star, isKept }) => (isKept ? star : [])),
        ...known.filter((star) => !isPressed(star)),
      ],
    };
  }

  const show = (): void => store.set(now());

  function follow(): void {
    if (isFollowed) return;
    isFollowed = true;
    channel.onMessage(show);
    kept.value$.subscribe(show);
    auth$.subscribe(({ userId }) => {
      if (userId === null) pressed = [];
      show();
    });
  }

  function keepHere(items: readonly Star[]): void {
    item.write(items);
    channel.post(null);
    if (isFollowed) show();
  }

  async function send(star: Star, isKept: boolean): Promise<void> {
    const { userId } = auth$.snapshot();
    const answer = isKept
      ? await api.post('/web-api/user/favourites', star)
      : await api.delete('/web-api/user/favourites', { query: star });
    if (auth$.snapshot().userId !== userId) return;
    if (answer.ok) await kept.refresh(() => Promise.resolve(answer.data));
    else
      notify({ kind: 'error', group: 'favourites', text: { key: `common:errors.${answer.problem.code}` } });
  }

  return {
    favourites$: createStream(
      () => {
        follow();
        return store.get();
      },
      (listener) => {
        follow();
        return store.stream.subscribe(listener);
      },
    ),
    async toggleFavourite(star) {
      follow();
      const { items } = now();
      const isKept = !items.some(isSameStar(star));
      const others = (each: Star): boolean => !isSameStar(star)(each);
      if (auth$.snapshot().userId === null) {
        // The oldest make room.
        keepHere(isKept ? [star, ...items].slice(0, STARS_MAX) : items.filter(others));
        return;
      }
      const press = { star, isKept };
      pressed = [press, ...pressed.filter((one) => others(one.star))];
      show();
      // One after the other, so that a second press ends where it was meant to.
      sent = sent.then(() => send(star, isKept));
      await sent;
      pressed = pressed.filter((one) => one !== press);
      show();
    },
    guestsStars: () => item.read(),
    handedOver({ items }) {
      keepHere(item.read().filter((star) => !items.some(isSameStar(star))));
      before.remove();
    },
  };
}

export const favourites$ = ofPage((shared) => shared.favourites.favourites$);
export const toggleFavourite: Favourites['toggleFavourite'] = (star) =>
  page().favourites.toggleFavourite(star);
