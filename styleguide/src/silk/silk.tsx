import { memo } from 'react';

import { classNames } from '../class-names.ts';
import styles from './silk.module.css';

export type SilkPattern = 'solid' | 'stripes' | 'halves' | 'sleeves' | 'band' | 'sash';

export interface SilkProps {
  readonly pattern: SilkPattern;
  /** Ground and figure, as `#rrggbb`. */
  readonly colours: readonly [ground: string, figure: string];
  /** 16 in rows, 36 on the board. */
  readonly size?: 16 | 36 | undefined;
  readonly className?: string | undefined;
}

/** Where the second colour goes, on a 16 grid. */
const FIGURES: Readonly<Record<SilkPattern, string | null>> = {
  solid: null,
  stripes: 'M3 0h2v16H3zM7 0h2v16H7zM11 0h2v16h-2z',
  halves: 'M8 0h8v16H8z',
  sleeves: 'M0 0h4v16H0zM12 0h4v16h-4z',
  band: 'M0 5.5h16v5H0z',
  sash: 'M11 0h5L5 16H0z',
};

/** A team's two colours and pattern: known at a glance, nobody's crest. The name always stands beside it. */
export const Silk = memo(function Silk({ pattern, colours, size = 16, className }: SilkProps) {
  const figure = FIGURES[pattern];
  return (
    <svg
      viewBox="0 0 16 16"
      className={classNames(styles.silk, size === 36 && styles.big, className)}
      aria-hidden
    >
      <path d="M0 0h16v16H0z" fill={colours[0]} />
      {figure !== null && <path d={figure} fill={colours[1]} />}
    </svg>
  );
});
