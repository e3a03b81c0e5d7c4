import type { RedirectRuleView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';

import styles from '../site.module.css';
import { RuleLine } from './rule-line.tsx';

/** Rules that are listed of one change: a table of an old site may have thousands. */
const MOST_LISTED = 50;

interface ListedRulesProps {
  readonly title: string;
  readonly rules: readonly RedirectRuleView[];
}

/** What a change puts or ends, fifty rules at most and how many more there are; nothing where it is none. */
export function ListedRules({ title, rules }: ListedRulesProps) {
  const t = useT('desk');
  const format = useFormat();
  if (rules.length === 0) return null;
  return (
    <>
      <p className={styles.quiet}>{title}</p>
      <ul className={styles.rows}>
        {rules.slice(0, MOST_LISTED).map((rule) => (
          <li key={`${rule.kind} ${rule.from}`}>
            <RuleLine rule={rule} />
          </li>
        ))}
      </ul>
      {rules.length > MOST_LISTED && (
        <p className={styles.quiet}>
          {t('site.addresses.andMore', { number: format.number(rules.length - MOST_LISTED) })}
        </p>
      )}
    </>
  );
}
