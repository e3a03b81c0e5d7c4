import type { Environment } from '../environment/environment-types.ts';
import { watchPlay } from '../play-watch/play-watch.ts';
import { logAgreements } from '../settings-sync/log-agreement.ts';
import { syncSettings } from '../settings-sync/settings-sync.ts';
import type { SharedUtils } from './shared-utils.ts';

/** Starts what only signed-in players need. A chunk of its own: guests never load it. */
export function startPlayerParts(shared: SharedUtils, environment: Environment): void {
  const { timing, cookies, report } = environment;
  watchPlay(shared, environment);
  syncSettings({ ...shared, timing, cookies });
  logAgreements({ ...shared, report });
}
