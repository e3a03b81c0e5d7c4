import { useState } from 'react';
import type { ContentDocumentView, ContentVersionView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useReadWords, useT } from '@paddock/shared-utils/react';
import {
  Button,
  ButtonRow,
  Disclosure,
  Panel,
  ReadView,
  SectionHeader,
  SkeletonRows,
} from '@paddock/styleguide';

import { DifferenceList } from '../difference-list.tsx';
import { useDesk } from '../session/desk-context.ts';
import { lostOr, useDeskRead } from '../session/use-desk-read.ts';
import { WhoAndWhy } from '../who-and-why.tsx';
import styles from './content.module.css';
import { VersionBadge } from './state-badges.tsx';
import type { Editing } from './use-editing.ts';

const EVERY_MS = 60_000;

interface DocumentHistoryProps {
  readonly read: ContentDocumentView;
  readonly editing: Editing;
}

/** Who wrote which version when and why, what it changed, and the way to go on from it. */
export function DocumentHistory({ read, editing }: DocumentHistoryProps) {
  const t = useT('desk');
  const { versions, state } = read;
  return (
    <Panel>
      <SectionHeader title={t('content.history')} />
      <ol className={styles.history}>
        {versions.map((version) => (
          <VersionRow
            key={version.number}
            version={version}
            address={state.address}
            read={read}
            editing={editing}
          />
        ))}
      </ol>
    </Panel>
  );
}

interface VersionRowProps extends DocumentHistoryProps {
  readonly version: ContentVersionView;
  readonly address: string;
}

function VersionRow({ version, address, read, editing }: VersionRowProps) {
  const t = useT('desk');
  const { may, token, lost } = useDesk();
  const { number, atMs, author, reason, state } = version;
  const { latest } = read.state;
  const [isOpen, setOpen] = useState(false);

  async function goOn(): Promise<void> {
    const answer = lostOr(
      await api.get('/operator-api/content/document', { bearer: { token }, query: { address, number } }),
      lost,
    );
    if (answer.ok) editing.goOnFrom(answer.data.body, latest, number !== latest);
  }

  return (
    <li>
      <p className={styles.version}>
        <b>{t('content.version', { number })}</b> <VersionBadge state={state} />
        <span className={styles.quiet}>
          <WhoAndWhy who={author} atMs={atMs} reason={reason} />
        </span>
      </p>
      {may('content:edit') && number !== latest && (
        <ButtonRow>
          <Button size={32} variant="outline" unavailable={editing.isUnsaved} onClick={goOn}>
            {editing.isUnsaved ? t('content.saveFirst') : t('content.goOnFrom', { number })}
          </Button>
        </ButtonRow>
      )}
      {number > 1 && (
        <Disclosure
          title={t('content.changes', { number: number - 1 })}
          onToggle={(event) => setOpen(event.currentTarget.open)}
        >
          {isOpen && <Differences address={address} from={number - 1} to={number} />}
        </Disclosure>
      )}
    </li>
  );
}

interface DifferencesProps {
  readonly address: string;
  readonly from: number;
  readonly to: number;
}

function Differences({ address, from, to }: DifferencesProps) {
  const t = useT('desk');
  const words = useReadWords({ slow: t('content.slow') });
  const read = useDeskRead(
    `content ${address} ${from} ${to}`,
    (as) => api.get('/operator-api/content/differences', { ...as, query: { address, from, to } }),
    EVERY_MS,
  );
  return (
    <ReadView
      value={read.value}
      reload={read.reload}
      words={words}
      skeleton={<SkeletonRows count={2} />}
      empty={({ differences }) => differences.length === 0 && <p>{t('content.noChanges')}</p>}
    >
      {({ differences }) => <DifferenceList differences={differences} />}
    </ReadView>
  );
}
