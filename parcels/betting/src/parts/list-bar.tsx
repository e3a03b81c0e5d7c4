import type { ReactNode } from 'react';
import { ScrollStrip } from '@paddock/styleguide';

import styles from './list-bar.module.css';

interface ListBarProps {
  /** Changes when another one is chosen: it is then scrolled into view. */
  readonly current?: string;
  readonly choices: ReactNode;
  /** The order of the list. */
  readonly order: ReactNode;
}

/**
 * What narrows a list, in a line with its order, each in sight or behind a fading edge: on a phone the line scrolls under
 * the fingers, with more room the choices alone do, beside the order.
 */
export function ListBar({ current, choices, order }: ListBarProps) {
  return (
    <div className={styles.bar}>
      <ScrollStrip current={current} className={styles.line}>
        <ScrollStrip current={current} className={styles.choices}>
          {choices}
        </ScrollStrip>
        {order}
      </ScrollStrip>
    </div>
  );
}
