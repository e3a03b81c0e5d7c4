import { useEffect, useRef } from 'react';
import { readOf } from '@paddock/shared-utils';
import { useRead, useT } from '@paddock/shared-utils/react';
import { ScrollStrip } from '@paddock/styleguide';

import styles from './crash.module.css';
import { pointOf } from './flight.ts';
import { useTimes } from './use-times.ts';

const HIGH_MILLI = 10_000;
const FAIR_MILLI = 2_000;

interface LastRoundsProps {
  /** Number of the last round that is over, as far as this page was told. */
  readonly over: number | null;
  readonly onCheck: (round: number) => void;
}

/** Where the last rounds ended; each can be checked. */
export function LastRounds({ over, onCheck }: LastRoundsProps) {
  const t = useT('originals');
  const times = useTimes();
  const { value, reload } = useRead({
    ...readOf('/web-api/shared-rounds/:game/rounds', { params: { game: 'crash' } }),
    isPublic: true,
  });
  const known = useRef(over);
  useEffect(() => {
    if (known.current === over) return;
    known.current = over;
    reload();
  }, [over, reload]);
  const rounds = value.status === 'ready' ? value.data.rounds : [];
  return (
    <div className={styles.last} role="group" aria-label={t('crash.last')}>
      <span className={styles.dim} aria-hidden>
        {t('crash.last')}
      </span>
      <ScrollStrip>
        {rounds.map((round) => {
          const milli = pointOf(round) ?? 1000;
          return (
            <button
              key={round.number}
              type="button"
              className={styles.point}
              data-size={milli >= HIGH_MILLI ? 'high' : milli >= FAIR_MILLI ? 'fair' : 'low'}
              aria-label={t('crash.lastOne', { number: round.number, point: times(milli) })}
              onClick={() => onCheck(round.number)}
            >
              {times(milli)}
            </button>
          );
        })}
      </ScrollStrip>
    </div>
  );
}
