import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

export type SkeletonShape = 'line' | 'block' | 'circle' | 'cell';

export interface SkeletonProps {
  readonly shape?: SkeletonShape | undefined;
  /** Any CSS width; lines are 60 % unless told. */
  readonly width?: string | undefined;
  readonly height?: string | undefined;
  readonly className?: string | undefined;
}

/** The shape of what is coming. Hidden from screen readers: the region says it is busy. */
export function Skeleton({ shape = 'line', width, height, className }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={classNames(styles.skeleton, styles[shape], className)}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}

export interface SkeletonRowsProps {
  /** As many as the list usually has on the screen. */
  readonly count: number;
  /** Price cells at the end of each row. */
  readonly cells?: number | undefined;
  readonly className?: string | undefined;
}

/** Rows of an event list before they come: clock, two lines, cells; the height of real rows. */
export function SkeletonRows({ count, cells = 3, className }: SkeletonRowsProps) {
  return (
    <div aria-hidden className={classNames(styles.rows, className)}>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton width="30px" />
          <span className={styles.lines}>
            <Skeleton width={`${50 + ((row * 17) % 30)}%`} />
            <Skeleton width={`${40 + ((row * 23) % 35)}%`} />
          </span>
          {Array.from({ length: cells }, (_cell, cell) => (
            <Skeleton key={cell} shape="cell" />
          ))}
        </div>
      ))}
    </div>
  );
}

export interface SkeletonTextProps {
  readonly lines?: number | undefined;
  readonly className?: string | undefined;
}

/** A paragraph before it comes; the last line is shorter. */
export function SkeletonText({ lines = 3, className }: SkeletonTextProps) {
  return (
    <div aria-hidden className={classNames(styles.text, className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 ? '45%' : `${88 + ((line * 7) % 12)}%`} />
      ))}
    </div>
  );
}
