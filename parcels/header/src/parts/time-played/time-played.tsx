import { useEffect, useState } from 'react';

import { auth$, formatters$, hrefFor, serverNowMs, storageItem } from '@paddock/shared-utils';
import { useLanguage, useStreamValue, useT } from '@paddock/shared-utils/react';
import { Icon } from '@paddock/styleguide';

import { COUNT_EVERY_MS, parseRecord, seen, writePlayed, type PlayRecord } from './play-record.ts';
import styles from './time-played.module.css';

/** How long the player has been here today, on the server's clock; leads to the account. */
export function TimePlayed() {
  const t = useT('header');
  useLanguage();
  const playedMs = usePlayedMs();
  const written = writePlayed(playedMs);
  const minutes = Math.floor(playedMs / 60_000);
  return (
    <a
      className={styles.time}
      href={hrefFor('/office/account')}
      aria-label={`${written}: ${t('timePlayed', { count: minutes })}`}
    >
      <Icon name="clock" size={16} />
      {written}
    </a>
  );
}

function usePlayedMs(): number {
  const userId = useStreamValue(auth$, (auth) => auth.userId);
  const [item] = useState(() =>
    storageItem<PlayRecord | null>({
      key: 'header.time-played',
      version: 1,
      fallback: null,
      parse: parseRecord,
    }),
  );
  const [playedMs, setPlayedMs] = useState(0);
  useEffect(() => {
    if (userId === null) return undefined;
    const count = (): void => {
      if (document.visibilityState === 'hidden') return;
      const nowMs = serverNowMs();
      // Read again each time: another tab may have counted meanwhile.
      const record = seen(item.read(), userId, formatters$.snapshot().format.dayNumber(nowMs), nowMs);
      item.write(record);
      setPlayedMs(record.playedMs);
    };
    count();
    const timer = setInterval(count, COUNT_EVERY_MS);
    return () => clearInterval(timer);
  }, [userId, item]);
  return playedMs;
}
