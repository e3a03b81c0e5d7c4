import { CONSENT_COOKIE } from '@paddock/contract';

/**
 * What a visitor's answer to the cookie question means for traces of a referral and events of analytics, which are
 * marketing (S3-32, S4-10):
 * - `lasting` with the consent, and on a site that does not ask, where the spec counts consent as given;
 * - `visit` while a site that asks has no answer yet: cookies that end with the browser's window, and no copy;
 * - `none` when it was refused: nothing is kept, and what was kept goes.
 */
export type Keeping = 'lasting' | 'visit' | 'none';

export function keepingOf(cookies: Readonly<Record<string, string | undefined>>, siteAsks: boolean): Keeping {
  const answer = cookies[CONSENT_COOKIE];
  if (answer === 'all' || answer === 'marketing') return 'lasting';
  if (answer === 'functionality' || answer === 'disabled') return 'none';
  return siteAsks ? 'visit' : 'lasting';
}
