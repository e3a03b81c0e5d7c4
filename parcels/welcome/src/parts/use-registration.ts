import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import type { RegistrationRequest } from '@paddock/contract/schemas';
import { signIn } from '@paddock/shared-utils';
import { useLabels, useLanguage, useSubmit, useT, type Refusal } from '@paddock/shared-utils/react';

import {
  draftProblems,
  EMPTY_DRAFT,
  FIELD_OF_CODE,
  registrationRequest,
  type DraftField,
  type RegistrationDraft,
} from '../model/registration-form.ts';

/** The state of the registration form: what was typed, what is wrong with it, and sending it once. */
export interface Registration {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly draft: RegistrationDraft;
  readonly change: (part: Partial<RegistrationDraft>) => void;
  /** What is wrong with a field, once the player tried to send it or the server refused it. */
  readonly errorOf: (field: DraftField) => string | undefined;
  /** Fields still to correct, once the player tried to send them. */
  readonly fieldsLeft: number;
  readonly pending: boolean;
  readonly refusal: Refusal | null;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

const registerBy = (request: RegistrationRequest) => signIn('registration', request);

export function useRegistration(onRegistered: () => void): Registration {
  const t = useT('welcome');
  const labels = useLabels();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<RegistrationDraft>(EMPTY_DRAFT);
  const [tries, setTries] = useState(0);
  const { submit, pending, refusal, forget } = useSubmit(registerBy, onRegistered);
  const problems = draftProblems(draft);
  const count = Object.keys(problems).length;

  // After a try, the first field with an error takes the focus: nobody has to look for it.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  function errorOf(field: DraftField): string | undefined {
    if (refusal !== null && FIELD_OF_CODE[refusal.problem.code] === field) {
      return labels.problem(refusal.problem);
    }
    const reason = problems[field];
    return tries > 0 && reason !== undefined ? t(`field.${field}.${reason}`) : undefined;
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (count > 0) setTries(tries + 1);
    else void submit(registrationRequest(draft, language));
  }

  return {
    form,
    draft,
    change(part) {
      setDraft({ ...draft, ...part });
      forget();
    },
    errorOf,
    fieldsLeft: tries > 0 ? count : 0,
    pending,
    refusal,
    onSubmit,
  };
}
