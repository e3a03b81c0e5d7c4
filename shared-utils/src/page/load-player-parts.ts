import { IDLE_MARK } from '../idle/idle-mark.ts';
import type { Environment } from '../environment/environment-types.ts';
import { loadForPlayers, loadLater } from './load-later.ts';
import type { SharedUtils } from './shared-utils.ts';

/**
 * Brings what only signed-in players need, which guests never load, with the first sign-in of the page; and for a guest
 * who was signed out for want of activity the words that say so; and the dialog an address asks for.
 */
export function loadPlayerParts(shared: SharedUtils, environment: Environment): void {
  let isLoaded = false;
  tellOfFavourites(shared, environment);
  shared.navigation.currentRoute$.subscribe((route) => {
    if (route.status !== 'ready' || !/modal=/i.test(route.matched.query)) return;
    loadLater().then(
      ({ openQueryDialog }) => openQueryDialog(shared, route.matched.query),
      () => undefined,
    );
  });
  shared.auth.auth$.subscribe(({ status }) => {
    if (status === 'guest' && environment.tabStorage?.getItem(IDLE_MARK) === '1') {
      void loadLater().then(
        ({ tellIdleSignOut }) => tellIdleSignOut(shared, environment),
        () => undefined,
      );
    }
    if (status !== 'signed-in' || isLoaded) return;
    isLoaded = true;
    loadForPlayers().then(
      ({ startPlayerParts }) => startPlayerParts(shared, environment),
      () => {
        // Without the network: the next sign-in or sign-out and in again asks once more.
        isLoaded = false;
      },
    );
  });
}

/** Brings what tells of favourites with the first one: who has none never loads it. */
function tellOfFavourites(shared: SharedUtils, environment: Environment): void {
  let isAsked = false;
  shared.favourites.favourites$.subscribe(({ items }) => {
    if (isAsked || items.length === 0) return;
    isAsked = true;
    loadLater().then(
      ({ tellFavourites }) => tellFavourites({ ...environment, ...shared }),
      () => {
        // Without the network: the next star asks once more.
        isAsked = false;
      },
    );
  });
}
