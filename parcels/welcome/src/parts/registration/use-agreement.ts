import { useState } from 'react';
import { storageItem } from '@paddock/shared-utils';

const agreementItem = () =>
  storageItem<boolean>({
    key: 'welcome.agreement',
    version: 1,
    fallback: false,
    parse: (stored) => (typeof stored === 'boolean' ? stored : undefined),
  });

/** Whether this browser has accepted the responsible-gaming agreement (S4-05), and how it does. */
export function useAgreement(): { readonly accepted: boolean; readonly accept: () => void } {
  const [accepted, setAccepted] = useState(() => agreementItem().read());
  return {
    accepted,
    accept() {
      agreementItem().write(true);
      setAccepted(true);
    },
  };
}
