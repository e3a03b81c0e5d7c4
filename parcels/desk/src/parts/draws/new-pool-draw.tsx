import { useState } from 'react';
import { currencyOf } from '@paddock/contract';
import { POOL_CODES, type PoolCode } from '@paddock/games/toto';
import { api } from '@paddock/shared-utils';
import { useFormat, useSiteConfig, useT } from '@paddock/shared-utils/react';
import { Field } from '@paddock/styleguide';
import { AmountInput, SelectField } from '@paddock/styleguide/forms';

import { DeskForm } from '../desk-form.tsx';
import styles from '../desk.module.css';
import { useDesk } from '../session/desk-context.ts';

interface NewPoolDrawProps {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** A draw of a pool, of the matches that begin next. */
export function NewPoolDraw({ onDone, onClose }: NewPoolDrawProps) {
  const t = useT('desk');
  const format = useFormat();
  const { token } = useDesk();
  const currencies = useSiteConfig((config) => config.currencies) ?? [];
  const usual = useSiteConfig((config) => config.defaultCurrency) ?? 'EUR';
  const [pool, setPool] = useState<PoolCode>('results-15');
  const [chosen, setCurrency] = useState<string>();
  const [price, setPrice] = useState('');
  const currency = chosen ?? usual;
  const { exponent, symbol } = currencyOf(currency);
  return (
    <DeskForm
      title={t('draws.make.title')}
      consequence={t('draws.make.means')}
      submitLabel={t('draws.make.title')}
      missing={Number(price) > 0 ? null : t('draws.make.noPrice')}
      send={(reason) =>
        api.post(
          '/operator-api/toto/draws',
          { pool, currency, columnPrice: price, reason },
          { bearer: { token } },
        )
      }
      onDone={onDone}
      onCancel={onClose}
    >
      <div className={styles.fields}>
        <Field label={t('draws.make.pool')}>
          <SelectField
            size={36}
            value={pool}
            onChange={({ target }) => setPool(POOL_CODES.find((one) => one === target.value) ?? pool)}
            options={POOL_CODES.map((value) => ({ value, label: t(`draws.pool.${value}`) }))}
          />
        </Field>
        <Field label={t('draws.make.currency')}>
          <SelectField
            size={36}
            value={currency}
            onChange={({ target }) => {
              setCurrency(target.value);
              setPrice('');
            }}
            options={currencies.map((value) => ({ value, label: value }))}
          />
        </Field>
        <Field label={t('draws.make.price')}>
          <AmountInput
            key={currency}
            exponent={exponent}
            decimalMark={format.decimalMark}
            currencySymbol={symbol}
            currencyCode={currency}
            value={price}
            onValueChange={setPrice}
          />
        </Field>
      </div>
    </DeskForm>
  );
}
