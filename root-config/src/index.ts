import type { BootData } from '@paddock/contract';
import { startSharedUtils } from '@paddock/shared-utils';

import { showFatal } from './boot/fatal.ts';
import { readBoot } from './boot/read-boot.ts';
import { startRootConfig } from './boot/start.ts';
import type { DeveloperTools } from './overrides/developer-tools.ts';
import type { SystemRegistry } from './remote/system-registry.ts';
import { browserScheduler } from './time/scheduler.ts';

const system = Reflect.get(window, 'System') as SystemRegistry;

/** Whether the root config has been started; the module starts itself when it is imported by the document. */
export const isStarted = start();

function start(): boolean {
  document.documentElement.dataset['rootConfig'] = 'starting';
  return orFatal(() => {
    const boot = readBoot(document);
    if (boot.overridesAllowed) void startForDevelopers(boot);
    else launch(boot);
  });
}

/** A page whose tools cannot be had starts without them: the overrides stand all the same. */
async function startForDevelopers(boot: BootData): Promise<void> {
  const tools = await openTools(boot).catch((error: unknown) => reportError(error));
  orFatal(() => (tools ? launch(tools.boot, tools) : launch(boot)));
}

async function openTools(boot: BootData): Promise<DeveloperTools> {
  const { openDeveloperTools } = await import('./overrides/open-developer-tools.ts');
  return openDeveloperTools(window, system, boot, browserScheduler);
}

function launch(boot: BootData, tools?: DeveloperTools): void {
  startSharedUtils(boot);
  startRootConfig(window, system, boot, tools);
}

function orFatal(run: () => void): boolean {
  try {
    run();
    return true;
  } catch (error) {
    showFatal(document);
    reportError(error);
    return false;
  }
}
