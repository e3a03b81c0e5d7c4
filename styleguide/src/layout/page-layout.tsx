import type { ReactNode } from 'react';

import styles from './page-layout.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface PageLayoutProps {
  /** The page's one `h1`: the root config moves the focus to it. */
  readonly title: ReactNode;
  /** For pages whose first panel says at sight what they are. */
  readonly titleHidden?: boolean | undefined;
  /** One quiet line under the title. Give `null` while it is not known: its place is kept. */
  readonly lead?: ReactNode;
  /** Beside the title: the page's one primary button. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page: its title, and its panels under each other. */
export function PageLayout({ title, titleHidden, lead, actions, children }: PageLayoutProps) {
  return (
    <div className={styles.page}>
      {titleHidden ? (
        <VisuallyHidden as="h1">{title}</VisuallyHidden>
      ) : (
        <header className={styles.head}>
          <div>
            <h1 className={styles.title}>{title}</h1>
            {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          </div>
          {actions}
        </header>
      )}
      {children}
    </div>
  );
}
