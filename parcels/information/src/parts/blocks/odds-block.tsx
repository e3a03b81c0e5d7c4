import { useEffect } from 'react';
import { eventPath, selectionIdOf, type MarketId } from '@paddock/contract';
import type { BlockOf, EventDetail, EventListView } from '@paddock/contract/schemas';
import { hrefFor, readOf, seedEvents } from '@paddock/shared-utils';
import {
  useEvent,
  useFormat,
  useLabels,
  usePrice,
  useRead,
  useReadWords,
  useT,
} from '@paddock/shared-utils/react';
import { Icon, OddsText, ReadView, SkeletonRows, TextLink } from '@paddock/styleguide';

import styles from './offer.module.css';

/** Matches of a championship with their prices as they move; a press leads to the match. */
export function OddsBlock({ title, championship, most }: BlockOf<'odds'>) {
  const t = useT('information');
  const query = { section: 'line', championshipId: championship, limit: most } as const;
  const read = useRead({ ...readOf('/web-api/sportsbook/events', { query }), isPublic: true });
  const words = useReadWords({ slow: t('content.oddsSlow') });
  return (
    <section className={styles.offer} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ReadView
        {...read}
        words={words}
        skeleton={<SkeletonRows count={most} cells={3} />}
        empty={({ events }) =>
          events.length === 0 && <p className={styles.nothing}>{t('content.noMatches')}</p>
        }
      >
        {(list) => <Matches list={list} />}
      </ReadView>
    </section>
  );
}

function Matches({ list }: { readonly list: EventListView }) {
  useEffect(() => seedEvents(list, 'row'), [list]);
  return (
    <ul className={styles.matches}>
      {list.events.map((event) => (
        <MatchLine key={event.id} event={event} />
      ))}
    </ul>
  );
}

function MatchLine({ event }: { readonly event: EventDetail }) {
  const format = useFormat();
  const labels = useLabels();
  const live = useEvent(event.id, 'row');
  const known = 'event' in live ? live.event : null;
  const [market] = known?.markets ?? [];
  return (
    <li className={styles.match}>
      <span>
        <TextLink href={hrefFor(eventPath(event))}>{labels.match(event)}</TextLink>
        <small className={styles.when}>{format.moment(event.state.startsAtMs)}</small>
      </span>
      {known !== null && market !== undefined && (
        <span className={styles.prices}>
          {market.outcomes.map((outcome) => (
            <Price
              key={outcome}
              selectionId={selectionIdOf(market.id as MarketId, outcome)}
              name={labels.outcome(market, outcome, known)}
            />
          ))}
        </span>
      )}
    </li>
  );
}

interface PriceProps {
  readonly selectionId: string;
  readonly name: string;
}

function Price({ selectionId, name }: PriceProps) {
  const format = useFormat();
  const price = usePrice(selectionId);
  return (
    <span className={styles.price}>
      <small>{name}</small>
      {price.status === 'open' ? (
        <OddsText size={14}>{format.odds(price.oddsMilli)}</OddsText>
      ) : (
        <Icon name="lock" size={14} />
      )}
    </span>
  );
}
