import type { SharedUtils } from './shared-utils.ts';
import { claimSingleInstance } from './single-instance.ts';

claimSingleInstance(globalThis);

let installed: SharedUtils | undefined;

/** The page's instance. @throws Error before it has been started. */
export function page(): SharedUtils {
  if (installed === undefined) throw new Error('shared-utils: startSharedUtils has not been called yet');
  return installed;
}

export function isInstalled(): boolean {
  return installed !== undefined;
}

/** Makes an instance the page's. For start-up and the testing fakes. */
export function install(instance: SharedUtils): void {
  installed = instance;
}
