import { startCollecting } from '../abuse/start-collecting.ts';
import { browserEnvironment } from '../environment/browser-environment.ts';
import { createSharedUtils } from './create-shared-utils.ts';
import { loadPlayerParts } from './load-player-parts.ts';
import { install, isInstalled } from './page-instance.ts';
import type { StartData } from './start-data.ts';

/**
 * Starts the page's one instance from the document's boot data. For the root config, once, before anything else.
 * @throws Error at a second call.
 */
export function startSharedUtils(boot: StartData): void {
  if (isInstalled()) throw new Error('shared-utils: already started');
  const environment = browserEnvironment(boot.origin);
  const shared = createSharedUtils(environment, boot);
  install(shared);
  loadPlayerParts(shared, environment);
  startCollecting(environment, shared.collectFingerprint);
}
