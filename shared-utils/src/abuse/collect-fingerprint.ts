import { FINGERPRINT_FAILURES_MAX, FINGERPRINT_WAIT_MS } from '@paddock/contract';

import { wait } from '../http/wait.ts';
import type { ChallengeTools } from './answer-challenge.ts';
import { freshFingerprint, keptFingerprint } from './fingerprint.ts';

/** Keeps a token of this browser's facts for the sign-ins to come. What fails is tried once more, a fault reported (S8-18). */
export async function collectFingerprint(
  tools: ChallengeTools,
  report: (error: Error) => void,
): Promise<void> {
  if (keptFingerprint(tools.storage, tools.timing.nowMs()) !== undefined) return;
  for (let failures = 0; failures < FINGERPRINT_FAILURES_MAX; failures++) {
    if (failures > 0) await wait(tools.timing, FINGERPRINT_WAIT_MS);
    const fresh = await freshFingerprint(tools);
    if (fresh.token !== undefined) return;
    if (fresh.isFault) report(new Error('the fingerprint could not be had'));
  }
}
