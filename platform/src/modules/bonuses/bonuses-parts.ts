import type { Kernel } from '../../kernel/module.ts';
import type { StakeRanges } from '../products/index.ts';
import type { BonusesDependencies } from './bonuses-api.ts';

/** What the parts of this module share. */
export interface BonusesParts extends BonusesDependencies {
  readonly kernel: Kernel;
  /** What stakes of each product can be. */
  readonly stakeRanges: StakeRanges;
}
