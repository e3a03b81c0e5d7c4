import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import styles from './match-marks.module.css';

export interface LiveLampProps {
  /** The clock or the word: "67′", "Set 2", "Live". */
  readonly children: ReactNode;
  /** A lamp before the words. */
  readonly lamp?: boolean | undefined;
  /** The game rests (half-time): the words lose the orange. */
  readonly paused?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The orange of a match that is being played. Live is never red. */
export function LiveLamp({ children, lamp, paused, className }: LiveLampProps) {
  return (
    <span className={classNames(styles.live, paused && styles.paused, className)}>
      {lamp && <i className={styles.lamp} />}
      {children}
    </span>
  );
}

export interface ScoreTextProps {
  /** The side's total, bold. */
  readonly total: ReactNode;
  /** Its sets or quarters, dim, before the total. */
  readonly parts?: readonly (number | string)[] | undefined;
  /** Width of a part: 18 for sets, 24 for quarters. */
  readonly wide?: boolean | undefined;
  readonly className?: string | undefined;
}

/** One side's score in a row: parts dim, total bold, figures under each other. */
export function ScoreText({ total, parts = [], wide, className }: ScoreTextProps) {
  return (
    <span className={classNames(styles.score, wide && styles.wide, className)}>
      {parts.map((part, index) => (
        // Parts have no identity but their place.
        <span key={index} className={styles.part}>
          {part}
        </span>
      ))}
      <b className={styles.total}>{total}</b>
    </span>
  );
}
