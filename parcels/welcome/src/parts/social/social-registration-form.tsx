import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import type { SocialPersonView, SocialRegistrationRequest } from '@paddock/contract/schemas';
import { signIn, type SignInResult } from '@paddock/shared-utils';
import { useLabels, useLanguage, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, Checkbox, Field, FormMessage, TextInput } from '@paddock/styleguide';

import {
  choicesOf,
  draftProblems,
  EMPTY_DRAFT,
  type DraftField,
  type RegistrationDraft,
} from '../../model/registration-form.ts';
import { CountryFields } from '../country-fields.tsx';
import styles from '../forms.module.css';
import { BirthDateField } from '../registration/birth-date-field.tsx';

interface SocialRegistrationFormProps {
  readonly person: SocialPersonView;
  readonly refCode: string | undefined;
  readonly onRegistered: () => void;
}

/** What a company could not say: country, currency, birth date, terms; the address only where it confirmed none. */
export function SocialRegistrationForm({ person, refCode, onRegistered }: SocialRegistrationFormProps) {
  const t = useT('welcome');
  const labels = useLabels();
  const language = useLanguage();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const [minAge, setMinAge] = useState(18);
  const [draft, setDraft] = useState<RegistrationDraft>({
    ...EMPTY_DRAFT,
    countryId: person.countryId === null ? '' : String(person.countryId),
    currency: person.currency ?? '',
  });
  const { submit, pending, refusal, forget } = useSubmit<
    SocialRegistrationRequest,
    Extract<SignInResult, { readonly ok: true }>
  >((request) => signIn('registrationSocially', request), onRegistered);
  const needsEmail = person.email === null;
  const problems = problemsOf(draft, needsEmail);
  const count = Object.keys(problems).length;

  // After a try, the first field with an error takes the focus: nobody has to look for it.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  function change(part: Partial<RegistrationDraft>): void {
    setDraft({ ...draft, ...part });
    forget();
  }
  function errorOf(field: DraftField): string | undefined {
    const reason = problems[field];
    return tries > 0 && reason !== undefined ? t(`field.${field}.${reason}`) : undefined;
  }
  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (count > 0) return setTries(tries + 1);
    const email = needsEmail ? { email: draft.email.trim() } : {};
    void submit({ ...choicesOf(draft, { language, refCode }), ...email });
  }

  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate data-testid="social-registration">
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
      <Field
        id={`${id}-email`}
        label={t('field.email.label')}
        hint={needsEmail ? undefined : t('social.confirmed', { name: person.provider })}
        error={errorOf('email')}
      >
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          readOnly={!needsEmail}
          value={person.email ?? draft.email}
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
      </Field>
      <CountryFields draft={draft} change={change} errorOf={errorOf} onMinAge={setMinAge} />
      <BirthDateField
        value={draft.birthDate}
        minAge={minAge}
        error={errorOf('birthDate')}
        onChange={(birthDate) => change({ birthDate })}
      />
      <Checkbox
        label={t('field.termsAccepted.label', { years: minAge })}
        checked={draft.termsAccepted}
        error={errorOf('termsAccepted')}
        onChange={(event) => change({ termsAccepted: event.currentTarget.checked })}
      />
      <Button type="submit" variant="primary" size={48} block pending={pending}>
        {tries > 0 && count > 0 ? t('registration.fieldsLeft', { count }) : t('registration.submit')}
      </Button>
    </form>
  );
}

function problemsOf(draft: RegistrationDraft, needsEmail: boolean): Partial<Record<DraftField, string>> {
  const choices = draftProblems('one-click', draft);
  const { email } = draftProblems('email', draft);
  return needsEmail && email !== undefined ? { email, ...choices } : choices;
}
