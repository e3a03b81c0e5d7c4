import { useT } from '@paddock/shared-utils/react';
import { Button, EmptyState } from '@paddock/styleguide';

/** No match at the time that was chosen, and the way back to all of them. */
export function NothingThen({ onAll }: { readonly onAll: () => void }) {
  const t = useT('betting');
  return (
    <EmptyState
      icon="calendar"
      title={t('time.none.title')}
      action={
        <Button variant="outline" onClick={onAll}>
          {t('time.none.action')}
        </Button>
      }
    />
  );
}
