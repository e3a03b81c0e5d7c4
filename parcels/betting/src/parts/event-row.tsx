import { memo } from 'react';
import type { EventDetail } from '@paddock/contract/schemas';
import { hrefFor, lineLabel, type EventInfo } from '@paddock/shared-utils';
import { useFormat, useLabels, useT } from '@paddock/shared-utils/react';
import { OddsCell } from '@paddock/styleguide';

import { eventPath } from '../model/addresses.ts';
import { columnType, listColumns, marketOfColumn, type ListColumn } from '../model/list-columns.ts';
import styles from './event-row.module.css';
import { FavouriteStar } from './favourite-star.tsx';
import { PriceCell } from './price-cell.tsx';
import { RowClock } from './row-clock.tsx';
import { TeamLine } from './teams.tsx';
import { useEventWhen } from './use-event-when.ts';
import { useVisible } from './use-visible.ts';

/** One event of a list: clock, two sides, prices in columns, number of further markets. Live while it is on screen. */
export const EventRow = memo(function EventRow({ event: asRead }: { readonly event: EventDetail }) {
  const t = useT('betting');
  const [ref, visible] = useVisible<HTMLLIElement>();
  const event = useEventWhen(asRead, visible);
  const href = hrefFor(eventPath(event));
  const name = useLabels().match(event);
  return (
    <li ref={ref} className={styles.row} data-event={event.id} data-sport={event.sport}>
      <RowClock sport={event.sport} state={event.state} />
      <a href={href} className={styles.teams} title={name}>
        <TeamLine sport={event.sport} team={event.home} side="home" state={event.state} />
        <TeamLine sport={event.sport} team={event.away} side="away" state={event.state} />
      </a>
      {listColumns(event.sport).map((column) => (
        <CellGroup key={column.key} event={event} column={column} />
      ))}
      <div className={styles.end}>
        <a
          href={href}
          className={styles.more}
          aria-label={t('moreMarkets', { count: event.marketCount, name })}
        >
          +{event.marketCount}
        </a>
        <FavouriteStar eventId={event.id} name={name} className={styles.star} />
      </div>
    </li>
  );
});

function CellGroup({ event, column }: { readonly event: EventInfo; readonly column: ListColumn }) {
  const common = useT('common');
  const format = useFormat();
  const market = marketOfColumn(event.markets, column.key);
  const type = market?.type ?? columnType(event.sport, column.key) ?? '';
  const line = market?.specifiers['line'];
  return (
    <div className={styles.group} data-column={column.key} data-cells={column.outcomes.length}>
      {column.hasLine && (
        <span className={styles.line}>
          {line === undefined ? '' : lineLabel(line, column.key === 'handicap', format)}
        </span>
      )}
      {column.outcomes.map((outcome) => {
        const text = common(`outcomeShort.${type}.${outcome}`);
        return market === undefined ? (
          <OddsCell key={outcome} oddsMilli={null} price="" label="" outcome={text} />
        ) : (
          <PriceCell key={outcome} event={event} market={market} outcome={outcome} text={text} />
        );
      })}
    </div>
  );
}
