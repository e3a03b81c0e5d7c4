import type { Kernel } from '../../kernel/module.ts';
import type { BonusesDependencies } from './bonuses-api.ts';

/** What the parts of this module share. */
export interface BonusesParts extends BonusesDependencies {
  readonly kernel: Kernel;
}
