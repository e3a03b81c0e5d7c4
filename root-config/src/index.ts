import { showFatal } from './boot/fatal.ts';
import { startRootConfig } from './boot/start.ts';
import type { SystemRegistry } from './remote/system-registry.ts';

/** Whether the root config has been started; the module starts itself when it is imported by the document. */
export const isStarted = start();

function start(): boolean {
  document.documentElement.dataset['rootConfig'] = 'starting';
  try {
    startRootConfig(window, Reflect.get(window, 'System') as SystemRegistry);
    return true;
  } catch (error) {
    showFatal(document);
    reportError(error);
    return false;
  }
}
