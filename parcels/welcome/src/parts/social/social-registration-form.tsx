import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import type { SocialPersonView, SocialRegistrationRequest } from '@paddock/contract/schemas';
import { serverNowMs, signIn, type SignInResult } from '@paddock/shared-utils';
import { useLabels, useLanguage, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, Field, TextInput } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import {
  choicesOf,
  draftProblems,
  EMPTY_DRAFT,
  fieldOfProblem,
  type AgeBound,
  type DraftField,
  type RegistrationDraft,
} from '../../model/registration-form.ts';
import { noteRegistered } from '../../model/registration-record.ts';
import { CountryFields, USUAL_MIN_AGE, type Country } from '../country-fields.tsx';
import styles from '../forms.module.css';
import { BirthDateField } from '../registration/birth-date-field.tsx';
import { BonusAndCode } from '../registration/bonus-and-code.tsx';
import { TermsConsent } from '../registration/terms-consent.tsx';
import { useBonusOffer } from '../registration/use-bonus-offer.ts';

interface SocialRegistrationFormProps {
  readonly person: SocialPersonView;
  readonly refCode: string | undefined;
  readonly promoCode: string;
  /** Choices of a first-deposit bonus, where the site has some. */
  readonly bonuses: readonly string[];
  readonly onRegistered: () => void;
}

/** What a company could not say: country, currency, birth date, terms; the address only where it confirmed none. */
export function SocialRegistrationForm(props: SocialRegistrationFormProps) {
  const { person, refCode, promoCode, bonuses, onRegistered } = props;
  const t = useT('welcome');
  const labels = useLabels();
  const language = useLanguage();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const [country, setCountry] = useState<Country | null>(null);
  const minAge = country?.min_age ?? USUAL_MIN_AGE;
  const [draft, setDraft] = useState<RegistrationDraft>({
    ...EMPTY_DRAFT,
    countryId: person.countryId === null ? '' : String(person.countryId),
    currency: person.currency ?? '',
    promoCode,
  });
  const { submit, pending, refusal, forget } = useSubmit<
    SocialRegistrationRequest,
    Extract<SignInResult, { readonly ok: true }>
  >(
    (request) => signIn('registrationSocially', request),
    () => {
      noteRegistered(serverNowMs(), {
        kind: 'social',
        currency: draft.currency,
        countryId: Number(draft.countryId),
        countryCode: country?.code,
        promoCode: draft.promoCode.trim(),
      });
      onRegistered();
    },
  );
  const offer = useBonusOffer(bonuses, draft.currency);
  const needsEmail = person.email === null;
  const problems = problemsOf(draft, needsEmail, { minAge, nowMs: serverNowMs() });
  const count = Object.keys(problems).length;
  // The address a company confirmed cannot be changed here, so what is wrong with it is told above.
  const refused =
    refusal === null ? undefined : fieldOfProblem(needsEmail ? 'email' : 'one-click', refusal.problem);

  // After a try, the first field with an error takes the focus: nobody has to look for it.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  function change(part: Partial<RegistrationDraft>): void {
    setDraft({ ...draft, ...part });
    forget();
  }
  function errorOf(field: DraftField): string | undefined {
    if (refusal !== null && refused === field) return labels.problem(refusal.problem);
    const reason = problems[field];
    return tries > 0 && reason !== undefined ? t(`field.${field}.${reason}`, { years: minAge }) : undefined;
  }
  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (count > 0) return setTries(tries + 1);
    const email = needsEmail ? { email: draft.email.trim() } : {};
    void submit({ ...choicesOf(draft, { language, refCode, asksBonus: offer !== null }), ...email });
  }

  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate data-testid="social-registration">
      {refusal !== null && refused === undefined && (
        <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />
      )}
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
      <CountryFields draft={draft} change={change} errorOf={errorOf} onCountry={setCountry} />
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
        {tries > 0 && count > 0 ? t('registration.fieldsLeft', { count }) : t('registration.submit')}
      </Button>
    </form>
  );
}

function problemsOf(
  draft: RegistrationDraft,
  needsEmail: boolean,
  bound: AgeBound,
): Partial<Record<DraftField, string>> {
  const choices = draftProblems('one-click', draft, bound);
  const { email } = draftProblems('email', draft, bound);
  return needsEmail && email !== undefined ? { email, ...choices } : choices;
}
