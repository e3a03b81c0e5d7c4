import { useState } from 'react';
import { readOf } from '@paddock/shared-utils';
import { useFormat, useHitWords, useRead, useSearch, useT } from '@paddock/shared-utils/react';
import { Button, Field, TextInput } from '@paddock/styleguide';

import styles from '../content.module.css';

interface ChampionshipFieldProps {
  /** Number of the one that is chosen; empty for none. */
  readonly id: string;
  /** What is wrong with it; undefined where it is well. */
  readonly problem: string | undefined;
  readonly onChosen: (id: string) => void;
}

/** Which championship a block is of: found by its name, or by its number where it has no match at the moment. */
export function ChampionshipField({ id, problem, onChosen }: ChampionshipFieldProps) {
  const t = useT('desk');
  const wordsOf = useHitWords();
  const [typed, setTyped] = useState('');
  const search = useSearch(typed);
  const wanted = typed.trim();
  const isNumber = /^\d+$/.test(wanted);
  const found =
    search.status === 'ready' ? search.data.hits.filter((hit) => hit.kind === 'championship') : [];
  const choose = (chosen: string) => {
    onChosen(chosen);
    setTyped('');
  };
  return (
    <div className={styles.chosenBy}>
      <p className={styles.quiet}>{id === '' ? t('content.championship.none') : <Chosen id={id} />}</p>
      <Field label={t('content.championship.find')} hint={t('content.championship.hint')} error={problem}>
        <TextInput
          type="search"
          icon="search"
          autoComplete="off"
          maxLength={60}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Field>
      <ul className={styles.choices} aria-label={t('content.championship.found')}>
        {isNumber && (
          <li>
            <Button size={32} variant="quiet" onClick={() => choose(wanted)}>
              {t('content.championship.number', { number: wanted })}
            </Button>
          </li>
        )}
        {found.map((hit) => (
          <li key={hit.id}>
            <Button size={32} variant="quiet" onClick={() => choose(hit.id)}>
              {wordsOf(hit).title} <span className={styles.quiet}>{wordsOf(hit).note}</span>
            </Button>
          </li>
        ))}
      </ul>
      {search.status === 'ready' && found.length === 0 && !isNumber && (
        <p className={styles.quiet}>{t('content.championship.noneFound')}</p>
      )}
    </div>
  );
}

/** What the chosen one is called; its number alone where nobody knows it, or knows it any more. */
function Chosen({ id }: { readonly id: string }) {
  const t = useT('desk');
  const format = useFormat();
  const { value } = useRead({
    ...readOf('/web-api/sportsbook/championships/:id', { params: { id } }),
    isPublic: true,
  });
  if (value.status === 'ready')
    return t('content.championship.chosen', { name: format.name(value.data.name), number: id });
  const isGone = value.status === 'error' && value.problem.code === 'NOT_FOUND';
  return t(isGone ? 'content.championship.unknown' : 'content.championship.number', { number: id });
}
