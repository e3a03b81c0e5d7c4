import { SECURE_DATA_MS } from '@paddock/contract';
import type { SecureDataView } from '@paddock/contract/schemas';

import type { Environment } from '../environment/environment-types.ts';
import type { SharedUtils } from '../page/shared-utils.ts';

type Parts = Pick<SharedUtils, 'api' | 'auth'> & Pick<Environment, 'timing' | 'report'>;

/** Asked again this long before it is over. */
const AHEAD_MS = 60_000;

/**
 * Keeps the cookies by which services of the site know this session (S7-37): asked for at the sign-in and again before
 * they are over. An empty answer is reported (S8-18). Answers how to stop.
 */
export function keepSecureData({ api, auth, timing, report }: Parts): () => void {
  let stopTimer: (() => void) | undefined;
  let turn = 0;

  async function ask(): Promise<void> {
    const own = turn;
    const answer = await api.get('/web-api/auth/secure-data');
    if (own !== turn) return;
    const data: Partial<SecureDataView> | undefined = answer.ok ? answer.data : undefined;
    if (answer.ok && (!data?.ggru || !data.grant)) report(new Error('secure data is empty'));
    stopTimer = timing.after(SECURE_DATA_MS - AHEAD_MS, () => void ask());
  }

  const signedIn = auth.auth$.subscribe(({ status }) => {
    turn += 1;
    stopTimer?.();
    if (status === 'signed-in') void ask();
  });
  return () => {
    turn += 1;
    stopTimer?.();
    signedIn.unsubscribe();
  };
}
