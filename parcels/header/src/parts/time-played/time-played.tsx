import { useEffect, useState } from 'react';

import type { TimePlayedView } from '@paddock/contract/schemas';
import { api, auth$, hrefFor, onServerTick, serverNowMs } from '@paddock/shared-utils';
import { useLanguage, useRead, useServerNow, useStreamValue, useT } from '@paddock/shared-utils/react';
import { Icon } from '@paddock/styleguide';

import { ASK_AGAIN_MS, playedAt, writePlayed, type PlayedAnswer } from './played-time.ts';
import styles from './time-played.module.css';

const TICK_MS = 15_000;

/** How long the player was here in the last 24 hours, as the server counted it; leads to the account. */
export function TimePlayed() {
  const t = useT('header');
  useLanguage();
  const playedMs = usePlayedMs();
  const written = playedMs === null ? '–:––' : writePlayed(playedMs);
  return (
    <a
      className={styles.time}
      href={hrefFor('/office/account')}
      aria-label={
        playedMs === null
          ? undefined
          : `${written}: ${t('timePlayed', { count: Math.floor(playedMs / 60_000) })}`
      }
    >
      <Icon name="clock" size={16} />
      {written}
    </a>
  );
}

/** `null` until the server has told it. */
function usePlayedMs(): number | null {
  const userId = useStreamValue(auth$, (auth) => auth.userId);
  const { value, reload } = useRead<PlayedAnswer>({
    key: userId,
    read: async (signal) => {
      const answer = await api.get<TimePlayedView>('/office/played', { signal });
      return answer.ok
        ? { ...answer, data: { playedMs: answer.data.daySec * 1000, atMs: serverNowMs() } }
        : answer;
    },
  });
  // What passes while the page is out of sight was not spent here: the server says so when it is back.
  const isShown = useIsShown(reload);
  const nowMs = useServerNow(isShown ? TICK_MS : null);
  useEffect(() => (isShown ? onServerTick(ASK_AGAIN_MS, reload) : undefined), [isShown, reload]);
  return value.status === 'ready' ? playedAt(value.data, nowMs) : null;
}

/** Whether the page is in sight; `onReturn` is called each time it is again. */
function useIsShown(onReturn: () => void): boolean {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const look = (): void => {
      const isVisible = document.visibilityState !== 'hidden';
      setShown(isVisible);
      if (isVisible) onReturn();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [onReturn]);
  return isShown;
}
