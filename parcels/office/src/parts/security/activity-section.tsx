import { useState } from 'react';
import type { SecurityEventsView } from '@paddock/contract/schemas';
import { useFormat, useRead, useT } from '@paddock/shared-utils/react';
import {
  Badge,
  EmptyState,
  LoadMore,
  Panel,
  SectionHeader,
  SkeletonRows,
  ReadView,
} from '@paddock/styleguide';

import { securityCalls } from './security-calls.ts';
import styles from './security.module.css';
import { useOfficeWords } from '../use-office-words.ts';

type SecurityEvent = SecurityEventsView['events'][number];

/** What has happened to the account, newest first; `version` grows with each change of the page. */
export function ActivitySection({ version }: { readonly version: number }) {
  const t = useT('office');
  const words = useOfficeWords();
  const { value, reload } = useRead({
    key: 'security-events',
    version,
    read: (signal) => securityCalls.events(null, signal),
  });
  return (
    <Panel bleed data-section="activity">
      <SectionHeader title={t('security.activity.title')} />
      <ReadView value={value} reload={reload} words={words} skeleton={<SkeletonRows count={4} cells={0} />}>
        {(first) => <Events key={version} first={first} />}
      </ReadView>
    </Panel>
  );
}

function Events({ first }: { readonly first: SecurityEventsView }) {
  const t = useT('office');
  const [older, setOlder] = useState<readonly SecurityEventsView[]>([]);
  const [isFailed, setFailed] = useState(false);
  const { next } = older.at(-1) ?? first;
  const events = [first, ...older].flatMap((page) => page.events);
  if (events.length === 0)
    return (
      <EmptyState
        icon="shield"
        title={t('security.activity.none')}
        message={t('security.activity.noneText')}
      />
    );

  async function more(): Promise<void> {
    const page = await securityCalls.events(next, new AbortController().signal);
    setFailed(!page.ok);
    if (page.ok) setOlder((known) => [...known, page.data]);
  }

  return (
    <>
      <ul className={styles.rows}>
        {events.map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </ul>
      {next !== null && (
        <div className={styles.more}>
          <LoadMore
            label={t(isFailed ? 'security.activity.again' : 'security.activity.more')}
            onMore={more}
          />
        </div>
      )}
    </>
  );
}

function Event({ event }: { readonly event: SecurityEvent }) {
  const t = useT('office');
  const { moment } = useFormat();
  const where = [event.device, event.address].filter((part) => part !== '').join(' · ');
  return (
    <li className={styles.rowItem}>
      <div className={styles.rowWords}>
        <b>{t(`security.event.${event.kind}`)}</b>{' '}
        {event.is_this_session && <Badge>{t('security.activity.here')}</Badge>}
        <p className={styles.note}>{where}</p>
      </div>
      <span className={styles.note}>{moment(event.at_ms)}</span>
    </li>
  );
}
