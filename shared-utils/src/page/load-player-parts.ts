import type { Environment } from '../environment/environment-types.ts';
import type { SharedUtils } from './shared-utils.ts';

/** Brings what only signed-in players need, which guests never load, with the first sign-in of the page. */
export function loadPlayerParts(shared: SharedUtils, environment: Environment): void {
  let isLoaded = false;
  shared.auth.auth$.subscribe(({ userId }) => {
    if (userId === null || isLoaded) return;
    isLoaded = true;
    import('./player-parts.ts').then(
      ({ startPlayerParts }) => startPlayerParts(shared, environment),
      () => {
        // Without the network: the next sign-in or sign-out and in again asks once more.
        isLoaded = false;
      },
    );
  });
}
