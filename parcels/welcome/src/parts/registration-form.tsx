import { useId } from 'react';
import { FIELD_BOUNDS } from '@paddock/contract';
import type { BonusOffer } from '@paddock/contract/schemas';
import { useLabels, useT } from '@paddock/shared-utils/react';
import { Button, classNames, Field, TextInput } from '@paddock/styleguide';
import { FormMessage, PasswordInput } from '@paddock/styleguide/forms';

import { FIELDS, type DraftField, type RegistrationDraft } from '../model/registration-form.ts';
import { CountryFields, type Country } from './country-fields.tsx';
import { CaptchaProgress } from './captcha-progress.tsx';
import styles from './forms.module.css';
import { BirthDateField } from './registration/birth-date-field.tsx';
import { BonusAndCode } from './registration/bonus-and-code.tsx';
import { PersonFields } from './registration/person-fields.tsx';
import own from './registration/registration.module.css';
import { TermsConsent } from './registration/terms-consent.tsx';
import { PasswordMeter } from './password-meter.tsx';
import { PhoneField } from './phone/phone-field.tsx';
import type { PhoneData } from './phone/use-phone-data.ts';
import { useRegistration, type RegistrationOptions } from './use-registration.ts';

interface RegistrationFormProps extends RegistrationOptions {
  readonly phones: PhoneData;
  readonly bonuses: readonly string[];
  /** What the chosen currency brings; null asks about no bonus. */
  readonly offer: BonusOffer | null;
  readonly onChange: (part: Partial<RegistrationDraft>) => void;
  /** Tells the country that was chosen. */
  readonly onCountry: (country: Country) => void;
}

/** One kind of form. What was typed stays when the server refuses, and when another kind is looked at. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { kind, draft, phones, minAge, bonuses, offer, needsCode, onChange, onCountry } = props;
  const t = useT('welcome');
  const labels = useLabels();
  const { form, errorOf, fieldsLeft, pending, refusal, forget, onSubmit } = useRegistration(props);
  const id = useId();
  const has = (field: DraftField): boolean => FIELDS[kind].includes(field);

  function change(part: Partial<RegistrationDraft>): void {
    onChange(part);
    forget();
  }

  return (
    <form
      ref={form}
      className={classNames(styles.form, own.columns)}
      onSubmit={onSubmit}
      noValidate
      data-testid="registration-form"
    >
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
      <CountryFields draft={draft} change={change} errorOf={errorOf} onCountry={onCountry} />
      {has('name') && <PersonFields draft={draft} change={change} errorOf={errorOf} />}
      {has('email') && (
        <Field
          id={`${id}-email`}
          className={own.half}
          label={t('field.email.label')}
          error={errorOf('email')}
        >
          <TextInput
            type="email"
            name="email"
            autoComplete="email"
            maxLength={FIELD_BOUNDS.email.max}
            value={draft.email}
            onChange={(event) => change({ email: event.currentTarget.value })}
          />
        </Field>
      )}
      {has('phone') && (
        <div className={own.half}>
          <PhoneField
            phones={phones}
            value={{ countryId: draft.phoneCountryId || draft.countryId, digits: draft.phone }}
            onChange={({ countryId: phoneCountryId = draft.phoneCountryId, digits: phone = draft.phone }) =>
              change({ phoneCountryId, phone })
            }
            error={errorOf('phone')}
          />
        </div>
      )}
      {has('password') && (
        <div className={own.password}>
          <Field
            id={`${id}-password`}
            label={t('field.password.label')}
            hint={t('field.password.hint')}
            error={errorOf('password')}
          >
            <PasswordInput
              name="new-password"
              autoComplete="new-password"
              showLabel={t('showPassword')}
              value={draft.password}
              onChange={(event) => change({ password: event.currentTarget.value })}
            />
          </Field>
          <PasswordMeter
            password={draft.password}
            email={draft.email}
            isRefused={errorOf('password') !== undefined}
          />
        </div>
      )}
      {has('address') && (
        <Field
          id={`${id}-address`}
          className={own.half}
          label={t('field.address.label')}
          error={errorOf('address')}
        >
          <TextInput
            name="street-address"
            autoComplete="street-address"
            maxLength={FIELD_BOUNDS.address.max}
            value={draft.address}
            onChange={(event) => change({ address: event.currentTarget.value })}
          />
        </Field>
      )}
      <BirthDateField
        value={draft.birthDate}
        minAge={minAge}
        error={errorOf('birthDate')}
        onChange={(birthDate) => change({ birthDate })}
      />
      <BonusAndCode bonuses={bonuses} offer={offer} draft={draft} change={change} />
      <TermsConsent
        minAge={minAge}
        checked={draft.termsAccepted}
        error={errorOf('termsAccepted')}
        onChange={(termsAccepted) => change({ termsAccepted })}
      />
      <Button type="submit" variant="primary" size={48} block pending={pending}>
        {fieldsLeft > 0
          ? t('registration.fieldsLeft', { count: fieldsLeft })
          : t(
              needsCode
                ? `registration.sendCode.${kind === 'phone' ? 'sms' : 'email'}`
                : 'registration.submit',
            )}
      </Button>
      <CaptchaProgress />
    </form>
  );
}
