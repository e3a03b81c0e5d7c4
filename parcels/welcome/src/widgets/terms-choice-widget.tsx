import { useEffect } from 'react';
import { logout } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow, useReady } from '@paddock/styleguide';

import styles from '../parts/terms/terms.module.css';
import type { DialogWidgetProps } from './dialog-props.ts';

/** For who does not agree to the terms: sign out, or go back and read on (S4-15). Both answers weigh the same. */
export function TermsChoiceWidget({ close, setTitle }: DialogWidgetProps) {
  const t = useT('welcome');
  const title = t('terms.choice.title');
  useReady(true);
  useEffect(() => setTitle?.(title), [setTitle, title]);
  return (
    <div className={styles.page} data-testid="terms-choice">
      <p className={styles.text}>{t('terms.choice.text')}</p>
      <ButtonRow equal>
        <Button
          variant="outline"
          block
          onClick={async () => {
            await logout();
            close?.();
          }}
        >
          {t('terms.choice.logout')}
        </Button>
        <Button variant="outline" block onClick={() => close?.()}>
          {t('terms.choice.back')}
        </Button>
      </ButtonRow>
    </div>
  );
}
