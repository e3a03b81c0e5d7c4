import { useEffect, useState } from 'react';
import { eventPath } from '@paddock/contract';
import { hrefFor } from '@paddock/shared-utils';
import { useEventSearch, useFormat, useLabels, useT, type EventSearch } from '@paddock/shared-utils/react';
import { Field, SportIcon, TextInput } from '@paddock/styleguide';

import styles from './menu.module.css';

/** Search by team, player or championship; what is found stands in the menu's place. */
export function MenuSearch({ onSearching }: { readonly onSearching: (searching: boolean) => void }) {
  const t = useT('betting');
  const [text, setText] = useState('');
  const found = useEventSearch(text);
  const searching = found.status !== 'idle';
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
      {searching && <Found found={found} onChosen={() => setText('')} />}
    </div>
  );
}

interface FoundProps {
  readonly found: EventSearch;
  readonly onChosen: () => void;
}

function Found({ found, onChosen }: FoundProps) {
  const t = useT('betting');
  const format = useFormat();
  const labels = useLabels();
  if (found.status === 'error') return <p className={styles.note}>{labels.problem(found.problem)}</p>;
  if (found.status !== 'ready') return <p className={styles.note}>{t('search.busy')}</p>;
  if (found.data.length === 0) return <p className={styles.note}>{t('search.nothing')}</p>;
  return (
    <ul className={styles.items} aria-label={t('search.found')}>
      {found.data.map((event) => (
        <li key={event.id}>
          <a href={hrefFor(eventPath(event))} className={styles.found} onClick={onChosen}>
            <SportIcon sport={event.sport} />
            <span>
              {labels.match(event)}
              <small>{format.name(event.championship.name)}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
