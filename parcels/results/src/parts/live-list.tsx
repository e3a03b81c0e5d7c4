import { eventPath } from '@paddock/contract';
import type { EventDetail } from '@paddock/contract/schemas';
import { hrefFor, readOf } from '@paddock/shared-utils';
import { useEvent, useLabels, useRead } from '@paddock/shared-utils/react';
import { LiveLamp, ReadView, SkeletonRows } from '@paddock/styleguide';

import type { ResultFilter } from '../model/result-filter.ts';
import { NothingListed, onPanel, useListWords } from './list-words.tsx';
import { ResultList, Sides } from './result-list.tsx';
import styles from './result-list.module.css';

/** The most the server lists at once. */
const LIMIT = 200;

interface LiveListProps {
  readonly filter: ResultFilter;
  /** Another one when a match began or ended, after which the list is read again. */
  readonly version: string;
}

/** Matches that are being played, with their scores as they move. */
export function LiveList({ filter: { sport, championshipId, search }, version }: LiveListProps) {
  const { value, reload } = useRead({
    ...readOf('/web-api/sportsbook/events', {
      query: {
        section: 'live',
        limit: LIMIT,
        sport: sport || undefined,
        championshipId: championshipId || undefined,
        search: search || undefined,
      },
    }),
    version,
    isPublic: true,
  });
  return (
    <ReadView
      value={value}
      reload={reload}
      words={useListWords()}
      skeleton={<SkeletonRows count={12} cells={3} />}
      empty={({ events }) => events.length === 0 && <NothingListed type="live" />}
      frame={onPanel}
    >
      {({ events }) => <ResultList rows={events} row={(event) => <LiveRow event={event} />} />}
    </ReadView>
  );
}

function LiveRow({ event }: { readonly event: EventDetail }) {
  const labels = useLabels();
  const live = useEvent(event.id, 'row');
  const state = 'event' in live && live.event !== null ? live.event.state : event.state;
  return (
    <>
      <span className={styles.when}>
        <LiveLamp>{labels.period(event.sport, state.period)}</LiveLamp>
      </span>
      <a href={hrefFor(eventPath(event))} className={styles.sides}>
        <Sides match={event} state={state} isOver={false} />
      </a>
    </>
  );
}
