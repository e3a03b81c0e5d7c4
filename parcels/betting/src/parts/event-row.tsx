import { memo, useContext } from 'react';
import type { EventDetail } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useLabels, useT } from '@paddock/shared-utils/react';
import { classNames } from '@paddock/styleguide';

import styles from './event-row.module.css';
import type { ListColumn } from '../model/list-columns.ts';
import { FavouriteStar } from './favourite-star.tsx';
import { EventSides } from './field/event-sides.tsx';
import { FieldFavourites } from './field/field-favourites.tsx';
import { ListAddresses } from './list-addresses.ts';
import { PriceColumns } from './price-columns.tsx';
import { RowClock } from './row-clock.tsx';
import { useEventWhen } from './use-event-when.ts';
import { useVisible } from './use-visible.ts';

interface EventRowProps {
  readonly event: EventDetail;
  /** Of its sport. */
  readonly columns: readonly ListColumn[];
}

/** One event of a list: clock, two sides, prices in columns, number of further markets. Live while it is on screen. */
export const EventRow = memo(function EventRow({ event: asRead, columns }: EventRowProps) {
  const t = useT('betting');
  const [ref, visible] = useVisible<HTMLLIElement>();
  const event = useEventWhen(asRead, columns, visible);
  const href = hrefFor(useContext(ListAddresses).event(event));
  const name = useLabels().match(event);
  return (
    <li ref={ref} className={styles.row} data-event={event.id} data-sport={event.sport}>
      <RowClock sport={event.sport} state={event.state} />
      <a href={href} className={styles.teams} title={name}>
        <EventSides event={event} />
      </a>
      {event.field === undefined ? (
        <PriceColumns event={event} columns={columns} />
      ) : (
        <FieldFavourites event={event} prices={pricesOf(asRead)} />
      )}
      <div className={styles.end}>
        <a
          href={href}
          dir="ltr"
          // Its place stays while nothing is open, so that the star stays at its own.
          className={classNames(styles.more, event.marketCount === 0 && styles.none)}
          aria-label={t('moreMarkets', { count: event.marketCount, name })}
        >
          +{event.marketCount}
        </a>
        <FavouriteStar kind="event" of={event.id} name={name} className={styles.star} />
      </div>
    </li>
  );
});

function pricesOf({ markets: [market] }: EventDetail): ReadonlyMap<string, number> {
  return new Map(market?.selections.map(({ outcome, oddsMilli }) => [outcome, oddsMilli]));
}
