import type { ErrorCode, PlayerId } from '@paddock/contract';
import type { RightsView } from '@paddock/contract/schemas';

/** What decides over a player's rights, each asked of the module that enforces it. */
export interface RightsFacts {
  isBanned(playerId: PlayerId): boolean;
  isAgreed(playerId: PlayerId): Promise<boolean>;
  /** False during a break or self-exclusion. */
  mayPlay(playerId: PlayerId): Promise<boolean>;
  needsIdentification(playerId: PlayerId): Promise<boolean>;
}

/**
 * A player's rights (S7-34), in the order in which the calls themselves refuse. Money always goes out: neither terms nor a
 * break keep it (rules §9).
 */
export async function playerRights(facts: RightsFacts, playerId: PlayerId): Promise<RightsView['rights']> {
  const [isAgreed, mayPlay, needsIdentification] = await Promise.all([
    facts.isAgreed(playerId),
    facts.mayPlay(playerId),
    facts.needsIdentification(playerId),
  ]);
  const refusal = (isIdentified: boolean): ErrorCode | null => {
    if (facts.isBanned(playerId)) return 'ACCOUNT_RESTRICTED';
    if (!isAgreed) return 'TERMS_CHANGED';
    if (!isIdentified) return 'IDENTIFICATION_NEEDED';
    return mayPlay ? null : 'PLAY_PAUSED';
  };
  return { bet: refusal(true), deposit: refusal(!needsIdentification), withdraw: null };
}
