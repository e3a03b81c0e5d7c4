import { useEffect, useState } from 'react';

import { hrefFor, type Translate } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import type { EventDetail } from '@paddock/contract/schemas';
import { Field, LiveLamp, Skeleton, SportIcon, TextInput } from '@paddock/styleguide';

import { eventPath, SEARCH_MIN, searchEvents, type SearchResult } from './search-request.ts';
import styles from './search.module.css';

/** Quiet time after the last letter before the server is asked. */
const TYPING_MS = 250;

type Shown = SearchResult | { readonly status: 'idle' | 'searching' };

/** A field and what it finds: live matches first. */
export function SearchPanel() {
  const t = useT('header');
  const [words, setWords] = useState('');
  const shown = useSearch(words);
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
      <div className={styles.results} aria-live="polite" aria-busy={shown.status === 'searching'}>
        <Results shown={shown} t={t} />
      </div>
    </div>
  );
}

function useSearch(words: string): Shown {
  const [shown, setShown] = useState<Shown>({ status: 'idle' });
  useEffect(() => {
    if (words.trim().length < SEARCH_MIN) {
      setShown({ status: 'idle' });
      return undefined;
    }
    const controller = new AbortController();
    setShown({ status: 'searching' });
    const timer = setTimeout(() => {
      void searchEvents(words, controller.signal).then((result) => {
        if (result.status !== 'overtaken') setShown(result);
      });
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [words]);
  return shown;
}

function Results({ shown, t }: { readonly shown: Shown; readonly t: Translate }) {
  switch (shown.status) {
    case 'idle':
      return <p className={styles.hint}>{t('search.hint')}</p>;
    case 'searching':
    case 'overtaken':
      return [60, 75, 50].map((width) => <Skeleton key={width} width={`${width}%`} height="18px" />);
    case 'failed':
      return <p className={styles.hint}>{t(`common:errors.${shown.problem.code}`)}</p>;
    case 'found':
      if (shown.events.length === 0) return <p className={styles.hint}>{t('search.nothing')}</p>;
      return (
        <ul className={styles.list}>
          {shown.events.map((event) => (
            <Hit key={event.id} event={event} />
          ))}
        </ul>
      );
  }
}

function Hit({ event }: { readonly event: EventDetail }) {
  const t = useT('header');
  const format = useFormat();
  const isLive = event.state.status === 'live';
  return (
    <li>
      <a className={styles.hit} href={hrefFor(eventPath(event))}>
        <SportIcon sport={event.sport} />
        <span className={styles.names}>
          {format.name(event.home.name)} – {format.name(event.away.name)}
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
