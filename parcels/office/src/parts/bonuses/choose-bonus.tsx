import { useId } from 'react';
import type { BonusChoice, BonusesView } from '@paddock/contract/schemas';
import { api, refreshAccounts } from '@paddock/shared-utils';
import { useLabels, useSubmit, useT } from '@paddock/shared-utils/react';
import { FormMessage, Radio } from '@paddock/styleguide/forms';

import styles from './bonuses.module.css';

/** Whether the first deposit shall bring the bonus; kept at once, and open to change until that deposit is there. */
export function ChooseBonus({ choice }: Pick<BonusesView, 'choice'>) {
  const t = useT('office');
  const labels = useLabels();
  const name = useId();
  const { submit, pending, refusal } = useSubmit(
    (wanted: BonusChoice) => api.post('/web-api/bonuses/choice', { choice: wanted }),
    // The news of the account brings the choice as it stands now.
    () => void refreshAccounts(),
  );
  return (
    <fieldset className={styles.choice} data-testid="choose-bonus">
      <legend className={styles.ask}>{t('bonus.choice.legend')}</legend>
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
      {(['take', 'none'] as const).map((one) => (
        <Radio
          key={one}
          name={name}
          label={t(`bonus.choice.${one}`)}
          checked={choice === one}
          disabled={pending}
          onChange={() => void submit(one)}
        />
      ))}
    </fieldset>
  );
}
