import type { ReactNode } from 'react';

import styles from './layout.module.css';

export interface VisuallyHiddenProps {
  /** Makes it a live region: mount it empty, then change its words. */
  readonly live?: 'polite' | 'assertive' | undefined;
  readonly children?: ReactNode;
}

/** Words for screen readers alone. */
export function VisuallyHidden({ live, children }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} aria-live={live}>
      {children}
    </span>
  );
}
