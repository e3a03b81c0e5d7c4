import { Panel, SectionHeader } from '@paddock/styleguide';
import type { ReactNode } from 'react';

import styles from './gallery.module.css';

interface SectionProps {
  readonly title: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** One component with its states, on a panel. */
export function Section({ title, wide, children }: SectionProps) {
  return (
    <Panel padded className={wide ? styles.wide : styles.half}>
      <SectionHeader title={title} level={2} className={styles.sectionHead} />
      <div className={styles.sectionBody}>{children}</div>
    </Panel>
  );
}

interface StateProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** One state with its name under it. */
export function State({ name, children }: StateProps) {
  return (
    <div className={styles.state}>
      {children}
      <span className={styles.name}>{name}</span>
    </div>
  );
}

export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
