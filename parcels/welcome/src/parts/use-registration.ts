import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import type { RegistrationCodeRequest, RegistrationCodeView } from '@paddock/contract/schemas';
import { api, serverNowMs, signIn, type SignInResult } from '@paddock/shared-utils';
import { useLabels, useSubmit, useT, type Refusal } from '@paddock/shared-utils/react';

import {
  choicesOf,
  draftProblems,
  emailRequest,
  fieldOfProblem,
  phoneOf,
  phoneRequest,
  type DraftField,
  type DraftSurroundings,
  type FormKind,
  type Proof,
  type RegistrationDraft,
} from '../model/registration-form.ts';

/** What a form is about. */
export interface RegistrationInput {
  readonly kind: FormKind;
  readonly draft: RegistrationDraft;
  readonly surroundings: DraftSurroundings;
}

type SignedUp = Extract<SignInResult, { readonly ok: true }>;

/** Sends a form by the way of its kind. */
export function sendRegistration(
  { kind, draft, surroundings }: RegistrationInput,
  proof?: Proof,
): Promise<SignInResult> {
  if (kind === 'one-click') return signIn('registrationInOneClick', choicesOf(draft, surroundings));
  if (kind !== 'phone') return signIn('registration', emailRequest(kind, draft, surroundings, proof));
  if (proof === undefined) throw new TypeError('a number is registered with its code');
  return signIn('registrationByPhone', phoneRequest(draft, surroundings, proof));
}

/** Asks for the code that proves the number or address of a form. */
export function askForCode({ kind, draft, surroundings }: RegistrationInput) {
  const order: RegistrationCodeRequest = {
    language: surroundings.language,
    ...(kind === 'phone'
      ? { channel: 'sms', to: phoneOf(draft, surroundings), country_id: Number(draft.countryId) }
      : { channel: 'email', to: draft.email.trim() }),
  };
  return api.post('/web-api/registration/code', order);
}

/** The state of a registration form: what is wrong with what was typed, and sending it once. */
export interface Registration {
  readonly form: RefObject<HTMLFormElement | null>;
  /** What is wrong with a field, once the player tried to send it or the server refused it. */
  readonly errorOf: (field: DraftField) => string | undefined;
  /** Fields still to correct, once the player tried to send them. */
  readonly fieldsLeft: number;
  readonly pending: boolean;
  /** What the server refused and no field says. */
  readonly refusal: Refusal | null;
  /** Takes the refusal away, as soon as the player changes what was refused. */
  readonly forget: () => void;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

export interface RegistrationOptions extends RegistrationInput {
  /** The number or address is proved by a code before anything is opened. */
  readonly needsCode: boolean;
  /** From this age on one may play in the country that was chosen, years. */
  readonly minAge: number;
  readonly onCodeSent: (sent: RegistrationCodeView) => void;
  readonly onRegistered: (done: SignedUp) => void;
}

export function useRegistration(options: RegistrationOptions): Registration {
  const { kind, draft, minAge, needsCode, onCodeSent, onRegistered } = options;
  const t = useT('welcome');
  const labels = useLabels();
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const registering = useSubmit((input: RegistrationInput) => sendRegistration(input), onRegistered);
  const asking = useSubmit(askForCode, ({ data }) => onCodeSent(data));
  const { submit, pending, refusal, forget } = needsCode ? asking : registering;
  const problems = draftProblems(kind, draft, { minAge, nowMs: serverNowMs() });
  const count = Object.keys(problems).length;
  const refused = refusal === null ? undefined : fieldOfProblem(kind, refusal.problem);

  // After a try, the first field with an error takes the focus: nobody has to look for it.
  const attempt = refused === undefined ? 0 : (refusal?.attempt ?? 0);
  useEffect(() => {
    if (tries > 0 || attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries, attempt]);

  return {
    form,
    errorOf(field) {
      if (refusal !== null && refused === field) return labels.problem(refusal.problem);
      const reason = problems[field];
      return tries > 0 && reason !== undefined ? t(`field.${field}.${reason}`, { years: minAge }) : undefined;
    },
    fieldsLeft: tries > 0 ? count : 0,
    pending,
    refusal: refused === undefined ? refusal : null,
    forget,
    onSubmit(event) {
      event.preventDefault();
      if (count > 0) setTries(tries + 1);
      else void submit(options);
    },
  };
}
