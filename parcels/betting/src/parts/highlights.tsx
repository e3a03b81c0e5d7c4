import type { EventDetail, EventListView } from '@paddock/contract/schemas';
import type { ReadValue } from '@paddock/shared-utils/react';

import { listColumns } from '../model/list-columns.ts';
import { HighlightCard } from './highlight-card.tsx';
import styles from './lists.module.css';
import { WaitingCards } from './waiting-cards.tsx';

/** Three live matches of different championships, the first ones of the list. Their places stand before they come. */
export function Highlights({ value }: { readonly value: ReadValue<EventListView> }) {
  if (value.status === 'error') return null;
  if (value.status === 'loading') {
    return (
      <div className={styles.highlightRoom} aria-hidden>
        <div className={styles.highlights}>
          <WaitingCards />
        </div>
      </div>
    );
  }
  const chosen = firstOfEachChampionship(value.data.events).slice(0, 3);
  if (chosen.length === 0) return null;
  return (
    <div className={styles.highlightRoom}>
      <div className={styles.highlights}>
        {chosen.map((event) => (
          <HighlightCard key={event.id} event={event} columns={listColumns(event.sport, value.data.types)} />
        ))}
      </div>
    </div>
  );
}

function firstOfEachChampionship(events: readonly EventDetail[]): readonly EventDetail[] {
  const seen = new Set<string>();
  return events.filter(({ championship }) => {
    const isFirst = !seen.has(championship.id);
    seen.add(championship.id);
    return isFirst;
  });
}
