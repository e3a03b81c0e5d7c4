import type { SharedUtils } from '../page/shared-utils.ts';

export type JoinParts = Pick<SharedUtils, 'api' | 'auth' | 'favourites'>;

/**
 * Brings what was starred as a guest to whoever signs in, below what they keep already. What finds no room, or no server,
 * stays in the browser and is brought with the next sign-in or page.
 */
export function joinFavourites({ api, auth, favourites }: JoinParts): void {
  let lastUserId: string | null = null;
  auth.auth$.subscribe(({ userId }) => {
    if (userId === lastUserId) return;
    lastUserId = userId;
    const items = favourites.guestsStars();
    if (userId === null || items.length === 0) return;
    void api.post('/web-api/user/favourites/join', { items: [...items] }).then((answer) => {
      if (answer.ok && auth.auth$.snapshot().userId === userId) favourites.handedOver(answer.data);
    });
  });
}
