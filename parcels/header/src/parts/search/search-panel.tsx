import { useState } from 'react';

import { searchHitPath, FIELD_BOUNDS } from '@paddock/contract';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useHitWords, useLabels, useSearch, useT, type Search } from '@paddock/shared-utils/react';
import type { SearchHit } from '@paddock/contract/schemas';
import { Field, Flag, LiveLamp, Skeleton, SportIcon, TextInput } from '@paddock/styleguide';

import styles from './search.module.css';

/** A field and everything that is called so: sports, championships, teams, players, matches and their markets. */
export function SearchPanel() {
  const t = useT('header');
  const [words, setWords] = useState('');
  const found = useSearch(words);
  return (
    <div role="search" className={styles.panel}>
      <Field label={t('search.field')}>
        <TextInput
          type="search"
          autoFocus
          autoComplete="off"
          maxLength={FIELD_BOUNDS.search.max}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      </Field>
      <div className={styles.results} aria-live="polite" aria-busy={found.status === 'loading'}>
        <Results found={found} />
      </div>
    </div>
  );
}

function Results({ found }: { readonly found: Search }) {
  const t = useT('header');
  const labels = useLabels();
  switch (found.status) {
    case 'idle':
      return <p className={styles.hint}>{t('search.hint')}</p>;
    case 'loading':
      return [60, 75, 50].map((width) => <Skeleton key={width} width={`${width}%`} height="18px" />);
    case 'error':
      return <p className={styles.hint}>{labels.problem(found.problem)}</p>;
    case 'ready':
      if (found.data.hits.length === 0) return <p className={styles.hint}>{t('search.nothing')}</p>;
      return (
        <ul className={styles.list}>
          {found.data.hits.map((hit, at) => (
            <Hit key={at} hit={hit} />
          ))}
        </ul>
      );
  }
}

function Hit({ hit }: { readonly hit: SearchHit }) {
  const { title, note } = useHitWords()(hit);
  return (
    <li>
      <a className={styles.hit} href={hrefFor(searchHitPath(hit, title))}>
        {hit.kind === 'championship' ? (
          <Flag region={hit.region.code} />
        ) : (
          <SportIcon sport={'event' in hit ? hit.event.sport : hit.sport} />
        )}
        <span className={styles.names}>
          {title}
          <small>{note}</small>
        </span>
        <When hit={hit} />
      </a>
    </li>
  );
}

/** Whether it is being played, or when it begins; how much of a wider thing is. */
function When({ hit }: { readonly hit: SearchHit }) {
  const t = useT('header');
  const format = useFormat();
  if (!('event' in hit))
    return hit.live > 0 ? (
      <LiveLamp>{format.number(hit.live)}</LiveLamp>
    ) : (
      <small>{hit.line > 0 && format.number(hit.line)}</small>
    );
  const { state } = hit.event;
  return state.status === 'live' ? (
    <LiveLamp>{t('common:section.live')}</LiveLamp>
  ) : (
    <small>{format.dateTime(state.startsAtMs)}</small>
  );
}
