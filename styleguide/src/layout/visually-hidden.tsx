import type { ReactNode } from 'react';

import styles from './layout.module.css';

export interface VisuallyHiddenProps {
  /** The element that carries the words, `span` when not given. */
  readonly as?: 'span' | 'p' | 'h1' | 'h2' | 'caption' | undefined;
  /** Makes it a live region: mount it empty, then change its words. */
  readonly live?: 'polite' | 'assertive' | undefined;
  readonly children?: ReactNode;
}

/** Words for screen readers alone. */
export function VisuallyHidden({ as: Element = 'span', live, children }: VisuallyHiddenProps) {
  return (
    <Element className={styles.hidden} aria-live={live}>
      {children}
    </Element>
  );
}
