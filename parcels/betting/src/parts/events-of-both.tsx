import type { ReactNode } from 'react';
import type { EventListView } from '@paddock/contract/schemas';
import type { Read } from '@paddock/shared-utils/react';

import { ListOfChampionship } from './championship-list.tsx';
import { LongChampionship } from './long-championship.tsx';
import { SectionList } from './section-list.tsx';

interface EventsOfBothProps {
  readonly live: Read<EventListView>;
  readonly line: Read<EventListView>;
  /** Stands where there is neither. */
  readonly nothing: ReactNode;
}

/** What is being played and, below it, what is to come; a section without matches takes no place beside the other. */
export function EventsOfBoth({ live, line, nothing }: EventsOfBothProps) {
  // One skeleton for both, so that what is on comes up above what is to come and not into the middle of it.
  if (live.value.status === 'loading' || line.value.status === 'loading') {
    const waiting = live.value.status === 'loading' ? live : line;
    return <SectionList section="live" value={waiting.value} onRetry={waiting.reload} />;
  }
  const hasLive = !isEmpty(live);
  return (
    <ListOfChampionship value={LongChampionship}>
      {hasLive && <SectionList section="live" value={live.value} onRetry={live.reload} />}
      {(!isEmpty(line) || !hasLive) && (
        <SectionList section="line" value={line.value} onRetry={line.reload} nothing={nothing} />
      )}
    </ListOfChampionship>
  );
}

function isEmpty({ value }: Read<EventListView>): boolean {
  return value.status === 'ready' && value.data.events.length === 0;
}
