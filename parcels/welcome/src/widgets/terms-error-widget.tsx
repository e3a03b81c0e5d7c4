import { useEffect } from 'react';
import { useT } from '@paddock/shared-utils/react';
import { Button, useReady } from '@paddock/styleguide';

import styles from '../parts/terms/terms.module.css';
import type { DialogWidgetProps } from './dialog-props.ts';

/** The consent could not be kept (S8-16). It has no cross and a press outside does nothing. */
export function TermsErrorWidget({ close, setTitle }: DialogWidgetProps) {
  const t = useT('welcome');
  const title = t('terms.error.title');
  useReady(true);
  useEffect(() => setTitle?.(title), [setTitle, title]);
  return (
    <div className={styles.page} data-testid="terms-error">
      <p className={styles.text}>{t('terms.information_confirm_terms_error')}</p>
      <Button variant="primary" block onClick={() => close?.()}>
        {t('terms.error.understood')}
      </Button>
    </div>
  );
}
