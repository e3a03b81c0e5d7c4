import type { BlockTerms } from '@paddock/contract';
import { useT } from '@paddock/shared-utils/react';
import { EmptyState } from '@paddock/styleguide';

import styles from '../site.module.css';
import { useBlockWords } from './use-block-words.ts';

/** The rules as they stand, in their order, each in words. */
export function RuleList({ terms }: { readonly terms: BlockTerms }) {
  const t = useT('desk');
  const words = useBlockWords();
  if (terms.rules.length === 0) return <EmptyState title={t('site.countries.none')} />;
  return (
    <ol className={styles.rows} data-testid="block-rules">
      {terms.rules.map((rule, at) => (
        <li key={`${at} ${words.sentence(rule)}`} className={styles.row}>
          <p className={styles.name}>
            {t('site.countries.rule', { number: at + 1 })}: {words.who(rule)}
          </p>
          <p className={styles.line}>
            {words.reason(rule.reason)} · {words.does(rule)}
          </p>
          <p className={styles.quiet}>{words.seen(rule.reason)}</p>
          <p className={styles.quiet}>{words.lifted(rule)}</p>
        </li>
      ))}
    </ol>
  );
}
