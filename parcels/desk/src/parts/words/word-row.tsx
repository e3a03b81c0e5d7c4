import { useState } from 'react';
import { directionOf } from '@paddock/contract';
import type { FoundWordsView, WordView } from '@paddock/contract/schemas';
import { useT } from '@paddock/shared-utils/react';
import { Badge, Button, ButtonRow } from '@paddock/styleguide';

import { useDesk } from '../session/desk-context.ts';
import { MendForm } from './mend-form.tsx';
import { placeOf, wordDrafts } from './word-drafts.ts';
import { WordPlace } from './word-place.tsx';
import styles from './words.module.css';

/** A word as it stands: found in the release, or mended over it. */
export type StandingWord = FoundWordsView['words'][number] | WordView;

interface WordRowProps {
  readonly word: StandingWord;
  readonly version: number;
  /** For one that was being mended when the page was left: its form stands open, and tells when it closes. */
  readonly onFormClosed?: () => void;
  readonly onChanged: () => void;
}

/** What a word says now, what the build says, and the ways to change it. */
export function WordRow({ word, version, onFormClosed, onChanged }: WordRowProps) {
  const t = useT('desk');
  const { may, session } = useDesk();
  const [isMending, setMending] = useState<'mend' | 'back' | null>(
    onFormClosed === undefined ? null : 'mend',
  );
  const { language, built } = word;
  const close = () => {
    if (isMending === 'mend') wordDrafts.drop(session.operatorId, placeOf(word));
    setMending(null);
    onFormClosed?.();
  };
  const done = () => {
    close();
    onChanged();
  };
  return (
    <li className={styles.row}>
      <p className={styles.place}>
        <WordPlace word={word} /> <Badge>{language.toUpperCase()}</Badge>
        {'fits' in word && !word.fits && <Badge tone="warning">{t('words.unfit')}</Badge>}
      </p>
      <p className={styles.said} lang={language} dir={directionOf(language)}>
        {word.word ?? built}
      </p>
      {word.word !== null && (
        <p className={styles.built}>
          {t('words.built')} <bdi lang={language}>{built ?? t('words.noBuilt')}</bdi>
        </p>
      )}
      {may('content:edit') && isMending === null && (
        <ButtonRow>
          <Button size={32} variant="outline" icon="edit" onClick={() => setMending('mend')}>
            {t('words.mend')}
          </Button>
          {word.word !== null && (
            <Button size={32} variant="danger-outline" onClick={() => setMending('back')}>
              {t('words.toBuilt')}
            </Button>
          )}
        </ButtonRow>
      )}
      {isMending !== null && (
        <MendForm
          word={word}
          version={version}
          isBack={isMending === 'back'}
          onDone={done}
          onCancel={close}
        />
      )}
    </li>
  );
}
