import type { ErrorCode, PlayerId } from '@paddock/contract';
import type { RightsView } from '@paddock/contract/schemas';

import type { Kernel } from './kernel/index.ts';
import type { Identity } from './modules/identity/index.ts';
import type { Limits } from './modules/limits/index.ts';
import type { Terms } from './modules/terms/index.ts';
import type { Verification } from './modules/verification/index.ts';

/** The modules that enforce what decides over a player's rights. */
export interface RightsModules {
  readonly identity: Pick<Identity, 'isBanned'>;
  readonly terms: Pick<Terms, 'isAgreed'>;
  readonly limits: Pick<Limits, 'check'>;
  readonly verification: Pick<Verification, 'needsIdentification'>;
}

/**
 * A player's rights (S7-34), in the order in which the calls themselves refuse. Money always goes out: neither terms nor a
 * break keep it (rules §9). @param modules asked when they are there
 */
export function playerRights({ db, clock }: Pick<Kernel, 'db' | 'clock'>, modules: () => RightsModules) {
  return async (playerId: PlayerId): Promise<RightsView['rights']> => {
    const { identity, terms, limits, verification } = modules();
    const [isAgreed, mayPlay, needsIdentification] = await Promise.all([
      terms.isAgreed(playerId),
      limits.check.mayPlay(db, playerId, clock.nowMs()),
      verification.needsIdentification(db, playerId),
    ]);
    const refusal = (isIdentified: boolean): ErrorCode | null => {
      if (identity.isBanned(playerId)) return 'ACCOUNT_RESTRICTED';
      if (!isAgreed) return 'TERMS_CHANGED';
      if (!isIdentified) return 'IDENTIFICATION_NEEDED';
      return mayPlay ? null : 'PLAY_PAUSED';
    };
    return { bet: refusal(true), deposit: refusal(!needsIdentification), withdraw: null };
  };
}
