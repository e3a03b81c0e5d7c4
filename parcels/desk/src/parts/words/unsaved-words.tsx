import { useState } from 'react';
import type { WordView } from '@paddock/contract/schemas';
import { useT } from '@paddock/shared-utils/react';
import { Panel, SectionHeader } from '@paddock/styleguide';

import { useDesk } from '../session/desk-context.ts';
import { placeOf, wordDrafts } from './word-drafts.ts';
import { WordRow } from './word-row.tsx';
import styles from './words.module.css';

interface UnsavedWordsProps {
  /** All that are mended. */
  readonly standing: readonly WordView[];
  readonly version: number;
  readonly onChanged: () => void;
}

/** Words that were being mended when the page was left, each with its form as it was. */
export function UnsavedWords({ standing, version, onChanged }: UnsavedWordsProps) {
  const t = useT('desk');
  const { may, session } = useDesk();
  const [drafts, setDrafts] = useState(() => Object.values(wordDrafts.all(session.operatorId)));
  if (drafts.length === 0 || !may('content:edit')) return null;
  return (
    <Panel padded>
      <SectionHeader title={t('words.unsaved')} />
      <ul className={styles.rows}>
        {drafts.map(({ word }) => (
          <WordRow
            key={placeOf(word)}
            word={standing.find((mended) => placeOf(mended) === placeOf(word)) ?? { ...word, word: null }}
            version={version}
            onFormClosed={() => setDrafts((all) => all.filter((draft) => draft.word !== word))}
            onChanged={onChanged}
          />
        ))}
      </ul>
    </Panel>
  );
}
