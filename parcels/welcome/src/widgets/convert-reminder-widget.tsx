import { useEffect } from 'react';
import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Button, LinkButton, useReady } from '@paddock/styleguide';

import styles from '../parts/forms.module.css';
import own from '../parts/registration/registration.module.css';
import type { DialogWidgetProps } from './dialog-props.ts';

interface ConvertReminderProps extends DialogWidgetProps {
  /** 1: it can become the main account; 2: an additional one (S4-06). */
  readonly status?: 1 | 2;
}

/** Reminds a player whose account has no name yet to complete it (S4-06). */
export function ConvertReminderWidget({ close, setTitle, status = 1 }: ConvertReminderProps) {
  const t = useT('welcome');
  const title = t('convert.title');
  useReady(true);
  useEffect(() => setTitle?.(title), [setTitle, title]);
  return (
    <div className={styles.form} data-testid="convert-reminder">
      <p>{t(status === 2 ? 'convert.additional' : 'convert.main')}</p>
      <div className={own.savings}>
        <LinkButton variant="primary" href={hrefFor('/office/account/edit')} onClick={() => close?.()}>
          {t('convert.go')}
        </LinkButton>
        <Button onClick={() => close?.()}>{t('convert.later')}</Button>
      </div>
    </div>
  );
}
