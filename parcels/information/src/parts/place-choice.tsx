import { currencyOf } from '@paddock/contract';
import type { CountriesView } from '@paddock/contract/schemas';
import { readOf } from '@paddock/shared-utils';
import { useLanguage, useRead, useT } from '@paddock/shared-utils/react';
import { Field } from '@paddock/styleguide';
import { SelectField } from '@paddock/styleguide/forms';

import styles from './payment.module.css';

/** What the page tells of. */
export interface Place {
  readonly currency: string;
  /** ISO 3166-1 number; null for what is offered everywhere. */
  readonly country: number | null;
}

interface PlaceChoiceProps {
  readonly currencies: readonly string[];
  readonly place: Place;
  readonly onChoose: (change: Partial<Place>) => void;
}

/** The currency and the country that everything on the page is told for. */
export function PlaceChoice({ currencies, place, onChoose }: PlaceChoiceProps) {
  const t = useT('information');
  const countries = useCountries();
  return (
    <div className={styles.place}>
      <Field label={t('payment.currency')}>
        <SelectField
          name="currency"
          value={place.currency}
          options={currencies.map((iso) => ({ value: iso, label: `${iso} ${currencyOf(iso).symbol}` }))}
          onChange={(event) => onChoose({ currency: event.currentTarget.value })}
        />
      </Field>
      <Field label={t('payment.country')}>
        <SelectField
          name="country"
          value={String(place.country ?? '')}
          options={[
            { value: '', label: t('payment.everywhere') },
            ...countries.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onChoose({ country: value === '' ? null : Number(value) })
          }
        />
      </Field>
    </div>
  );
}

/** Until they are known, and when they do not come, there is no country to choose: what is offered everywhere stays. */
function useCountries(): CountriesView['countries'] {
  const lang = useLanguage();
  const { value } = useRead({
    ...readOf('/web-api/countries', { query: { lang }, bearer: 'none' }),
    isPublic: true,
  });
  return value.status === 'ready' ? value.data.countries : [];
}
