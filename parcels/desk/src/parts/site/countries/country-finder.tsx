import { useState } from 'react';
import { useLanguage, useT } from '@paddock/shared-utils/react';
import { Chip, Field, TextInput } from '@paddock/styleguide';

import { foundCountries, namedCountries } from '../../../model/site/country-names.ts';
import styles from '../site.module.css';

interface CountryFinderProps {
  readonly label: string;
  /** Not offered. */
  readonly without?: readonly string[] | undefined;
  readonly onChoose: (code: string) => void;
}

/** A country found by its name in the operator's language, and chosen of those that are found. */
export function CountryFinder({ label, without, onChoose }: CountryFinderProps) {
  const t = useT('desk');
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const found = foundCountries(namedCountries(language), typed, without);
  return (
    <div className={styles.stack}>
      <Field label={label} hint={t('site.countries.choose')}>
        <TextInput
          type="search"
          icon="search"
          autoComplete="off"
          maxLength={60}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            const [first] = found;
            if (event.key !== 'Enter' || first === undefined) return;
            // Enter chooses; it sends no form.
            event.preventDefault();
            setTyped('');
            onChoose(first.code);
          }}
        />
      </Field>
      {typed.trim() !== '' && (
        <div className={styles.chips} role="group" aria-label={label}>
          {found.length === 0 && <p className={styles.quiet}>{t('site.countries.noneFound')}</p>}
          {found.map(({ code, name }) => (
            <Chip
              key={code}
              outlined
              onClick={() => {
                setTyped('');
                onChoose(code);
              }}
            >
              {name}
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}
