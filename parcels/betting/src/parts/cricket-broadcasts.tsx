import type { EventDetail, EventListView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useLabels, useT, type Read } from '@paddock/shared-utils/react';
import {
  EmptyState,
  Flag,
  LinkButton,
  Notice,
  PageLayout,
  Panel,
  ReadView,
  SectionHeader,
} from '@paddock/styleguide';

import { cricketGamePath } from '../model/cricket-paths.ts';
import { BallTicker } from './ball-ticker.tsx';
import { Chase } from './cricket-card.tsx';
import styles from './cricket-hub.module.css';
import { ListSkeleton, onPanel, useListWords } from './list-states.tsx';
import { RowClock } from './row-clock.tsx';
import { SectionList } from './section-list.tsx';
import { TeamLine } from './teams.tsx';
import { useCricketEvents } from './use-cricket-events.ts';
import { useEventWhen } from './use-event-when.ts';
import { useVisible } from './use-visible.ts';

/** What is told now ball by ball, and what comes next. There is no video: it says so. */
export function CricketBroadcasts() {
  const t = useT('betting');
  const live = useCricketEvents('live');
  const next = useCricketEvents('line', { withinHours: 3 });
  return (
    <PageLayout title={t('cricket.title.broadcasts')} titleHidden>
      <Notice tone="neutral">{t('cricket.noVideo')}</Notice>
      <ReadView
        value={live.value}
        reload={live.reload}
        words={useListWords()}
        skeleton={<ListSkeleton />}
        empty={({ events }) =>
          events.length === 0 && (
            <EmptyState
              icon="live"
              title={t('cricket.noneLive.title')}
              message={t('cricket.noneLive.text')}
            />
          )
        }
        frame={onPanel}
      >
        {({ events }) => (
          <ul className={styles.broadcasts} aria-label={t('cricket.title.broadcasts')}>
            {events.map((event) => (
              <Broadcast key={event.id} event={event} />
            ))}
          </ul>
        )}
      </ReadView>
      <Next read={next} />
    </PageLayout>
  );
}

/** What begins soon, where anything does. */
function Next({ read }: { readonly read: Read<EventListView> }) {
  const t = useT('betting');
  if (read.value.status !== 'ready' || read.value.data.events.length === 0) return null;
  return (
    <>
      <Panel bleed>
        <SectionHeader dense title={t('cricket.next')} />
      </Panel>
      <SectionList section="line" value={read.value} onRetry={read.reload} isNarrowed />
    </>
  );
}

function Broadcast({ event: asRead }: { readonly event: EventDetail }) {
  const t = useT('betting');
  const format = useFormat();
  const name = useLabels().match(asRead);
  const [ref, visible] = useVisible<HTMLLIElement>();
  const event = useEventWhen(asRead, NO_COLUMNS, visible);
  const path = hrefFor(cricketGamePath(event.id));
  return (
    <li ref={ref} data-broadcast={event.id}>
      <Panel bleed className={styles.broadcast}>
        <div className={styles.head}>
          <Flag region={event.region.code} />
          <span className={styles.championship}>{format.name(event.championship.name)}</span>
          <RowClock sport={event.sport} state={event.state} />
        </div>
        <a href={path} className={styles.teams} aria-label={name}>
          <TeamLine sport={event.sport} team={event.home} side="home" state={event.state} />
          <TeamLine sport={event.sport} team={event.away} side="away" state={event.state} />
        </a>
        <Chase event={event} />
        <BallTicker event={event} />
        <LinkButton size={32} variant="outline" href={path} className={styles.more}>
          {t('cricket.toGame')}
        </LinkButton>
      </Panel>
    </li>
  );
}

/** A broadcast shows no prices. */
const NO_COLUMNS: readonly never[] = [];
