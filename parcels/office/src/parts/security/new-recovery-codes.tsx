import { useState } from 'react';
import { useLabels, useT } from '@paddock/shared-utils/react';
import { Button } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import { RecoveryCodes } from './recovery-codes.tsx';
import { securityCalls } from './security-calls.ts';
import { useSecurity } from './security-context.ts';
import styles from './security.module.css';
import { useChange } from './use-change.ts';

/** Ten new recovery codes; the button says that the old ones go. */
export function NewRecoveryCodes({ onDone }: { readonly onDone: () => void }) {
  const t = useT('office');
  const labels = useLabels();
  const { reload } = useSecurity();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { submit, pending, refusal } = useChange(
    () => securityCalls.renewCodes(),
    ({ recovery_codes }) => {
      setCodes(recovery_codes);
      reload();
    },
  );
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <div className={styles.form}>
      <p className={styles.text}>{t('security.two-factor.newCodesText')}</p>
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
      <div className={styles.actions}>
        <Button variant="primary" pending={pending} onClick={() => submit(undefined)}>
          {t('security.two-factor.newCodesSubmit')}
        </Button>
      </div>
    </div>
  );
}
