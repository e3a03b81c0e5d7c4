import type { ReactNode } from 'react';
import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { LinkTabs, Panel, SportIcon } from '@paddock/styleguide';

import { CRICKET, CRICKET_TABS, cricketTabPath, type CricketTab } from '../model/cricket-paths.ts';
import styles from './cricket-hub.module.css';

interface CricketFrameProps {
  /** Null on the page of one championship, team, player or match. */
  readonly tab: CricketTab | null;
  readonly children: ReactNode;
}

/** The pages of the cricket hub, each with the way to the others. */
export function CricketFrame({ tab, children }: CricketFrameProps) {
  const t = useT('betting');
  return (
    <div className={styles.frame}>
      <Panel bleed>
        <LinkTabs
          label={t('cricket.hub')}
          value={tab}
          items={CRICKET_TABS.map((id) => ({
            id,
            label: t(`cricket.tab.${id}`),
            href: hrefFor(cricketTabPath(id)),
            ...(id === 'all-events' && { icon: <SportIcon sport={CRICKET} /> }),
          }))}
        />
      </Panel>
      {children}
    </div>
  );
}
