import type { Kernel, WritingSite } from './kernel/index.ts';
import { createFavourites } from './modules/favourites/index.ts';
import type { Identity } from './modules/identity/index.ts';
import type { Limits } from './modules/limits/index.ts';
import type { Sportsbook } from './modules/sportsbook/index.ts';
import { createWebPush } from './modules/web-push/index.ts';

interface BesideWebPush {
  readonly identity: Identity;
  readonly limits: Limits;
  readonly sportsbook: Sportsbook;
  readonly siteOf: (brand: string | null) => WritingSite;
}

/** What players follow, and what their devices are told of it and of their accounts while the site is closed. */
export function composeWebPush(kernel: Kernel, { identity, limits, sportsbook, siteOf }: BesideWebPush) {
  const requirePlayer: Identity['requirePlayer'] = (request) => identity.requirePlayer(request);
  const favourites = createFavourites(kernel, { requirePlayer });
  const webPush = createWebPush(kernel, {
    requirePlayer,
    player: identity.player,
    deviceOf: identity.deviceOf,
    standingDevices: identity.standingDevices,
    mayOffer: async (db, playerId) =>
      !identity.isBanned(playerId) && (await limits.check.mayPlay(db, playerId, kernel.clock.nowMs())),
    moments: sportsbook.moments,
    followersOf: favourites.followersOf,
    siteOf: async (playerId) => siteOf(await identity.brandOf(kernel.db, playerId)),
  });
  return { favourites, webPush };
}
