import type { RedirectRuleView } from '@paddock/contract/schemas';
import { useT } from '@paddock/shared-utils/react';
import { Icon } from '@paddock/styleguide';

import styles from '../site.module.css';

/** A rule on one line: what it takes, and where it leads. */
export function RuleLine({ rule: { kind, from, to, status } }: { readonly rule: RedirectRuleView }) {
  const t = useT('desk');
  return (
    <span className={styles.rule}>
      <bdi dir="ltr">{from}</bdi>
      <Icon name="forward" size={16} />
      <bdi dir="ltr">{to}</bdi>
      <span className={styles.quiet}>
        {t(`site.addresses.kinds.${kind}`)} · {status}
      </span>
    </span>
  );
}
