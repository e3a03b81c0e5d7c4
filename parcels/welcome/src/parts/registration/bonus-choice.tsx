import { useId } from 'react';
import type { BonusOffer } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Radio } from '@paddock/styleguide/forms';

import type { RegistrationDraft } from '../../model/registration-form.ts';
import styles from './registration.module.css';

interface BonusChoiceProps {
  readonly bonuses: readonly string[];
  readonly offer: BonusOffer;
  readonly draft: RegistrationDraft;
  readonly change: (part: Partial<RegistrationDraft>) => void;
}

/** Whether the first deposit shall bring a bonus, and what it brings and asks; none until one is taken. */
export function BonusChoice({ bonuses, offer, draft, change }: BonusChoiceProps) {
  const t = useT('welcome');
  const format = useFormat();
  const name = useId();
  const money = (amount: string) => format.amount(amount, offer.currency);
  const terms = {
    percent: format.number(offer.percent),
    upTo: money(offer.upTo),
    min: money(offer.minDeposit),
    count: offer.wageringMultiple,
    multiple: format.number(offer.wageringMultiple),
    days: t('registration.bonus.days', { count: offer.days }),
    price: format.odds(offer.minOddsMilli),
  };
  return (
    <fieldset className={styles.bonuses} data-testid="registration-bonus">
      <legend className={styles.legend}>{t('registration.bonus.legend')}</legend>
      <Radio
        name={name}
        label={t('registration.bonus.none')}
        detail={t('registration.bonus.noneText')}
        checked={draft.bonus === ''}
        onChange={() => change({ bonus: '' })}
      />
      {bonuses.map((bonus) => (
        <Radio
          key={bonus}
          name={name}
          label={t(`registration.bonus.${bonus}`, { ...terms, defaultValue: bonus })}
          detail={t('registration.bonus.terms', terms)}
          checked={draft.bonus === bonus}
          onChange={() => change({ bonus })}
        />
      ))}
    </fieldset>
  );
}
