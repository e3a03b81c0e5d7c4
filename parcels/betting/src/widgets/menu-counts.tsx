import { useT } from '@paddock/shared-utils/react';
import { VisuallyHidden } from '@paddock/styleguide';

import styles from './menu.module.css';

interface MenuCountsProps {
  /** Unknown until the catalogue came. */
  readonly live: number | undefined;
  readonly line: number | undefined;
}

/** How much is being played, in the colour of the lamp, and how much is to come. */
export function MenuCounts({ live = 0, line = 0 }: MenuCountsProps) {
  const t = useT('betting');
  return (
    <span className={styles.counts}>
      {live > 0 && (
        <span className={styles.live}>
          {live}
          <VisuallyHidden> {t('menuCounts.live')} </VisuallyHidden>
        </span>
      )}
      {line > 0 && (
        <span className={styles.count}>
          {line}
          <VisuallyHidden> {t('menuCounts.line')}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
