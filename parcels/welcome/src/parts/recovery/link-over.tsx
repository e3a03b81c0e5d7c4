import { openDialog } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Button, EmptyState } from '@paddock/styleguide';

/** The link was used or its time is up, and the way to a new one. */
export function LinkOver() {
  const t = useT('welcome');
  return (
    <EmptyState
      icon="clock"
      title={t('recovery.overTitle')}
      message={t('recovery.over')}
      action={
        <Button variant="primary" onClick={() => void openDialog({ widget: 'welcome/forgot-password' })}>
          {t('recovery.askAgain')}
        </Button>
      }
    />
  );
}
