import type { Secrets } from '../../../kernel/crypto/secrets.ts';
import { readSignedText, signText } from '../../../kernel/crypto/signed-text.ts';
import { parseOrigin } from './origins.ts';

/** A developer's right to overrides on this site, for a short time and from some origins. */
export interface OverrideGrant {
  readonly id: string;
  /** Who it was given to, for the badge and the audit. */
  readonly developer: string;
  readonly origins: readonly string[];
  readonly untilMs: number;
}

/** A link is used once and becomes a cookie; neither can stand in for the other. */
export type GrantForm = 'link' | 'cookie';

export const MAX_GRANT_MINUTES = 480;
export const MAX_GRANT_ORIGINS = 5;

const DEVELOPER = /^[\p{L}\d][\p{L}\d ._@-]{0,59}$/u;
/** Longer than any genuine one. */
const TOKEN_LIMIT = 2_000;

const purposeOf = (form: GrantForm): string => `site.override-${form}`;

/** A grant as a signed text. */
export function signGrant(secrets: Secrets, form: GrantForm, grant: OverrideGrant): string {
  const payload = Buffer.from(JSON.stringify(grant)).toString('base64url');
  return signText(secrets, purposeOf(form), payload);
}

/** The grant a text holds; undefined when its signature is not ours. Whether it still runs is the caller's to ask. */
export function readGrant(secrets: Secrets, form: GrantForm, text: string): OverrideGrant | undefined {
  if (text.length > TOKEN_LIMIT) return undefined;
  const payload = readSignedText(secrets, purposeOf(form), text);
  if (payload === undefined) return undefined;
  // Signed by us, so it has the shape we gave it.
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as OverrideGrant;
}

export interface GrantWish {
  readonly developer: string;
  readonly origins: readonly string[];
  readonly minutes: number;
}

/** What is wrong with a wish for a grant, in words for the operator who made it. */
export function grantProblems(wish: GrantWish): readonly string[] {
  const { developer, origins, minutes } = wish;
  return [
    ...(DEVELOPER.test(developer) ? [] : ['--developer must be a name of up to 60 letters and digits']),
    ...(origins.length > 0 && origins.length <= MAX_GRANT_ORIGINS
      ? []
      : [`--origins must name 1 to ${MAX_GRANT_ORIGINS} origins`]),
    ...origins
      .filter((origin) => parseOrigin(origin) === undefined)
      .map((origin) => `--origins: "${origin}" is no origin such as http://127.0.0.1:9101`),
    ...(Number.isInteger(minutes) && minutes >= 1 && minutes <= MAX_GRANT_MINUTES
      ? []
      : [`--minutes must be 1 to ${MAX_GRANT_MINUTES}`]),
  ];
}
