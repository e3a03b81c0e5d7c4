import { useEffect, useState } from 'react';
import type { EventDetail, EventListView } from '@paddock/contract/schemas';
import { api, hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Field, SportIcon, TextInput } from '@paddock/styleguide';

import { eventPath } from '../model/addresses.ts';
import styles from './menu.module.css';

/** Typing is gathered this long before the server is asked. */
const GATHER_MS = 250;
const SHORTEST = 2;

/** Search by team, player or championship; what is found stands in the menu's place. */
export function MenuSearch({ onSearching }: { readonly onSearching: (searching: boolean) => void }) {
  const t = useT('betting');
  const [text, setText] = useState('');
  const wanted = text.trim();
  const searching = wanted.length >= SHORTEST;
  const found = useSearch(searching ? wanted : '');
  useEffect(() => onSearching(searching), [onSearching, searching]);
  return (
    <div className={styles.search} role="search">
      <Field label={t('search.label')} labelHidden>
        <TextInput
          type="search"
          icon="search"
          look="quiet"
          value={text}
          placeholder={t('search.placeholder')}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      {searching && <Found events={found} onChosen={() => setText('')} />}
    </div>
  );
}

function Found({
  events,
  onChosen,
}: {
  readonly events: readonly EventDetail[] | null;
  readonly onChosen: () => void;
}) {
  const t = useT('betting');
  const format = useFormat();
  if (events === null) return <p className={styles.note}>{t('search.busy')}</p>;
  if (events.length === 0) return <p className={styles.note}>{t('search.nothing')}</p>;
  return (
    <ul className={styles.items} aria-label={t('search.found')}>
      {events.map((event) => (
        <li key={event.id}>
          <a href={hrefFor(eventPath(event))} className={styles.found} onClick={onChosen}>
            <SportIcon sport={event.sport} />
            <span>
              {format.name(event.home.name)} – {format.name(event.away.name)}
              <small>{format.name(event.championship.name)}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Live events first, then those to come; `null` while the server is asked. */
function useSearch(wanted: string): readonly EventDetail[] | null {
  const [found, setFound] = useState<readonly EventDetail[] | null>(null);
  useEffect(() => {
    setFound(null);
    if (wanted === '') return undefined;
    const gone = new AbortController();
    const timer = setTimeout(() => {
      void Promise.all((['live', 'line'] as const).map((section) => ask(section, wanted, gone.signal))).then(
        (parts) => {
          if (!gone.signal.aborted) setFound(parts.flat());
        },
      );
    }, GATHER_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [wanted]);
  return found;
}

async function ask(
  section: 'live' | 'line',
  search: string,
  signal: AbortSignal,
): Promise<readonly EventDetail[]> {
  const result = await api.get<EventListView>('/sportsbook/events', {
    query: { section, search, limit: 8 },
    signal,
  });
  return result.ok ? result.data.events : [];
}
