import { Secret, TOTP } from 'otpauth';

/** What every authenticator app understands; others ignore the parameters, so they are the defaults of RFC 6238. */
const DIGITS = 6;
const PERIOD_S = 30;
/** Steps a code may be early or late: clocks of phones are not exact. */
const WINDOW_STEPS = 1;

/** Bytes of a key; RFC 4226 recommends 20. */
export const TOTP_KEY_BYTES = 20;

export interface TotpOwner {
  /** The site's name, shown in the app. */
  readonly issuer: string;
  /** Whose key it is, shown in the app. */
  readonly account: string;
}

const totpOf = (key: Uint8Array<ArrayBuffer>, owner?: TotpOwner) =>
  new TOTP({
    secret: new Secret({ buffer: key.buffer }),
    algorithm: 'SHA1',
    digits: DIGITS,
    period: PERIOD_S,
    ...(owner === undefined ? {} : { issuer: owner.issuer, label: owner.account }),
  });

/** A key as an app is given it: by QR code or typed. */
export function totpKeyFor(
  key: Uint8Array<ArrayBuffer>,
  owner: TotpOwner,
): { readonly url: string; readonly base32: string } {
  const totp = totpOf(key, owner);
  return { url: totp.toString(), base32: totp.secret.base32 };
}

/**
 * The time step a code belongs to, at most one away from now; undefined when it belongs to none. Blanks, hyphens and
 * full-width digits are no mistake.
 */
export function totpStepOf(key: Uint8Array<ArrayBuffer>, typed: string, nowMs: number): number | undefined {
  const token = typed.normalize('NFKC').replaceAll(/[\s-]/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = totpOf(key).validate({ token, timestamp: nowMs, window: WINDOW_STEPS });
  return delta === null ? undefined : Math.floor(nowMs / 1_000 / PERIOD_S) + delta;
}
