import { useState } from 'react';
import type { SiteKeysView } from '@paddock/contract/schemas';
import { useT } from '@paddock/shared-utils/react';
import { EmptyState, Field, Panel, SectionHeader, TextInput } from '@paddock/styleguide';

import { aboutKey } from '../../model/site/described-keys.ts';
import { foundKeys } from '../../model/site-keys.ts';
import { KeyRow } from './key-row.tsx';
import styles from './site.module.css';

interface KeyListProps {
  readonly site: SiteKeysView;
  readonly onChanged: () => void;
}

/** Every key with its value: what the site says itself, then what holds because it says nothing. */
export function KeyList({ site, onChanged }: KeyListProps) {
  const t = useT('desk');
  const [typed, setTyped] = useState('');
  const about = (name: string) => {
    const words = aboutKey(name);
    return words === null ? '' : t(words);
  };
  const found = foundKeys(site, typed, about);
  return (
    <Panel padded>
      <SectionHeader title={t('site.keys')} note={t('site.version', { number: site.version })} />
      <Field label={t('site.find')} hint={t('site.findHint')}>
        <TextInput
          type="search"
          icon="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Field>
      {found.length === 0 && <EmptyState title={t('site.noneFound')} />}
      <ul className={styles.rows} data-testid="site-keys">
        {found.map((one) => (
          <KeyRow key={one.name} one={one} about={about(one.name)} site={site} onChanged={onChanged} />
        ))}
      </ul>
    </Panel>
  );
}
