import type { BootData } from '@paddock/contract';

import type { Environment } from '../environment/environment-types.ts';
import type { SharedUtils } from './shared-utils.ts';

/** Makes and starts one instance over an environment. The page has one, made by `startSharedUtils`; tests make theirs. */
export function createSharedUtils(_environment: Environment, _boot: BootData): SharedUtils {
  throw new Error('not ready');
}
