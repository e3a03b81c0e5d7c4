import { readSignedText, signText } from '../../kernel/crypto/signed-text.ts';
import type { Secrets } from '../../kernel/crypto/secrets.ts';

/** The forced-geo-off cookie (S4-12): who works on a site from a country it is closed in. */
export const GEO_OFF_COOKIE = 'forced_geo_off';
export const GEO_OFF_PATH = '/site/geo-off';

/** A link is not the cookie that it becomes: who reads a cookie cannot hand it on as an address. */
export type PassForm = 'link' | 'cookie';

const purposeOf = (form: PassForm): string => `blocks.geo-off-${form}`;

/** Signed, since a plain cookie would be a key that everybody has. */
export const signPass = (secrets: Secrets, form: PassForm, untilMs: number): string =>
  signText(secrets, purposeOf(form), String(untilMs));

/** Until when it lets pass; undefined where it is none of ours, or over. */
export function readPass(
  secrets: Secrets,
  form: PassForm,
  text: string | undefined,
  nowMs: number,
): number | undefined {
  if (text === undefined || text.length > 200) return undefined;
  const untilMs = Number(readSignedText(secrets, purposeOf(form), text));
  return untilMs > nowMs ? untilMs : undefined;
}
