import { useEffect } from 'react';
import { openDialog } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Button, useReady } from '@paddock/styleguide';

import styles from '../parts/forms.module.css';
import type { DialogWidgetProps } from './dialog-props.ts';

/** Says why the player is a guest again: nobody was there for long (S8-07). */
export function SignedOutWidget({ close, setTitle }: DialogWidgetProps) {
  const t = useT('welcome');
  const title = t('signedOut.title');
  useReady(true);
  useEffect(() => setTitle?.(title), [setTitle, title]);
  return (
    <div className={styles.form}>
      <p>{t('signedOut.text')}</p>
      <Button variant="primary" size={48} block onClick={() => void openDialog({ widget: 'welcome/login' })}>
        {t('signedOut.signIn')}
      </Button>
      <Button block onClick={() => close?.()}>
        {t('signedOut.stay')}
      </Button>
    </div>
  );
}
