import type { ReactNode } from 'react';

import { classNames } from '@paddock/styleguide';

import styles from './message-card.module.css';

export interface MessageCardProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Above the title: a status, a brand. */
  readonly lead?: ReactNode;
  /** Buttons and links to the way on. */
  readonly actions?: ReactNode;
  /** Stands alone on the page, without header and footer. */
  readonly alone?: boolean;
}

/** One message in the middle of the page: what happened, what it means for the visitor, the way on. */
export function MessageCard({ title, children, lead, actions, alone }: MessageCardProps) {
  return (
    <div className={classNames(styles.ground, alone && styles.alone)}>
      <section className={styles.card}>
        {lead}
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <div className={styles.text}>{children}</div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </section>
    </div>
  );
}
