import { memo, type CSSProperties } from 'react';
import type { EventDetail } from '@paddock/contract/schemas';

import type { ListColumn } from '../model/list-columns.ts';
import { ChampionshipList, type ChampionshipListProps } from './championship-list.tsx';
import styles from './long-list.module.css';
import { NearRows } from './near-rows.tsx';

/**
 * A championship of a long list: rows far down it stand while they are near the screen. As the list is read on, it is not
 * drawn again while its matches have not changed.
 */
export const LongChampionship = memo(function LongChampionship(props: ChampionshipListProps) {
  const { group, events, columns } = props;
  const first = firstOf(events);
  const isFar = group.eventIds.some((id) => !first.has(id));
  return (
    <div {...(isFar && farAway(group.eventIds.length))}>
      <ChampionshipList
        {...props}
        drawn={(rows) => <NearRows rows={rows} columns={columns} first={first} />}
      />
    </div>
  );
}, isSame);

/** As high as so many rows while it is not near the screen. What the server draws is never far: it may have no style. */
function farAway(rows: number) {
  return { className: styles.championship, style: { '--rows': rows } as CSSProperties };
}

/** Of what the page begins with; more than any screen shows. */
const ALWAYS_DRAWN = 60;

function firstOf(events: ReadonlyMap<string, EventDetail>): ReadonlySet<string> {
  const first = new Set<string>();
  for (const id of events.keys()) {
    if (first.size === ALWAYS_DRAWN) break;
    first.add(id);
  }
  return first;
}

function isSame(a: ChampionshipListProps, b: ChampionshipListProps): boolean {
  const { eventIds, opensCountry } = b.group;
  return (
    a.section === b.section &&
    a.phoneColumn === b.phoneColumn &&
    a.group.opensCountry === opensCountry &&
    a.group.eventIds.length === eventIds.length &&
    eventIds.every((id, at) => id === a.group.eventIds[at] && a.events.get(id) === b.events.get(id)) &&
    areSameColumns(a.columns, b.columns)
  );
}

/** Each answer of the server tells its types anew. */
function areSameColumns(a: readonly ListColumn[], b: readonly ListColumn[]): boolean {
  return (
    a.length === b.length && a.every(({ key, type }, at) => key === b[at]?.key && type.key === b[at].type.key)
  );
}
