import { useState } from 'react';

import { storageItem } from '@paddock/shared-utils';

const BOOLEAN = (stored: unknown): boolean | undefined => (typeof stored === 'boolean' ? stored : undefined);

/** Whether this browser hides the balance (S3-19, `user_hide_balance`), and the way to change it. */
export function useHiddenBalance(): readonly [isHidden: boolean, setHidden: (isHidden: boolean) => void] {
  const [item] = useState(() =>
    storageItem({ key: 'header.hidden-balance', version: 1, fallback: false, parse: BOOLEAN }),
  );
  const [isHidden, setHidden] = useState(() => item.read());
  return [
    isHidden,
    (next) => {
      item.write(next);
      setHidden(next);
    },
  ];
}
