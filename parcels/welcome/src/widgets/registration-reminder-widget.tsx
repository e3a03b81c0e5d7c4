import { useEffect } from 'react';
import { openDialog } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Button, useReady } from '@paddock/styleguide';

import { isBegun } from '../model/kept-draft.ts';
import styles from '../parts/forms.module.css';
import own from '../parts/registration/registration.module.css';
import type { DialogWidgetProps } from './dialog-props.ts';

/** Reminds a guest of registering (S9-08), or of a form that was begun and closed (S2-67). */
export function RegistrationReminderWidget({ close, setTitle }: DialogWidgetProps) {
  const t = useT('welcome');
  const begun = isBegun();
  const title = t(begun ? 'reminder.begunTitle' : 'reminder.title');
  useReady(true);
  useEffect(() => setTitle?.(title), [setTitle, title]);
  return (
    <div className={styles.form} data-testid="registration-reminder">
      <p>{t(begun ? 'reminder.begunText' : 'reminder.text')}</p>
      <div className={own.savings}>
        <Button
          variant="primary"
          onClick={() => void openDialog({ widget: 'welcome/registration', size: 'large' })}
        >
          {t(begun ? 'reminder.finish' : 'reminder.register')}
        </Button>
        <Button onClick={() => close?.()}>{t('reminder.later')}</Button>
      </div>
    </div>
  );
}
