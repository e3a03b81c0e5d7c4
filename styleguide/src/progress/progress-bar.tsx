import { useId, type ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import styles from './progress.module.css';

export interface ProgressBarProps {
  /** From 0 to 1; what lies outside is cut. */
  readonly value: number;
  /** What the bar measures: "Deposit limit, 24 hours". */
  readonly label: string;
  /** The same in words for screen readers: "100.00 of 200.00 used". */
  readonly valueText: string;
  /** `auto` turns from brand to warning at 90 % and to danger when full. */
  readonly tone?: 'auto' | 'brand' | 'warning' | 'danger' | undefined;
  /** Visible words above: what is left, large, and what is used, quiet. */
  readonly left?: ReactNode;
  readonly used?: ReactNode;
  readonly className?: string | undefined;
}

const WARN_FROM = 0.9;

/** How much of something is used. The words carry the meaning; the bar repeats it. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, valueText, tone = 'auto', left, used, className } = props;
  const id = useId();
  const part = Math.min(1, Math.max(0, props.value));
  const shown = tone === 'auto' ? autoTone(part) : tone;
  return (
    <div className={classNames(styles.bar, className)}>
      {(left !== undefined || used !== undefined) && (
        <div id={id} className={styles.barWords}>
          <span className={styles.left}>{left}</span>
          <span className={styles.used}>{used}</span>
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(part * 100)}
        aria-valuetext={valueText}
        className={classNames(styles.track, styles[shown])}
      >
        <span className={styles.fill} style={{ inlineSize: `${part * 100}%` }} />
      </div>
    </div>
  );
}

function autoTone(part: number): 'brand' | 'warning' | 'danger' {
  if (part >= 1) return 'danger';
  return part >= WARN_FROM ? 'warning' : 'brand';
}
