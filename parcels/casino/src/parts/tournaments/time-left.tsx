import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@paddock/contract';
import { useServerNow, useT } from '@paddock/shared-utils/react';

import { timeLeft } from '../../model/tournament.ts';
import styles from './tournaments.module.css';

interface TimeLeftProps {
  /** Null where nothing is waited for. */
  readonly untilMs: number | null;
  /** Something begins then, instead of ending. */
  readonly isOpening?: boolean;
}

/** How long it is until a moment; it ticks by the second in the last hour alone. */
export function TimeLeft({ untilMs, isOpening = false }: TimeLeftProps) {
  const t = useT('casino');
  const byMinute = useServerNow(MINUTE_MS);
  const isNear = untilMs !== null && untilMs - byMinute < HOUR_MS + MINUTE_MS;
  const bySecond = useServerNow(isNear ? SECOND_MS : null);
  if (untilMs === null) return null;
  const left = timeLeft(untilMs - (isNear ? bySecond : byMinute));
  return (
    <span className={styles.left}>
      {t(`tournament.${isOpening ? 'in' : 'left'}.${left.unit}`, { ...left })}
    </span>
  );
}
