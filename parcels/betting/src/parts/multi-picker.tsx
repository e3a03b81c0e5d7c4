import { useState } from 'react';
import { eventPath } from '@paddock/contract';
import type { EventDetail, EventListView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useLabels, useT, type ReadValue } from '@paddock/shared-utils/react';
import {
  Button,
  EmptyState,
  Field,
  Notice,
  Panel,
  ReadView,
  SectionHeader,
  SkeletonRows,
  TextInput,
} from '@paddock/styleguide';

import { multiBoard, MULTI_MOST, type Board } from '../model/multi-board.ts';
import { useListWords } from './list-states.tsx';
import { EventSides } from './field/event-sides.tsx';
import styles from './multi-card.module.css';
import { RowClock } from './row-clock.tsx';
import { useLiveSearch } from './use-live-search.ts';
import { useSectionEvents } from './use-section-events.ts';

/** How many are offered at once; whoever looks for another one searches. */
const OFFERED = 8;

/** Live matches that can be put beside the others: the first ones of the live list, or those that are searched for. */
export function MultiPicker({ board }: { readonly board: Board }) {
  const t = useT('betting');
  const [text, setText] = useState('');
  const live = useSectionEvents({ section: 'live', limit: 200 });
  const found = useLiveSearch(text);
  const isSearch = found.status !== 'idle';
  const value: ReadValue<readonly EventDetail[]> = isSearch ? found : eventsOf(live.value);
  const isFull = board.eventIds.length >= MULTI_MOST;
  const offered = (events: readonly EventDetail[]) =>
    events
      .filter(({ id, state }) => state.status === 'live' && !board.eventIds.includes(id))
      .slice(0, OFFERED);
  return (
    <Panel bleed>
      <SectionHeader dense title={t('multi.add')} />
      <div className={styles.picker}>
        {isFull && <Notice tone="neutral">{t('multi.full')}</Notice>}
        <Field label={t('multi.search')} labelHidden>
          <TextInput
            type="search"
            icon="search"
            value={text}
            placeholder={t('search.placeholder')}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Field>
        <ReadView
          value={value}
          reload={live.reload}
          words={useListWords()}
          skeleton={<SkeletonRows count={OFFERED} cells={1} />}
          empty={(events) =>
            offered(events).length === 0 && (
              <EmptyState icon="live" title={t(isSearch ? 'multi.noneFound' : 'multi.noneLive')} />
            )
          }
        >
          {(events) => (
            <ul className={styles.choices} aria-label={t('multi.add')}>
              {offered(events).map((event) => (
                <Choice key={event.id} event={event} isFull={isFull} />
              ))}
            </ul>
          )}
        </ReadView>
      </div>
    </Panel>
  );
}

interface ChoiceProps {
  readonly event: EventDetail;
  readonly isFull: boolean;
}

function Choice({ event, isFull }: ChoiceProps) {
  const t = useT('betting');
  const name = useLabels().match(event);
  return (
    <li className={styles.choice} data-choice={event.id}>
      <RowClock sport={event.sport} state={event.state} />
      <a href={hrefFor(eventPath(event))} className={styles.teams}>
        <EventSides event={event} />
      </a>
      <Button
        size={32}
        variant="outline"
        icon="plus"
        disabled={isFull}
        aria-label={t('multi.addOne', { name })}
        onClick={() => multiBoard().add(event.id)}
      >
        {t('multi.addShort')}
      </Button>
    </li>
  );
}

function eventsOf(value: ReadValue<EventListView>): ReadValue<readonly EventDetail[]> {
  return value.status === 'ready' ? { status: 'ready', data: value.data.events } : value;
}
