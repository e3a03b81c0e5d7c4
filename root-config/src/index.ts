import { startSharedUtils } from '@paddock/shared-utils';

import { showFatal } from './boot/fatal.ts';
import { readBoot } from './boot/read-boot.ts';
import { startRootConfig } from './boot/start.ts';
import type { SystemRegistry } from './remote/system-registry.ts';

/** Whether the root config has been started; the module starts itself when it is imported by the document. */
export const isStarted = start();

function start(): boolean {
  document.documentElement.dataset['rootConfig'] = 'starting';
  try {
    const boot = readBoot(document);
    startSharedUtils(boot);
    startRootConfig(window, Reflect.get(window, 'System') as SystemRegistry, boot);
    return true;
  } catch (error) {
    showFatal(document);
    reportError(error);
    return false;
  }
}
