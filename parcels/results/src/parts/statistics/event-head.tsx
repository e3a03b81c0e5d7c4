import { eventPath } from '@paddock/contract';
import type { EventStatisticsView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useEvent, useFormat, useLabels, useT } from '@paddock/shared-utils/react';
import { Flag, LinkButton, LiveLamp, Panel } from '@paddock/styleguide';

import { SideName } from './side-name.tsx';
import styles from './event-head.module.css';

interface EventHeadProps {
  readonly event: EventStatisticsView['event'];
  /** In a window of its own the match is where one came from. */
  readonly isWindow: boolean;
}

/** Championship, sides, and the score or when it begins; the way to the prices while there are any. */
export function EventHead({ event, isWindow }: EventHeadProps) {
  const t = useT('results');
  const format = useFormat();
  const labels = useLabels();
  const common = useT('common');
  const live = useEvent(event.id, 'row');
  const state = 'event' in live && live.event !== null ? live.event.state : event.state;
  const isOffered = state.status === 'upcoming' || state.status === 'live';
  return (
    <Panel bleed className={styles.head}>
      <p className={styles.place}>
        <Flag region={event.region.code} />
        <span>
          {format.name(event.region.name)}. {format.name(event.championship.name)}
        </span>
      </p>
      <div className={styles.board}>
        <SideName sport={event.sport} side={event.home} size={36} />
        <p className={styles.score}>
          <b>{state.status === 'upcoming' ? format.time(state.startsAtMs) : state.score.join(' : ')}</b>
          <span>
            {state.status === 'live' ? (
              <LiveLamp lamp>{labels.period(event.sport, state.period)}</LiveLamp>
            ) : (
              `${format.date(state.startsAtMs)}${isOffered ? '' : `, ${common(`eventStatus.${state.status}`)}`}`
            )}
          </span>
        </p>
        <SideName sport={event.sport} side={event.away} size={36} />
      </div>
      {isOffered && !isWindow && (
        <LinkButton size={32} variant="outline" iconEnd="arrow-right" href={hrefFor(eventPath(event))}>
          {t('stat.toMatch')}
        </LinkButton>
      )}
    </Panel>
  );
}
