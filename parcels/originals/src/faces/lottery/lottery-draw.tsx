import { MARKED } from '@paddock/games/lottery';
import { useFormat } from '@paddock/shared-utils/react';

import styles from './lottery.module.css';

/** Balls that lie in the drum, as they are drawn. */
const IN_DRUM: readonly (readonly [x: number, y: number, tone: number])[] = [
  [-34, 26, 0],
  [-12, 34, 1],
  [12, 34, 2],
  [34, 25, 3],
  [-24, 8, 3],
  [0, 14, 0],
  [23, 7, 1],
  [-40, 2, 2],
  [42, 2, 0],
  [-10, -6, 2],
  [10, -8, 3],
];

export interface LotteryDrawProps {
  /** In the order drawn, so far. */
  readonly drawn: readonly number[];
  readonly star: number | undefined;
  readonly isHit: (number: number) => boolean;
  readonly isStarHit: boolean;
  readonly isTurning: boolean;
}

/** The drum, and the rail on which its balls come to rest. */
export function LotteryDraw({ drawn, star, isHit, isStarHit, isTurning }: LotteryDrawProps) {
  const format = useFormat();
  return (
    <div className={styles.draw}>
      <svg
        viewBox="-70 -66 140 142"
        className={styles.drum}
        data-turning={isTurning || undefined}
        aria-hidden
      >
        <path d="M-40 44 L-52 74 H52 L40 44 Z" className={styles.foot} />
        <circle r="60" className={styles.glass} />
        <g className={styles.balls}>
          {IN_DRUM.map(([x, y, tone]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="11" data-tone={tone} className={styles.ball} />
          ))}
        </g>
        <path d="M-38 -34 A52 52 0 0 1 -6 -51" className={styles.gleam} />
        <circle r="60" className={styles.rim} />
      </svg>
      <ol className={styles.rail}>
        {Array.from({ length: MARKED }, (_, at) => {
          const number = drawn[at];
          return (
            <li key={at} className={styles.place}>
              {number !== undefined && (
                <span className={styles.rolled} data-hit={isHit(number) || undefined}>
                  {format.number(number)}
                </span>
              )}
            </li>
          );
        })}
        <li className={styles.place}>
          {star !== undefined && (
            <span className={styles.rolledStar} data-hit={isStarHit || undefined}>
              <StarShape />
              <b>{format.number(star)}</b>
            </span>
          )}
        </li>
      </ol>
    </div>
  );
}

export function StarShape() {
  return (
    <svg viewBox="0 0 48 48" className={styles.starShape} aria-hidden>
      <path d="M24 2 L30.500 16.500 L46 18 L34.300 28.500 L37.800 44 L24 36 L10.200 44 L13.700 28.500 L2 18 L17.500 16.500 Z" />
    </svg>
  );
}
