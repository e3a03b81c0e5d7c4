import { useState } from 'react';
import type { BlockTerms } from '@paddock/contract';
import { useLanguage, useT } from '@paddock/shared-utils/react';
import { Button } from '@paddock/styleguide';

import { decidingRule, withClosed, withOpened } from '../../../model/site/block-rules.ts';
import { nameOfCountry } from '../../../model/site/country-names.ts';
import styles from '../site.module.css';
import { CountryFinder } from './country-finder.tsx';
import { useBlockWords } from './use-block-words.ts';

interface CountryFateProps {
  readonly terms: BlockTerms;
  /** Begins a change with rules as they would be; absent for who may only look, or changes them already. */
  readonly onChange: ((terms: BlockTerms) => void) | undefined;
}

/** What becomes of visitors from one country, and the way to close or open it. */
export function CountryFate({ terms, onChange }: CountryFateProps) {
  const t = useT('desk');
  const language = useLanguage();
  const words = useBlockWords();
  const [code, setCode] = useState('');
  const country = nameOfCountry(code, language);
  const at = decidingRule(terms, code);
  const rule = terms.rules[at];
  return (
    <div className={styles.block}>
      <CountryFinder label={t('site.countries.country')} onChoose={setCode} />
      {code !== '' && (
        <p className={styles.said} role="status">
          {rule === undefined
            ? t('site.countries.isOpen', { country })
            : t('site.countries.isDecided', { country, number: at + 1, what: words.sentence(rule) })}
        </p>
      )}
      {code !== '' && onChange !== undefined && (
        <Button
          size={32}
          variant="outline"
          onClick={() =>
            onChange(rule === undefined ? withClosed(terms, [code], 1) : withOpened(terms, code))
          }
        >
          {t(rule === undefined ? 'site.countries.close' : 'site.countries.open', { country })}
        </Button>
      )}
    </div>
  );
}
