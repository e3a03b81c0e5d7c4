import type { SecurityView } from '@paddock/contract/schemas';
import type { ApiResult } from '@paddock/shared-utils';
import { useLabels } from '@paddock/shared-utils/react';
import { Button } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import { useSecurity } from './security-context.ts';
import styles from './security.module.css';
import { useChange } from './use-change.ts';

interface RemoveButtonProps {
  /** Names the consequence. */
  readonly label: string;
  readonly remove: () => Promise<ApiResult<SecurityView>>;
  readonly onDone: () => void;
}

/** Takes one way of protection away. */
export function RemoveButton({ label, remove, onDone }: RemoveButtonProps) {
  const labels = useLabels();
  const { show } = useSecurity();
  const { submit, pending, refusal } = useChange(
    () => remove(),
    (next) => {
      show(next);
      onDone();
    },
  );
  return (
    <div className={styles.form}>
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
      <div className={styles.actions}>
        <Button variant="danger-outline" pending={pending} onClick={() => submit(undefined)}>
          {label}
        </Button>
      </div>
    </div>
  );
}
