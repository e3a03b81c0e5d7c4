import { currencyOf } from '@paddock/contract';
import { useT } from '@paddock/shared-utils/react';
import { Field, SelectField } from '@paddock/styleguide';

import styles from './payment.module.css';

interface CurrencyChoiceProps {
  readonly currencies: readonly string[];
  readonly currency: string;
  readonly onChoose: (currency: string) => void;
}

/** The currency that everything on the page is told in. */
export function CurrencyChoice({ currencies, currency, onChoose }: CurrencyChoiceProps) {
  const t = useT('information');
  return (
    <Field label={t('payment.currency')} className={styles.currency}>
      <SelectField
        name="currency"
        value={currency}
        options={currencies.map((iso) => ({ value: iso, label: `${iso} ${currencyOf(iso).symbol}` }))}
        onChange={(event) => onChoose(event.currentTarget.value)}
      />
    </Field>
  );
}
