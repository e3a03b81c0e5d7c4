import type { PlatformConfig } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { rootSecretOf } from './kept-secret.ts';
import { openKeys, type PlatformKeys } from './platform-keys.ts';
import { rootKeyOf } from './root-key.ts';

/**
 * The keys of a database under the configured root secret. A key-management service goes here, as another `RootKey`.
 * @throws ConfigError for a secret of another form, and for another one than the keys are wrapped by
 */
export async function openConfiguredKeys(
  config: Pick<PlatformConfig, 'secret' | 'secretFile' | 'dataDir'>,
  db: Database,
  nowMs: number,
): Promise<PlatformKeys> {
  const rootSecret = await rootSecretOf(config);
  return openKeys({ db, root: rootKeyOf(rootSecret), nowMs, earlierSecret: rootSecret });
}
