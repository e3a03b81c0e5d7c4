import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import { nameDirection } from '@paddock/contract';
import type { BetSection, EventDetail } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat } from '@paddock/shared-utils/react';
import { ChampionshipHeader, Flag } from '@paddock/styleguide';

import type { ChampionshipGroup } from '../model/event-groups.ts';
import type { ListColumn } from '../model/list-columns.ts';
import { EventRow } from './event-row.tsx';
import styles from './event-row.module.css';
import { FavouriteStar } from './favourite-star.tsx';
import { ListAddresses } from './list-addresses.ts';
import listStyles from './lists.module.css';
import { ColumnLetters } from './price-columns.tsx';

export interface ChampionshipListProps {
  readonly section: BetSection;
  readonly sport: string;
  readonly group: ChampionshipGroup;
  readonly events: ReadonlyMap<string, EventDetail>;
  readonly columns: readonly ListColumn[];
  readonly phoneColumn: string;
  /** Draws its rows; all of them where nothing is said. */
  readonly drawn?: (rows: readonly EventDetail[]) => ReactNode;
}

/** A championship's head with its column letters, and its rows. */
export function ChampionshipList(props: ChampionshipListProps) {
  const { section, sport, group, events, columns, phoneColumn, drawn } = props;
  const format = useFormat();
  const { championship: pathOf } = useContext(ListAddresses);
  const { championship, region, opensCountry } = group;
  const rows = group.eventIds.flatMap((id) => events.get(id) ?? []);
  return (
    <div className={styles.list} data-phone-column={phoneColumn}>
      {opensCountry && (
        <h3 className={listStyles.country}>
          <Flag region={region.code} /> {format.name(region.name)}
        </h3>
      )}
      <ChampionshipHeader
        className={styles.head}
        region={region.code}
        name={
          <a
            href={hrefFor(pathOf(section, sport, championship))}
            className={listStyles.championshipLink}
            // Two English names in Arabic are one: "Italy. First League", not each on its side of the full stop.
            dir={nameDirection(championship.name, format.language)}
          >
            {opensCountry === undefined && `${format.name(region.name)}. `}
            {format.name(championship.name)}
          </a>
        }
        columns={<ColumnLetters columns={columns} />}
        count={group.eventIds.length}
        actions={
          <FavouriteStar
            kind="championship"
            of={championship.id}
            name={format.name(championship.name)}
            className={styles.headStar}
          />
        }
      />
      {drawn?.(rows) ?? (
        <ul className={listStyles.rows}>
          {rows.map((event) => (
            <EventRow key={event.id} event={event} columns={columns} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** What draws each championship of a list; pages with long lists have their own. */
export const ListOfChampionship = createContext<ComponentType<ChampionshipListProps>>(ChampionshipList);
