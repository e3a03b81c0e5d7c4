import { readRootSecret } from '../crypto/root-secret.ts';
import { ConfigError } from './config-error.ts';

/** Where the root secret comes from; neither means the data directory. */
export interface SecretConfig {
  /** The secret itself: 32 random bytes, base64url. */
  readonly secret: string | undefined;
  /** A file that holds it and nothing else, such as a mounted secret. */
  readonly secretFile: string | undefined;
}

/** @throws ConfigError for a secret of another form, and where both are named */
export function readSecretConfig(env: Readonly<Record<string, string | undefined>>): SecretConfig {
  const text = env['PADDOCK_SECRET'] || undefined;
  const secretFile = env['PADDOCK_SECRET_FILE'] || undefined;
  if (text !== undefined && secretFile !== undefined)
    throw new ConfigError('PADDOCK_SECRET and PADDOCK_SECRET_FILE cannot both be set');
  return { secret: text && readRootSecret(text, 'PADDOCK_SECRET'), secretFile };
}
