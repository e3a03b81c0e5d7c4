import { useState } from 'react';

import { eventPath } from '@paddock/contract';
import { hrefFor } from '@paddock/shared-utils';
import { useEventSearch, useFormat, useLabels, useT, type EventSearch } from '@paddock/shared-utils/react';
import type { EventDetail } from '@paddock/contract/schemas';
import { Field, LiveLamp, Skeleton, SportIcon, TextInput } from '@paddock/styleguide';

import styles from './search.module.css';

/** A field and what it finds: live matches first. */
export function SearchPanel() {
  const t = useT('header');
  const [words, setWords] = useState('');
  const found = useEventSearch(words);
  return (
    <div role="search" className={styles.panel}>
      <Field label={t('search.field')}>
        <TextInput
          type="search"
          autoFocus
          autoComplete="off"
          maxLength={60}
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

function Results({ found }: { readonly found: EventSearch }) {
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
      if (found.data.length === 0) return <p className={styles.hint}>{t('search.nothing')}</p>;
      return (
        <ul className={styles.list}>
          {found.data.map((event) => (
            <Hit key={event.id} event={event} />
          ))}
        </ul>
      );
  }
}

function Hit({ event }: { readonly event: EventDetail }) {
  const t = useT('header');
  const format = useFormat();
  const labels = useLabels();
  const isLive = event.state.status === 'live';
  return (
    <li>
      <a className={styles.hit} href={hrefFor(eventPath(event))}>
        <SportIcon sport={event.sport} />
        <span className={styles.names}>
          {labels.match(event)}
          <small>{format.name(event.championship.name)}</small>
        </span>
        {isLive ? (
          <LiveLamp>{t('common:section.live')}</LiveLamp>
        ) : (
          <small>{format.dateTime(event.state.startsAtMs)}</small>
        )}
      </a>
    </li>
  );
}
