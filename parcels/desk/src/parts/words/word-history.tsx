import { useState } from 'react';
import { directionOf } from '@paddock/contract';
import type { WordView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useReadWords, useT } from '@paddock/shared-utils/react';
import { Badge, Button, EmptyState, Panel, ReadView, SectionHeader, SkeletonRows } from '@paddock/styleguide';

import { DeskForm } from '../desk-form.tsx';
import { useDesk } from '../session/desk-context.ts';
import { useDeskRead } from '../session/use-desk-read.ts';
import { WhoAndWhy } from '../who-and-why.tsx';
import { WordPlace } from './word-place.tsx';
import styles from './words.module.css';

const EVERY_MS = 10_000;

interface WordHistoryProps {
  readonly version: number;
  readonly onChanged: () => void;
}

/** The last fifty changes, each with the way to take it back. */
export function WordHistory({ version, onChanged }: WordHistoryProps) {
  const t = useT('desk');
  const words = useReadWords({ slow: t('words.slow') });
  const read = useDeskRead(
    `words versions ${version}`,
    (as) => api.get('/operator-api/words/versions', { ...as, query: {} }),
    EVERY_MS,
  );
  return (
    <Panel padded>
      <SectionHeader title={t('words.history')} />
      <ReadView
        value={read.value}
        reload={read.reload}
        words={words}
        skeleton={<SkeletonRows count={4} />}
        empty={({ words: changes }) => changes.length === 0 && <EmptyState title={t('words.noChanges')} />}
      >
        {({ words: changes }) => (
          <ol className={styles.rows}>
            {changes.map((change) => (
              <ChangeRow key={change.version} change={change} onChanged={onChanged} />
            ))}
          </ol>
        )}
      </ReadView>
    </Panel>
  );
}

interface ChangeRowProps {
  readonly change: WordView;
  readonly onChanged: () => void;
}

function ChangeRow({ change, onChanged }: ChangeRowProps) {
  const t = useT('desk');
  const { may, token } = useDesk();
  const [isTaking, setTaking] = useState(false);
  const { version, language, word, author, atMs, reason } = change;
  return (
    <li className={styles.row}>
      <p className={styles.place}>
        {version}. <WordPlace word={change} /> <Badge>{language.toUpperCase()}</Badge>
      </p>
      {word === null ? (
        <p className={styles.said}>{t('words.wentBack')}</p>
      ) : (
        <p className={styles.said} lang={language} dir={directionOf(language)}>
          {word}
        </p>
      )}
      <p className={styles.built}>
        <WhoAndWhy who={author} atMs={atMs} reason={reason} />
      </p>
      {may('content:edit') && !isTaking && (
        <Button size={32} variant="outline" onClick={() => setTaking(true)}>
          {t('words.takeBack')}
        </Button>
      )}
      {isTaking && (
        <DeskForm
          title={
            <>
              {t('words.takeBack')}: <WordPlace word={change} />
            </>
          }
          consequence={t('words.takeBackConsequence')}
          submitLabel={t('words.takeBack')}
          missing={null}
          isGrave
          send={(why) =>
            api.post(
              '/operator-api/words/versions/:number/take-back',
              { reason: why },
              { bearer: { token }, params: { number: version } },
            )
          }
          onDone={() => {
            setTaking(false);
            onChanged();
          }}
          onCancel={() => setTaking(false)}
        />
      )}
    </li>
  );
}
