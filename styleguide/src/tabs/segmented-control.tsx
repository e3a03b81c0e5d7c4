import { useId, type ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import styles from './segmented-control.module.css';

export interface Segment {
  readonly value: string;
  readonly label: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface SegmentedControlProps {
  readonly label: string;
  readonly segments: readonly Segment[];
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Parts of equal width over the whole line. */
  readonly block?: boolean | undefined;
  /** On the page itself instead of on a panel. */
  readonly onPage?: boolean | undefined;
  readonly className?: string | undefined;
}

/** One of two to five ways to see the same thing. Native radios, so arrow keys work. */
export function SegmentedControl(props: SegmentedControlProps) {
  const { label, segments, value, onValueChange, block, onPage, className } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames(styles.control, block && styles.block, onPage && styles.onPage, className)}
    >
      {segments.map((segment) => (
        <label key={segment.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            disabled={segment.disabled}
            className={styles.radio}
            onChange={() => {
              onValueChange(segment.value);
            }}
          />
          <span className={styles.face}>{segment.label}</span>
        </label>
      ))}
    </div>
  );
}
