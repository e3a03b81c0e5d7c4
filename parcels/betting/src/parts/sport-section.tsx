import { useState, type ReactNode } from 'react';
import type { BetSection, EventDetail } from '@paddock/contract/schemas';
import { useT } from '@paddock/shared-utils/react';
import { Panel, SegmentedControl, SportHeader } from '@paddock/styleguide';

import type { SportGroup } from '../model/event-groups.ts';
import { ChampionshipList } from './championship-list.tsx';
import styles from './lists.module.css';

interface SportSectionProps {
  readonly section: BetSection;
  readonly group: SportGroup;
  readonly events: ReadonlyMap<string, EventDetail>;
  /** How many the section has in all, of which these may be a part. */
  readonly total: number;
  /** At the end of the head: a link to the whole list. */
  readonly action?: ReactNode;
}

const PHONE_COLUMNS = ['winner', 'total', 'handicap'] as const;

/** One sport of a section: its head and its championships. On phones one group of prices at a time. */
export function SportSection({ section, group, events, total, action }: SportSectionProps) {
  const t = useT('betting');
  const common = useT('common');
  const [phoneColumn, setPhoneColumn] = useState<string>('winner');
  return (
    <Panel bleed className={styles.sport} data-sport-section={group.sport}>
      <SportHeader
        sport={group.sport}
        title={common(`sport.${group.sport}`)}
        note={t(`count.${section}`, { count: total })}
        actions={
          <>
            {action}
            <SegmentedControl
              label={t('phoneColumn')}
              className={styles.phoneColumns}
              value={phoneColumn}
              onValueChange={setPhoneColumn}
              segments={PHONE_COLUMNS.map((column) => ({ value: column, label: t(`columnShort.${column}`) }))}
            />
          </>
        }
      />
      {group.championships.map((championship) => (
        <ChampionshipList
          key={championship.championship.id}
          section={section}
          sport={group.sport}
          group={championship}
          events={events}
          phoneColumn={phoneColumn}
        />
      ))}
    </Panel>
  );
}
