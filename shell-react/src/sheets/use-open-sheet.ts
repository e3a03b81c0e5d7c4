import { closeSheet, sheet$, type SheetName } from '@paddock/shared-utils';
import { useStream } from '@paddock/shared-utils/react';
import { useEffect } from 'react';

import { usePhone } from './use-phone.ts';

/** The side region that is open as a sheet; null on wider screens, where both simply stand. Escape closes it. */
export function useOpenSheet(): SheetName | null {
  const value = useStream(sheet$);
  const isPhone = usePhone();
  const open = isPhone && value.status === 'open' ? value.sheet : null;

  useEffect(() => {
    if (open === null) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) closeSheet();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
  return open;
}
