import { useServerNow, useT, useFormat } from '@paddock/shared-utils/react';

import { countdownOf } from '../model/countdown.ts';
import styles from './closing.module.css';

/** How long a draw sells yet, by the server's clock, and when it closes. */
export function Closing({ closesAtMs }: { readonly closesAtMs: number }) {
  const t = useT('lotto');
  const format = useFormat();
  const { days, clock } = countdownOf(closesAtMs - useServerNow(1000));
  return (
    <>
      {/* A clock that is read out each second says nothing else; the moment below it is. */}
      <span className={styles.clock} role="timer" aria-live="off">
        {days > 0 && `${t('time.days', { count: days })} `}
        {clock}
      </span>
      <span className={styles.moment}>{format.moment(closesAtMs)}</span>
    </>
  );
}
