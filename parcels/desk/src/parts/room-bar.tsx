import { useT } from '@paddock/shared-utils/react';
import { classNames } from '@paddock/styleguide';

import styles from './desk.module.css';

/** From here on a room counts as nearly taken, in thousandths; the server raises its alert there. */
const NEARLY_MILLI = 800;

/** How much of a selection's room is taken: a figure, and a bar beside it. */
export function RoomBar({ takenMilli }: { readonly takenMilli: number }) {
  const t = useT('desk');
  const percent = Math.min(100, takenMilli / 10);
  return (
    <span className={classNames(styles.room, takenMilli >= NEARLY_MILLI && styles.nearly)}>
      <span className={styles.roomTrack} aria-hidden="true">
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" className={styles.roomFill}>
          <rect width={percent} height="4" />
        </svg>
      </span>
      <span className={styles.roomText}>{t('room', { percent: (takenMilli / 10).toFixed(1) })}</span>
    </span>
  );
}
