import type { ReactNode } from 'react';

import { Button } from '../button/button.tsx';
import styles from './load-more.module.css';

export interface LoadMoreProps {
  readonly label: string;
  /** "40 of 184". */
  readonly summary?: ReactNode;
  readonly pending?: boolean | undefined;
  /** A returned promise keeps the button pending. */
  readonly onMore: () => unknown;
}

/** The button under a list that goes on. */
export function LoadMore({ label, summary, pending, onMore }: LoadMoreProps) {
  return (
    <div className={styles.more}>
      {summary !== undefined && <span className={styles.summary}>{summary}</span>}
      <Button variant="secondary" pending={pending} onClick={onMore}>
        {label}
      </Button>
    </div>
  );
}
