import type { Kernel } from '../../kernel/module.ts';
import type { IdeasDependencies } from './ideas-api.ts';

/** What the module's parts share. */
export interface IdeasParts extends IdeasDependencies {
  readonly kernel: Kernel;
}
