import type { Environment } from '../environment/environment-types.ts';
import type { SharedUtils } from './shared-utils.ts';

/** Brings the clocks of signed-in players, which guests never need, with the first sign-in of the page. */
export function loadPlayWatch(shared: SharedUtils, environment: Environment): void {
  let isLoaded = false;
  shared.auth.auth$.subscribe(({ userId }) => {
    if (userId === null || isLoaded) return;
    isLoaded = true;
    import('../play-watch/play-watch.ts').then(
      ({ watchPlay }) => watchPlay(shared, environment),
      () => {
        // Without the network: the next sign-in or sign-out and in again asks once more.
        isLoaded = false;
      },
    );
  });
}
