import { useId, useState, type SubmitEvent } from 'react';
import { register, site$ } from '@paddock/shared-utils';
import { useLanguage, useStreamValue, useT } from '@paddock/shared-utils/react';
import {
  Button,
  Checkbox,
  ErrorBlock,
  Field,
  FormMessage,
  PasswordInput,
  SelectField,
  SkeletonText,
  TextInput,
} from '@paddock/styleguide';

import {
  draftProblems,
  EMPTY_DRAFT,
  FIELD_OF_CODE,
  registrationRequest,
  type DraftField,
  type RegistrationDraft,
} from '../model/registration-form.ts';
import styles from './forms.module.css';
import { useCountries, type CountriesValue } from './use-countries.ts';

interface RegistrationFormProps {
  readonly onRegistered: () => void;
}

/** The short form: e-mail, password, country, currency, birth date, terms. */
export function RegistrationForm({ onRegistered }: RegistrationFormProps) {
  const common = useT('common');
  const t = useT('welcome');
  const { value, retry } = useCountries();
  if (value.status === 'loading') return <SkeletonText lines={8} />;
  if (value.status === 'error') {
    return <ErrorBlock title={t('registration.failed')} retryLabel={common('retry')} onRetry={retry} />;
  }
  return <Form countries={value.countries} onRegistered={onRegistered} />;
}

interface Refusal {
  readonly code: string;
  readonly attempt: number;
}

function Form({
  countries,
  onRegistered,
}: RegistrationFormProps & {
  readonly countries: Extract<CountriesValue, { status: 'ready' }>['countries'];
}) {
  const t = useT('welcome');
  const common = useT('common');
  const language = useLanguage();
  const currencies = useStreamValue(site$, (site) =>
    'config' in site ? site.config.currencies : NO_CURRENCIES,
  );
  const [draft, setDraft] = useState<RegistrationDraft>(EMPTY_DRAFT);
  const [shown, setShown] = useState(false);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const id = useId();
  const problems = draftProblems(draft);
  const count = Object.keys(problems).length;
  const change = (part: Partial<RegistrationDraft>) => {
    setDraft({ ...draft, ...part });
    setRefusal(null);
  };
  const fieldError = (field: DraftField): string | undefined => {
    if (refusal !== null && FIELD_OF_CODE[refusal.code] === field) return common(`errors.${refusal.code}`);
    const reason = problems[field];
    return shown && reason !== undefined ? t(`field.${field}.${reason}`) : undefined;
  };

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setShown(true);
    if (pending || count > 0) return;
    setPending(true);
    const result = await register(registrationRequest(draft, language));
    setPending(false);
    if (result.ok) onRegistered();
    else setRefusal((last) => ({ code: result.problem.code, attempt: (last?.attempt ?? 0) + 1 }));
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      noValidate
      data-testid="registration-form"
    >
      {refusal !== null && <FormMessage title={common(`errors.${refusal.code}`)} attempt={refusal.attempt} />}
      <Field id={`${id}-email`} label={t('field.email.label')} error={fieldError('email')}>
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          value={draft.email}
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
      </Field>
      <Field
        id={`${id}-password`}
        label={t('field.password.label')}
        hint={t('field.password.hint')}
        error={fieldError('password')}
      >
        <PasswordInput
          name="new-password"
          autoComplete="new-password"
          showLabel={t('showPassword')}
          value={draft.password}
          onChange={(event) => change({ password: event.currentTarget.value })}
        />
      </Field>
      <div className={styles.pair}>
        <Field id={`${id}-country`} label={t('field.countryId.label')} error={fieldError('countryId')}>
          <SelectField
            name="country"
            autoComplete="country"
            placeholder={t('field.countryId.choose')}
            value={draft.countryId}
            onChange={(event) => {
              const chosen = countries.find((country) => String(country.id) === event.currentTarget.value);
              const usual =
                chosen !== undefined && currencies.includes(chosen.currency)
                  ? chosen.currency
                  : draft.currency;
              change({ countryId: event.currentTarget.value, currency: usual });
            }}
            options={countries.map((country) => ({
              value: String(country.id),
              label: countryName(country, language),
            }))}
          />
        </Field>
        <Field id={`${id}-currency`} label={t('field.currency.label')} error={fieldError('currency')}>
          <SelectField
            name="currency"
            placeholder={t('field.currency.choose')}
            value={draft.currency}
            onChange={(event) => change({ currency: event.currentTarget.value })}
            options={currencies.map((iso) => ({ value: iso, label: iso }))}
          />
        </Field>
      </div>
      <Field
        id={`${id}-birth`}
        label={t('field.birthDate.label')}
        hint={t('field.birthDate.hint')}
        error={fieldError('birthDate')}
      >
        <TextInput
          type="date"
          name="bday"
          autoComplete="bday"
          value={draft.birthDate}
          onChange={(event) => change({ birthDate: event.currentTarget.value })}
        />
      </Field>
      <Checkbox
        label={t('field.termsAccepted.label')}
        checked={draft.termsAccepted}
        error={fieldError('termsAccepted')}
        onChange={(event) => change({ termsAccepted: event.currentTarget.checked })}
      />
      <Button type="submit" variant="primary" size={48} block pending={pending}>
        {shown && count > 0 ? t('registration.fieldsLeft', { count }) : t('registration.submit')}
      </Button>
    </form>
  );
}

const NO_CURRENCIES: readonly string[] = [];

/** The country's name in the reader's language, from the browser's own list; the server's where it has none. */
function countryName(country: { readonly code: string; readonly name: string }, language: string): string {
  return (
    new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(country.code) ?? country.name
  );
}
