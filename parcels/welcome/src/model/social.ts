import type { TwoStepChallenge, TwoStepMethod } from '@paddock/contract/schemas';

/** How the way by a company ended, as the address of the login page says (`social=`). */
export const SOCIAL_OUTCOMES = [
  'denied',
  'failed',
  'expired',
  'unavailable',
  'exists',
  'closed',
  'limit',
] as const;
export type SocialOutcome = (typeof SOCIAL_OUTCOMES)[number];

/** What the query says of it; null where it says nothing a page can tell. */
export function socialOutcomeOf(
  query: string,
): { readonly outcome: SocialOutcome; readonly provider: string } | null {
  const asked = new URLSearchParams(query);
  const outcome = SOCIAL_OUTCOMES.find((name) => name === asked.get('social'));
  return outcome === undefined ? null : { outcome, provider: asked.get('provider') ?? '' };
}

const METHODS: readonly TwoStepMethod[] = ['totp', 'recovery', 'email', 'sms'];

/** The second step that a company's way in goes on with: `#two-step=<challenge>.<method>.<method>`. */
export function twoStepOf(hash: string): TwoStepChallenge | null {
  const [, challenge, list = ''] = /^#two-step=([\w-]{16,128})\.([a-z.]+)$/.exec(hash) ?? [];
  const methods = METHODS.filter((method) => list.split('.').includes(method));
  return challenge === undefined || methods.length === 0 ? null : { challenge, methods };
}

/** Where a company's button leads. */
export function startAddress(provider: string, language: string, returnUrl: string | null): string {
  const query = new URLSearchParams({ language });
  if (returnUrl !== null) query.set('returnUrl', returnUrl);
  return `/web-api/auth/social/${provider}/start?${query}`;
}
