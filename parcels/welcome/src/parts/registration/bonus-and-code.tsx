import { useId, useState } from 'react';
import { useT } from '@paddock/shared-utils/react';
import { Disclosure, Field, Radio, TextInput } from '@paddock/styleguide';

import type { RegistrationDraft } from '../../model/registration-form.ts';
import styles from './registration.module.css';

interface BonusAndCodeProps {
  readonly bonuses: readonly string[];
  readonly draft: RegistrationDraft;
  readonly change: (part: Partial<RegistrationDraft>) => void;
}

/** The choice of a first-deposit bonus, where the site has one, and the promo code behind a line of its own. */
export function BonusAndCode({ bonuses, draft, change }: BonusAndCodeProps) {
  const t = useT('welcome');
  const name = useId();
  // Open where a code came with the address; from then on it is the player's to open and close.
  const [hasCode] = useState(draft.promoCode !== '');
  return (
    <>
      {bonuses.length > 0 && (
        <fieldset className={styles.bonuses}>
          <legend className={styles.legend}>{t('registration.bonus.legend')}</legend>
          {[...bonuses, ''].map((bonus) => (
            <Radio
              key={bonus}
              name={name}
              label={t(`registration.bonus.${bonus || 'none'}`, { defaultValue: bonus })}
              checked={draft.bonus === bonus}
              onChange={() => change({ bonus })}
            />
          ))}
        </fieldset>
      )}
      <Disclosure title={t('registration.promo.title')} open={hasCode}>
        <Field label={t('registration.promo.label')} labelHidden>
          <TextInput
            name="promo-code"
            autoComplete="off"
            maxLength={64}
            value={draft.promoCode}
            onChange={(event) => change({ promoCode: event.currentTarget.value })}
          />
        </Field>
      </Disclosure>
    </>
  );
}
