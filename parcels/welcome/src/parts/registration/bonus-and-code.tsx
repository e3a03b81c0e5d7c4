import { FIELD_BOUNDS } from '@paddock/contract';
import { useState } from 'react';
import type { BonusOffer } from '@paddock/contract/schemas';
import { useT } from '@paddock/shared-utils/react';
import { Disclosure, Field, TextInput } from '@paddock/styleguide';

import type { RegistrationDraft } from '../../model/registration-form.ts';
import { BonusChoice } from './bonus-choice.tsx';
import styles from './registration.module.css';

interface BonusAndCodeProps {
  readonly bonuses: readonly string[];
  /** What the chosen currency brings; null asks about no bonus. */
  readonly offer: BonusOffer | null;
  readonly draft: RegistrationDraft;
  readonly change: (part: Partial<RegistrationDraft>) => void;
}

/** The promo code behind a line of its own, and the choice of a first-deposit bonus where there is one. */
export function BonusAndCode({ bonuses, offer, draft, change }: BonusAndCodeProps) {
  const t = useT('welcome');
  // Open where a code came with the address; from then on it is the player's to open and close.
  const [hasCode] = useState(draft.promoCode !== '');
  return (
    <>
      <Disclosure title={t('registration.promo.title')} open={hasCode} className={styles.promo}>
        <Field label={t('registration.promo.label')} labelHidden>
          <TextInput
            name="promo-code"
            autoComplete="off"
            maxLength={FIELD_BOUNDS.promoCode.max}
            value={draft.promoCode}
            onChange={(event) => change({ promoCode: event.currentTarget.value })}
          />
        </Field>
      </Disclosure>
      {offer !== null && <BonusChoice {...{ bonuses, offer, draft, change }} />}
    </>
  );
}
