import { notify, refreshAccounts, api } from '@paddock/shared-utils';
import { useLabels, useSender, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import styles from './bonuses.module.css';

interface GiveUpBonusProps {
  readonly bonusId: string;
  readonly left: string;
  readonly onDone: () => void;
}

/** The second step of giving a bonus up: what goes, what stays; going on and turning back have equal buttons. */
export function GiveUpBonus({ bonusId, left, onDone }: GiveUpBonusProps) {
  const t = useT('office');
  const labels = useLabels();
  const send = useSender((_nothing: object, key: string) =>
    api.post('/web-api/bonuses/:id/forfeit', {}, { params: { id: bonusId }, key }),
  );
  const { submit, pending, refusal } = useSubmit(send, () => {
    notify({ kind: 'info', group: 'bonus', text: { key: 'office:wager.givenUp' } });
    // The news of the account brings the bonus as it stands now.
    void refreshAccounts();
    onDone();
  });
  return (
    <div className={styles.confirm} data-testid="give-up-bonus">
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
      <h3 className={styles.ask} tabIndex={-1} ref={focusOnShow}>
        {t('wager.giveUpTitle', { left })}
      </h3>
      <p className={styles.text}>{t('wager.giveUpText')}</p>
      <ButtonRow equal>
        <Button variant="outline" block pending={pending} onClick={() => void submit({})}>
          {t('wager.giveUpNow', { left })}
        </Button>
        <Button variant="outline" block unavailable={pending} onClick={onDone}>
          {t('wager.keep')}
        </Button>
      </ButtonRow>
    </div>
  );
}

/** The keyboard and screen readers go on where the words changed. */
function focusOnShow(heading: HTMLElement | null): void {
  heading?.focus();
}
