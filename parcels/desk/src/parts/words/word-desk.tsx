import { useState, type SubmitEvent } from 'react';
import { languageName } from '@paddock/contract';
import { api } from '@paddock/shared-utils';
import { useLanguage, useReadWords, useSiteConfig, useT } from '@paddock/shared-utils/react';
import {
  Button,
  EmptyState,
  Field,
  Panel,
  ReadView,
  SectionHeader,
  SkeletonRows,
  TextInput,
} from '@paddock/styleguide';
import { SelectField } from '@paddock/styleguide/forms';

import { useDeskRead } from '../session/use-desk-read.ts';
import { UnsavedWords } from './unsaved-words.tsx';
import { WordHistory } from './word-history.tsx';
import { WordRow } from './word-row.tsx';
import styles from './words.module.css';

const EVERY_MS = 10_000;
/** The server looks for no less. */
const LEAST_LETTERS = 2;

interface Asked {
  readonly text: string;
  readonly language: string;
}

/** Words are found by what they say, and those that are mended are listed, with who changed what. */
export function WordDesk() {
  const t = useT('desk');
  const words = useReadWords({ slow: t('words.slow') });
  const [asked, setAsked] = useState<Asked | null>(null);
  const edited = useDeskRead('words', (as) => api.get('/operator-api/words', as), EVERY_MS);
  return (
    <ReadView
      value={edited.value}
      reload={edited.reload}
      words={words}
      skeleton={<SkeletonRows count={8} />}
      frame={(inner) => <Panel padded>{inner}</Panel>}
    >
      {({ version, words: standing }) => (
        <>
          <UnsavedWords standing={standing} version={version} onChanged={edited.reload} />
          <Panel padded>
            <Search onAsked={setAsked} />
            {asked !== null && (
              <Found
                key={`${asked.language} ${asked.text}`}
                asked={asked}
                version={version}
                onChanged={edited.reload}
              />
            )}
          </Panel>
          <Panel padded>
            <SectionHeader title={t('words.edited')} />
            {standing.length === 0 && <EmptyState title={t('words.noneEdited')} />}
            <ul className={styles.rows}>
              {standing.map((word) => (
                <WordRow
                  key={`${word.language} ${word.namespace}:${word.key}`}
                  word={word}
                  version={version}
                  onChanged={edited.reload}
                />
              ))}
            </ul>
          </Panel>
          <WordHistory version={version} onChanged={edited.reload} />
        </>
      )}
    </ReadView>
  );
}

/** Asked for by a press: the whole dictionary is looked through. */
function Search({ onAsked }: { readonly onAsked: (asked: Asked) => void }) {
  const t = useT('desk');
  const own = useLanguage();
  const languages = useSiteConfig((site) => site.languages.all) ?? [own];
  const [text, setText] = useState('');
  const [language, setLanguage] = useState(own);
  const isShort = text.trim().length < LEAST_LETTERS;

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isShort) onAsked({ text: text.trim(), language });
  }

  return (
    <form role="search" className={styles.search} onSubmit={onSubmit}>
      <Field label={t('words.find')}>
        <TextInput
          type="search"
          icon="search"
          autoComplete="off"
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <Field label={t('words.language')}>
        <SelectField
          value={language}
          onChange={(event) => setLanguage(event.currentTarget.value)}
          options={languages.map((code) => ({ value: code, label: languageName(code) }))}
        />
      </Field>
      <Button type="submit" variant="primary" unavailable={isShort}>
        {isShort ? t('words.short') : t('words.search')}
      </Button>
    </form>
  );
}

interface FoundProps {
  readonly asked: Asked;
  readonly version: number;
  readonly onChanged: () => void;
}

function Found({ asked, version, onChanged }: FoundProps) {
  const t = useT('desk');
  const words = useReadWords({ slow: t('words.slow') });
  const read = useDeskRead(
    `words ${asked.language} ${asked.text}`,
    (as) => api.get('/operator-api/words/find', { ...as, query: { ...asked } }),
    EVERY_MS,
  );
  return (
    <ReadView
      value={read.value}
      reload={read.reload}
      words={words}
      skeleton={<SkeletonRows count={4} />}
      empty={({ words: found }) => found.length === 0 && <EmptyState title={t('words.noneFound')} />}
    >
      {({ words: found }) => (
        <ul className={styles.rows} data-testid="found-words">
          {found.map((word) => (
            <WordRow
              key={`${word.namespace}:${word.key}`}
              word={word}
              version={version}
              onChanged={() => {
                read.reload();
                onChanged();
              }}
            />
          ))}
        </ul>
      )}
    </ReadView>
  );
}
