import { FIELD_BOUNDS } from '@paddock/contract';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearch, useT } from '@paddock/shared-utils/react';
import { Field, TextInput } from '@paddock/styleguide';

import styles from './menu.module.css';

const MenuFound = lazy(async () => ({ default: (await import('./menu-on-demand.ts')).MenuFound }));
const MenuRecent = lazy(async () => ({ default: (await import('./menu-on-demand.ts')).MenuRecent }));

/** Search for everything that has a name; what is found stands in the menu's place. Before a letter stands what was looked at lately. */
export function MenuSearch({ onSearching }: { readonly onSearching: (searching: boolean) => void }) {
  const t = useT('betting');
  const [text, setText] = useState('');
  const [isEntered, setEntered] = useState(false);
  const found = useSearch(text);
  const searching = found.status !== 'idle';
  useEffect(() => onSearching(searching), [onSearching, searching]);
  function leave(): void {
    setText('');
    setEntered(false);
  }
  return (
    <div
      className={styles.search}
      role="search"
      onFocus={() => setEntered(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setEntered(false);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') leave();
      }}
    >
      <Field label={t('search.label')} labelHidden>
        <TextInput
          type="search"
          icon="search"
          look="quiet"
          value={text}
          maxLength={FIELD_BOUNDS.search.max}
          placeholder={t('search.placeholder')}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <Suspense fallback={searching && <p className={styles.note}>{t('search.busy')}</p>}>
        {searching && <MenuFound found={found} onChosen={leave} />}
        {!searching && isEntered && <MenuRecent isQuiet onChosen={leave} />}
      </Suspense>
    </div>
  );
}
