import type { EventDetail } from '@paddock/contract/schemas';

import { HighlightCard } from './highlight-card.tsx';
import styles from './lists.module.css';

/** Three live matches of different championships, the first ones of the list. */
export function Highlights({ events }: { readonly events: readonly EventDetail[] }) {
  const chosen = events
    .filter((event, at) => events.findIndex((one) => one.championship.id === event.championship.id) === at)
    .slice(0, 3);
  if (chosen.length === 0) return null;
  return (
    <div className={styles.highlights}>
      {chosen.map((event) => (
        <HighlightCard key={event.id} event={event} />
      ))}
    </div>
  );
}
