import { useEffect, useId } from 'react';
import { countryName } from '@paddock/contract';
import type { CountriesView } from '@paddock/contract/schemas';
import { readOf } from '@paddock/shared-utils';
import { useLanguage, useRead, useSiteConfig, useT } from '@paddock/shared-utils/react';
import { Field, TextButton } from '@paddock/styleguide';
import { SelectField } from '@paddock/styleguide/forms';

import type { DraftField, RegistrationDraft } from '../model/registration-form.ts';
import styles from './forms.module.css';

export type Country = CountriesView['countries'][number];

/** Age from which one may play in most countries: what is said until one is chosen. */
export const USUAL_MIN_AGE = 18;

interface CountryFieldsProps {
  readonly draft: RegistrationDraft;
  readonly change: (part: Partial<RegistrationDraft>) => void;
  readonly errorOf: (field: DraftField) => string | undefined;
  /** Tells the country that is chosen, also one that was chosen before. */
  readonly onCountry: (country: Country) => void;
}

/** Country and currency. The list of countries may come later or fail; the rest of the form does not wait for it. */
export function CountryFields({ draft, change, errorOf, onCountry }: CountryFieldsProps) {
  const t = useT('welcome');
  const common = useT('common');
  const language = useLanguage();
  const currencies = useSiteConfig((config) => config.currencies) ?? NO_CURRENCIES;
  const { value, reload } = useRead({
    // In the order of the reader's alphabet.
    ...readOf('/web-api/countries', { query: { lang: language } }),
    isPublic: true,
  });
  const countries = value.status === 'ready' ? value.data.countries : [];
  const chosen = countries.find(({ id: one }) => String(one) === draft.countryId);
  const id = useId();

  useEffect(() => {
    if (chosen !== undefined) onCountry(chosen);
  }, [chosen, onCountry]);

  function choose(countryId: string): void {
    const country = countries.find(({ id: one }) => String(one) === countryId);
    const usual = country?.currency;
    change({
      countryId,
      currency: usual !== undefined && currencies.includes(usual) ? usual : draft.currency,
    });
  }

  return (
    <div className={styles.pair}>
      <Field
        id={`${id}-country`}
        label={t('field.countryId.label')}
        error={value.status === 'error' ? t('field.countryId.failed') : errorOf('countryId')}
        aside={value.status === 'error' && <TextButton onClick={reload}>{common('retry')}</TextButton>}
      >
        <SelectField
          name="country"
          autoComplete="country"
          disabled={value.status !== 'ready'}
          placeholder={value.status === 'loading' ? common('loading') : t('field.countryId.choose')}
          value={draft.countryId}
          onChange={(event) => choose(event.currentTarget.value)}
          options={countries.map((country) => ({
            value: String(country.id),
            // The browser's own list of names, the server's where it has none.
            label: countryName(country.code, language) ?? country.name,
          }))}
        />
      </Field>
      <Field id={`${id}-currency`} label={t('field.currency.label')} error={errorOf('currency')}>
        <SelectField
          name="currency"
          placeholder={t('field.currency.choose')}
          value={draft.currency}
          onChange={(event) => change({ currency: event.currentTarget.value })}
          options={currencies.map((iso) => ({ value: iso, label: iso }))}
        />
      </Field>
    </div>
  );
}

const NO_CURRENCIES: readonly string[] = [];
