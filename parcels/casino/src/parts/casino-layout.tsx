import type { ReactNode } from 'react';
import { PageLayout } from '@paddock/styleguide';

import styles from './casino-layout.module.css';
import { WithKeptGames } from './kept-games.tsx';

interface CasinoLayoutProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}

/** A page of the casino: its tiles stand on the page itself, so on a phone they keep off its edges. */
export function CasinoLayout({ title, lead, children }: CasinoLayoutProps) {
  return (
    <WithKeptGames>
      <PageLayout title={title} lead={lead}>
        <div className={styles.content}>{children}</div>
      </PageLayout>
    </WithKeptGames>
  );
}
