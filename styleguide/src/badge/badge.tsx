import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

export type BadgeTone = 'neutral' | 'brand' | 'live' | 'positive' | 'warning' | 'danger';

export interface BadgeProps {
  readonly tone?: BadgeTone | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A state in a word: "Won", "Pending", "Declined". */
export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone], className)}>{children}</span>;
}

export interface CountBadgeProps {
  readonly count: number;
  /** Above it the badge shows "99+". */
  readonly max?: number | undefined;
  /** `picked` is the fill of a picked price: the coupon's count alone wears it. */
  readonly tone?: 'neutral' | 'picked' | undefined;
  /** What is counted, for screen readers: "3 selections". Without it the bare figure is read. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A number in a circle. */
export function CountBadge({ count, max = 99, tone = 'neutral', label, className }: CountBadgeProps) {
  const text = count > max ? `${max}+` : String(count);
  return (
    <span
      className={classNames(styles.count, styles[tone], className)}
      {...(label === undefined ? {} : { role: 'img', 'aria-label': label })}
    >
      {text}
    </span>
  );
}
