import { DAY_MS } from '@paddock/contract';
import { storageItem, track } from '@paddock/shared-utils';

/** Kept this long after it was written last (S9-11). */
const KEPT_MS = DAY_MS;

const item = () =>
  storageItem<number>({
    key: 'welcome.login-shown',
    version: 1,
    fallback: 0,
    parse: (stored) => (typeof stored === 'number' ? stored : undefined),
  });

/** When the sign-in was last shown over a page, lastAuthPopUpCallTime of S3-30; 0 when that is more than a day ago. */
export function lastAuthPopUpCallTime(nowMs: number): number {
  const shownAtMs = item().read();
  return nowMs - shownAtMs < KEPT_MS ? shownAtMs : 0;
}

/** Notes that it is shown, and tells analytics whether it was within the last day. */
export function noteLoginShown(nowMs: number): void {
  track({ name: 'auth.popup-shown', data: { again: lastAuthPopUpCallTime(nowMs) > 0 } });
  item().write(nowMs);
}
