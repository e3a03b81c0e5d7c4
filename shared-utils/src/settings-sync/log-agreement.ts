import type { CookiesAgreement } from '@paddock/contract/schemas';

import { COOKIES_AGREED } from '../analytics/cookies-agreed.ts';
import type { SharedUtils } from '../page/shared-utils.ts';

const PATH = '/web-api/user/cookies-agreement';

export interface LogAgreementParts extends Pick<
  SharedUtils,
  'analytics' | 'api' | 'auth' | 'site' | 'storage'
> {
  readonly report: (error: Error) => void;
}

/**
 * Tells the server when a player agreed to cookies (S7-20): at once, or at the first sign-in after agreeing as a guest.
 * Not on a site that does not want it logged. A failure is only logged (S8-15); the time waits for the next page. Answers how to stop.
 */
export function logAgreements({
  analytics,
  api,
  auth,
  site,
  storage,
  report,
}: LogAgreementParts): () => void {
  const item = storage.storageItem(COOKIES_AGREED);
  let isSending = false;

  async function send(): Promise<void> {
    const cookiesAgreeTime = item.read();
    const known = site.site$.snapshot();
    if ('config' in known && known.config.isLoggingClientCookiesAgreement === false) return;
    if (isSending || cookiesAgreeTime === null || auth.auth$.snapshot().userId === null) return;
    isSending = true;
    const answer = await api.post(PATH, { cookiesAgreeTime } satisfies CookiesAgreement);
    isSending = false;
    if (!answer.ok) {
      report(new Error(`the agreement to cookies was not logged: ${answer.problem.code}`));
    } else if (item.read() === cookiesAgreeTime) {
      item.remove();
    }
  }

  const subscriptions = [
    auth.auth$.subscribe(() => void send()),
    analytics.consent$.subscribe(() => void send()),
  ];
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}
