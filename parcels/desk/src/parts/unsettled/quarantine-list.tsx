import { useState } from 'react';
import type { QuarantineView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useFormat, useReadWords, useT } from '@paddock/shared-utils/react';
import {
  Button,
  Disclosure,
  EmptyState,
  LoadMore,
  Panel,
  ReadView,
  SkeletonRows,
  TextButton,
} from '@paddock/styleguide';

import boardStyles from '../board/board.module.css';
import styles from '../desk.module.css';
import { DeskForm } from '../desk-form.tsx';
import { useDesk } from '../session/desk-context.ts';
import { useDeskRead } from '../session/use-desk-read.ts';
import quarantineStyles from './quarantine-list.module.css';

const EVERY_MS = 10_000;

/** What feeds said that was not taken, and waits for somebody to look. */
export function QuarantineList({ onEvent }: { readonly onEvent: (eventId: string) => void }) {
  const t = useT('desk');
  const words = useReadWords({ slow: t('quarantine.slow') });
  const [before, setBefore] = useState<string>();
  const read = useDeskRead(
    `quarantine ${before ?? ''}`,
    (as) => api.get('/operator-api/quarantine', { ...as, query: { before } }),
    EVERY_MS,
  );
  return (
    <Panel padded>
      <p className={styles.dim}>
        {t('quarantine.lead')}{' '}
        {before !== undefined && (
          <TextButton onClick={() => setBefore(undefined)}>{t('board.first')}</TextButton>
        )}
      </p>
      <ReadView
        value={read.value}
        reload={read.reload}
        words={words}
        skeleton={<SkeletonRows count={4} />}
        empty={({ entries }) => entries.length === 0 && <EmptyState title={t('quarantine.empty')} />}
      >
        {({ entries, next }) => (
          <>
            <ul className={boardStyles.rows}>
              {entries.map((entry) => (
                <QuarantineRow key={entry.id} entry={entry} onChanged={read.reload} onEvent={onEvent} />
              ))}
            </ul>
            {next !== null && <LoadMore label={t('board.further')} onMore={() => setBefore(next)} />}
          </>
        )}
      </ReadView>
    </Panel>
  );
}

interface QuarantineRowProps {
  readonly entry: QuarantineView['entries'][number];
  readonly onChanged: () => void;
  readonly onEvent: (eventId: string) => void;
}

function QuarantineRow({ entry, onChanged, onEvent }: QuarantineRowProps) {
  const t = useT('desk');
  const format = useFormat();
  const { may, token } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const { id, producer, eventId, reason, times, firstAtMs, lastAtMs, body } = entry;
  return (
    <li className={quarantineStyles.entry} data-testid="quarantined">
      <p className={quarantineStyles.reason}>
        <b>{reason}</b>
      </p>
      <p className={styles.dim}>
        {producer} · {format.dateTime(firstAtMs)}
        {times > 1 && ` · ${t('quarantine.times', { count: times, time: format.dateTime(lastAtMs) })}`}
        {eventId !== null && (
          <>
            {' · '}
            <TextButton onClick={() => onEvent(eventId)}>{t('quarantine.event')}</TextButton>
          </>
        )}
      </p>
      <Disclosure title={t('quarantine.body')}>
        <pre className={quarantineStyles.body} dir="ltr" tabIndex={0}>
          {JSON.stringify(body, null, 2)}
        </pre>
      </Disclosure>
      {may('bets:settle') && !isOpen && (
        <Button size={32} variant="outline" onClick={() => setOpen(true)}>
          {t('quarantine.dismiss.short')}
        </Button>
      )}
      {isOpen && (
        <DeskForm
          title={t('quarantine.dismiss.title')}
          consequence={t('quarantine.dismiss.consequence')}
          submitLabel={t('quarantine.dismiss.short')}
          missing={null}
          send={(why) =>
            api.post(
              '/operator-api/quarantine/:id/dismiss',
              { reason: why },
              { bearer: { token }, params: { id } },
            )
          }
          onDone={onChanged}
          onCancel={() => setOpen(false)}
        />
      )}
    </li>
  );
}
