import { useContext, useMemo, useState } from 'react';
import { isOutright } from '@paddock/contract';
import type { BetSection, EventDetail, MarketTypeView } from '@paddock/contract/schemas';
import { hrefFor, settings$ } from '@paddock/shared-utils';
import { useStreamValue, useT } from '@paddock/shared-utils/react';
import { LinkButton, Panel, SegmentedControl, SportHeader } from '@paddock/styleguide';

import { sectionPath } from '../model/addresses.ts';
import type { SportGroup } from '../model/event-groups.ts';
import { inAsianOrder, listColumns } from '../model/list-columns.ts';
import { ListOfChampionship } from './championship-list.tsx';
import { FavouriteStar } from './favourite-star.tsx';
import styles from './lists.module.css';

interface SportSectionProps {
  readonly section: BetSection;
  readonly group: SportGroup;
  readonly events: ReadonlyMap<string, EventDetail>;
  readonly types: readonly MarketTypeView[];
  /** How many the section has in all, of which these may be a part. */
  readonly total: number;
  /** Ends with a link to the sport's whole list. */
  readonly linksToAll: boolean;
}

/** One sport of a section: its head and its championships. On phones one group of prices at a time. */
export function SportSection(props: SportSectionProps) {
  const { section, group, events, types, total, linksToAll } = props;
  const t = useT('betting');
  const common = useT('common');
  const List = useContext(ListOfChampionship);
  const [chosenColumn, setPhoneColumn] = useState<string | null>(null);
  const isAsian = useStreamValue(settings$, ({ settings }) => settings.appViewType === 1);
  const title = common(`sport.${group.sport}`);
  // Rows of a field name its favourites.
  const areOutrights = [...events.values()].every(
    (event) => event.sport !== group.sport || isOutright(event),
  );
  const columns = useMemo(() => {
    const own = areOutrights ? [] : listColumns(group.sport, types);
    return isAsian ? inAsianOrder(own) : own;
  }, [group.sport, types, isAsian, areOutrights]);
  const choices = columns.map(({ key }) => key).filter((key) => key !== 'next');
  const phoneColumn = chosenColumn ?? choices[0] ?? 'winner';
  return (
    <Panel bleed className={styles.sport} data-sport-section={group.sport}>
      <SportHeader
        sport={group.sport}
        title={title}
        note={t(areOutrights ? 'count.outrights' : `count.${section}`, { count: total })}
        className={styles.sportHead}
        actions={
          <>
            <FavouriteStar kind="sport" of={group.sport} name={title} />
            {choices.length > 1 && (
              <SegmentedControl
                label={t('phoneColumn')}
                className={styles.phoneColumns}
                value={phoneColumn}
                onValueChange={setPhoneColumn}
                segments={choices.map((column) => ({ value: column, label: t(`columnShort.${column}`) }))}
              />
            )}
          </>
        }
      />
      {group.championships.map((championship) => (
        <List
          key={championship.key ?? championship.championship.id}
          section={section}
          sport={group.sport}
          group={championship}
          events={events}
          columns={columns}
          phoneColumn={phoneColumn}
        />
      ))}
      {linksToAll && group.eventCount < total && (
        <div className={styles.allOfSport}>
          <LinkButton
            variant="quiet"
            size={32}
            href={hrefFor(sectionPath(section, group.sport))}
            iconEnd="arrow-right"
          >
            {t('allOfSport', { sport: title, count: total })}
          </LinkButton>
        </div>
      )}
    </Panel>
  );
}
