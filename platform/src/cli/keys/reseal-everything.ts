import type { Resealed } from '../../kernel/crypto/resealing.ts';
import type { Secrets } from '../../kernel/crypto/secrets.ts';
import type { Database, PlatformConfig } from '../../kernel/index.ts';
import { resealWheels } from '../../modules/bonuses/index.ts';
import { resealCompanyKeys, resealOwnKeys } from '../../modules/game-wallet/index.ts';
import { resealSeeds } from '../../modules/games/index.ts';
import { resealAppKeys } from '../../modules/identity/index.ts';
import { resealAuthenticators } from '../../modules/operators/index.ts';
import { resealDraws } from '../../modules/lotto/index.ts';
import { resealChains } from '../../modules/shared-rounds/index.ts';
import { resealDrawSeeds } from '../../modules/toto/index.ts';
import { openDocumentFiles, resealDocuments } from '../../modules/verification/index.ts';

/** Puts all that modules keep sealed under the current data key. */
export async function resealEverything(
  db: Database,
  config: PlatformConfig,
  secrets: Secrets,
): Promise<Resealed> {
  const kinds = [
    await resealAppKeys(db, secrets),
    await resealAuthenticators(db, secrets),
    await resealSeeds(db, secrets),
    await resealWheels(db, secrets),
    await resealChains(db, secrets),
    await resealDrawSeeds(db, secrets),
    await resealDraws(db, secrets),
    await resealCompanyKeys(db, secrets),
    await resealOwnKeys(db, secrets),
    await resealDocuments(db, openDocumentFiles(config, secrets)),
  ];
  return {
    anew: kinds.reduce((sum, { anew }) => sum + anew, 0),
    unreadable: kinds.flatMap(({ unreadable }) => unreadable),
  };
}
