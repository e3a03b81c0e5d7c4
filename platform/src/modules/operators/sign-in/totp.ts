import { Secret, TOTP } from 'otpauth';

import type { Kernel } from '../../../kernel/module.ts';

const SECRET_BYTES = 20;
const STEP_SEC = 30;
/** Steps a telephone's clock may be off, either way. */
const WINDOW = 1;
const ISSUER = 'Paddock operators';

/** The second factor of a new account: what is kept and what is shown once. */
export interface NewAuthenticator {
  readonly sealed: Uint8Array;
  /** For typing into the authenticator; base32. */
  readonly secret: string;
  /** `otpauth://...`, for a QR code. */
  readonly uri: string;
}

type Keys = Pick<Kernel, 'secrets' | 'randomBytes'>;

export function newAuthenticator(name: string, { secrets, randomBytes }: Keys): NewAuthenticator {
  const bytes = randomBytes(SECRET_BYTES);
  const secret = secretOf(bytes);
  const totp = new TOTP({ issuer: ISSUER, label: name, secret, period: STEP_SEC });
  return {
    sealed: secrets.seal(AUTHENTICATOR, ownerOf(name), bytes),
    secret: secret.base32,
    uri: totp.toString(),
  };
}

/** The step a code is of, undefined for a wrong one. Whoever takes it has to refuse a step that was used. */
export function stepOfCode(
  { name, sealed, code }: { readonly name: string; readonly sealed: Uint8Array; readonly code: string },
  { secrets }: Pick<Keys, 'secrets'>,
  nowMs: number,
): number | undefined {
  const secret = secretOf(secrets.open(AUTHENTICATOR, ownerOf(name), sealed));
  const off = TOTP.validate({ token: code, secret, period: STEP_SEC, timestamp: nowMs, window: WINDOW });
  return off === null ? undefined : TOTP.counter({ period: STEP_SEC, timestamp: nowMs }) + off;
}

/** What secrets of authenticators are sealed as, each for its operator. */
export const AUTHENTICATOR = 'operators.totp';
export const ownerOf = (name: string): string => `operator:${name}`;
/** The library takes the whole buffer behind a view, so it is given one of its own. */
const secretOf = (bytes: Uint8Array): Secret => new Secret({ buffer: new Uint8Array(bytes).buffer });
