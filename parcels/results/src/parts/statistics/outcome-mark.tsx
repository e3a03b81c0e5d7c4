import type { MatchOutcome } from '@paddock/contract/schemas';
import { useT } from '@paddock/shared-utils/react';
import { VisuallyHidden } from '@paddock/styleguide';

import styles from './outcome-mark.module.css';

/** W, D or L, and the word for those who hear it. */
export function OutcomeMark({ outcome }: { readonly outcome: MatchOutcome }) {
  const t = useT('results');
  return (
    <span className={styles.mark} data-outcome={outcome}>
      <span aria-hidden>{t(`stat.mark.${outcome}`)}</span>
      <VisuallyHidden>{t(`stat.outcome.${outcome}`)}</VisuallyHidden>
    </span>
  );
}
