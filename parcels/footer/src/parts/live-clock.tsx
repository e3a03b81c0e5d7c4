import { SECOND_MS } from '@paddock/contract';
import { live$, type LiveValue } from '@paddock/shared-utils';
import { useFormat, useServerNow, useStreamValue, useT } from '@paddock/shared-utils/react';

import styles from './footer.module.css';

/**
 * Says whether prices move and shows the server's clock (rules §1), so that a browser with a wrong clock still shows
 * the truth. Not a live region: a clock that speaks every second helps nobody.
 */
export function LiveClock() {
  const t = useT('footer');
  const format = useFormat();
  const status = useStreamValue(live$, wordOf);
  const nowMs = useServerNow(SECOND_MS);
  return (
    <span className={styles.clock}>
      {status !== null && <span>{t(`prices.${status}`)} </span>}
      <time dateTime={new Date(nowMs).toISOString()}>{withSeconds(format.time(nowMs), nowMs)}</time>{' '}
      <span>{format.zone(nowMs)}</span>
    </span>
  );
}

type Word = 'live' | 'connecting' | 'stale' | null;

/** What there is to say about prices; nothing while no page asks for any. */
function wordOf({ status }: LiveValue): Word {
  if (status === 'open') return 'live';
  if (status === 'stale' || status === 'connecting') return status;
  return null;
}

/** Puts seconds behind the minutes of a written time: seconds are the same in every time zone. */
export function withSeconds(time: string, atMs: number): string {
  const seconds = String(Math.floor(atMs / SECOND_MS) % 60).padStart(2, '0');
  return time.replace(/\d{1,2}:\d{2}/, (minutes) => `${minutes}:${seconds}`);
}
