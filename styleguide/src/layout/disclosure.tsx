import type { ComponentPropsWithRef, ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './layout.module.css';

export interface DisclosureProps extends Omit<ComponentPropsWithRef<'details'>, 'title'> {
  readonly title: ReactNode;
}

/** Words with more behind them: the browser's own details. */
export function Disclosure({ title, className, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={classNames(styles.disclosure, className)}>
      <summary className={styles.disclosureTitle}>
        <span>{title}</span>
        <Icon name="chevron-down" size={16} className={styles.disclosureMark} />
      </summary>
      <div className={styles.disclosureBody}>{children}</div>
    </details>
  );
}
