import { useT } from '@paddock/shared-utils/react';

import styles from './skip-button.module.css';

/** Ends the motion: what is known already is shown at once. */
export function SkipButton({ onSkip }: { readonly onSkip: () => void }) {
  const t = useT('originals');
  return (
    <button type="button" className={styles.skip} onClick={onSkip}>
      {t('skip')}
    </button>
  );
}
