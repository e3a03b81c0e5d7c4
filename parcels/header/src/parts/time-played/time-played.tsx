import { MINUTE_MS } from '@paddock/contract';
import { useEffect, useState } from 'react';

import { hrefFor, onServerTick, refreshTimePlayed, timePlayed$ } from '@paddock/shared-utils';
import { useLanguage, useServerNow, useStream, useT } from '@paddock/shared-utils/react';
import { Icon } from '@paddock/styleguide';

import { ASK_AGAIN_MS, playedAt, writePlayed } from './played-time.ts';
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
          : `${written}: ${t('timePlayed', { count: Math.floor(playedMs / MINUTE_MS) })}`
      }
    >
      <Icon name="clock" size={16} />
      {written}
    </a>
  );
}

const askAgain = (): void => void refreshTimePlayed();

/** `null` until the server has told it. */
function usePlayedMs(): number | null {
  const value = useStream(timePlayed$);
  // What passes while the page is out of sight was not spent here: the server says so when it is back.
  const isShown = useIsShown(askAgain);
  const nowMs = useServerNow(isShown ? TICK_MS : null);
  useEffect(() => (isShown ? onServerTick(ASK_AGAIN_MS, askAgain) : undefined), [isShown]);
  if (!('played' in value)) return null;
  return playedAt({ playedMs: value.played.daySec * 1_000, atMs: value.atMs }, nowMs);
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
