import { FINGERPRINT_START_MS } from '@paddock/contract';

import type { Environment } from '../environment/environment-types.ts';

/** Collects the facts of the browser once the page has had its time to stand (S9-11). */
export function startCollecting(
  { timing, report }: Pick<Environment, 'timing' | 'report'>,
  collect: () => Promise<void>,
): void {
  timing.after(FINGERPRINT_START_MS, () => void collect().catch(report));
}
