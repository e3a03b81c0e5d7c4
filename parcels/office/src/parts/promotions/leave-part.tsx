import { useState } from 'react';
import { api, refreshAccounts } from '@paddock/shared-utils';
import { useLabels, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import styles from './promotions.module.css';

export interface LeavePartProps {
  readonly code: string;
  /** What goes, as a sentence. */
  readonly goes: string;
  /** What was had once is not had again. */
  readonly isForGood?: boolean;
  readonly onLeft: () => void;
}

/** The way out of a promotion where the player's part in it stands, in two presses: what goes is said before the second. */
export function LeavePart({ code, goes, isForGood = true, onLeft }: LeavePartProps) {
  const t = useT('office');
  const labels = useLabels();
  const [isAsking, setAsking] = useState(false);
  const { submit, pending, refusal } = useSubmit(
    (_nothing: object) => api.post('/web-api/promotions/:code/leave', {}, { params: { code } }),
    () => {
      void refreshAccounts();
      onLeft();
    },
  );
  if (!isAsking)
    return (
      <Button size={32} variant="outline" onClick={() => setAsking(true)}>
        {t('promotion.leaving.ask')}
      </Button>
    );
  return (
    <div className={styles.leaving} role="group" tabIndex={-1} ref={focusOnShow} data-testid="leave-part">
      <span className={styles.dim}>
        {goes}
        {isForGood && ` ${t('promotion.leaving.forGood')}`}
      </span>
      <ButtonRow>
        <Button size={32} variant="outline" pending={pending} onClick={() => void submit({})}>
          {t('promotion.leaving.now')}
        </Button>
        <Button size={32} variant="outline" unavailable={pending} onClick={() => setAsking(false)}>
          {t('promotion.leaving.stay')}
        </Button>
      </ButtonRow>
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
    </div>
  );
}

/** The keyboard and screen readers go on where the words changed. */
function focusOnShow(group: HTMLElement | null): void {
  group?.focus();
}
