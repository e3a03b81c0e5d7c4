import { useT } from '@paddock/shared-utils/react';
import { Button } from '@paddock/styleguide';

/** Prints the text without the site around it (`data-print`). */
export function PrintButton() {
  const t = useT('information');
  return (
    <Button variant="outline" icon="print" onClick={() => globalThis.print()}>
      {t('print')}
    </Button>
  );
}
