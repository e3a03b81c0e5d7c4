import type { ReactNode } from 'react';
import { favourites$, type Star } from '@paddock/shared-utils';
import { useStream } from '@paddock/shared-utils/react';

import { chosenFor } from '../model/chosen-for.ts';
import { isFollowed } from '../model/followed.ts';
import { listColumns } from '../model/list-columns.ts';
import styles from './for-you.module.css';
import { HighlightCard } from './highlight-card.tsx';
import { useClosedSports } from './use-closed-sports.ts';
import { useEventsBetOn } from './use-events-bet-on.ts';
import { useFollowedOf } from './use-followed.ts';
import { useSectionEvents } from './use-section-events.ts';

/** Cards of the row at most. */
const MOST = 12;
/** Bets and stars that are looked at, as many as the server takes. */
const MOST_STARS = 200;

/** Matches the visitor has open bets on or follows, then those that everybody is recommended. */
export function ForYouMatches({ room }: { readonly room: ReactNode }) {
  const { status, items } = useStream(favourites$);
  const betOn = useEventsBetOn().map((key): Star => ({ kind: 'event', key }));
  const stars = [...betOn, ...items].slice(0, MOST_STARS);
  const { value: own } = useFollowedOf(status === 'loading' ? null : 'for you', stars);
  const { value: usual } = useSectionEvents({ section: 'line', time: 'recommended', limit: MOST });
  const closed = [...useClosedSports('live'), ...useClosedSports('line')];
  if (own.status === 'loading' || usual.status === 'loading') return room;
  const ownMatches = own.status === 'ready' ? own.data.events : [];
  const kept = ownMatches.filter((event) => isFollowed(stars, event) && !closed.includes(event.sport));
  const matches = chosenFor([kept, usual.status === 'ready' ? usual.data.events : []], MOST);
  const types = [own, usual].flatMap((value) => (value.status === 'ready' ? value.data.types : []));
  return (
    <div className={styles.slider} data-testid="for-you">
      {matches.map((event) => (
        <HighlightCard key={event.id} event={event} columns={listColumns(event.sport, types)} />
      ))}
    </div>
  );
}
