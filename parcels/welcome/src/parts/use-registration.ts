import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { problemLabel, register, type ApiProblem } from '@paddock/shared-utils';
import { useFormat, useLanguage, useT } from '@paddock/shared-utils/react';

import {
  draftProblems,
  EMPTY_DRAFT,
  FIELD_OF_CODE,
  registrationRequest,
  type DraftField,
  type RegistrationDraft,
} from '../model/registration-form.ts';

interface Refusal {
  readonly problem: ApiProblem;
  /** Counts up, so that the same refusal twice is told twice. */
  readonly attempt: number;
}

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
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
}

export function useRegistration(onRegistered: () => void): Registration {
  const t = useT('welcome');
  const common = useT('common');
  const format = useFormat();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<RegistrationDraft>(EMPTY_DRAFT);
  const [tries, setTries] = useState(0);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const problems = draftProblems(draft);
  const count = Object.keys(problems).length;

  // After a try, the first field with an error takes the focus: nobody has to look for it.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  function errorOf(field: DraftField): string | undefined {
    if (refusal !== null && FIELD_OF_CODE[refusal.problem.code] === field) {
      return problemLabel(refusal.problem, { t: common, format });
    }
    const reason = problems[field];
    return tries > 0 && reason !== undefined ? t(`field.${field}.${reason}`) : undefined;
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (pending) return;
    if (count > 0) {
      setTries(tries + 1);
      return;
    }
    setPending(true);
    const result = await register(registrationRequest(draft, language));
    setPending(false);
    if (result.ok) onRegistered();
    else setRefusal((last) => ({ problem: result.problem, attempt: (last?.attempt ?? 0) + 1 }));
  }

  return {
    form,
    draft,
    change(part) {
      setDraft({ ...draft, ...part });
      setRefusal(null);
    },
    errorOf,
    fieldsLeft: tries > 0 ? count : 0,
    pending,
    refusal,
    submit,
  };
}
