import type { RegistrationRequest } from '@paddock/contract/schemas';

/** What the player typed. Nothing is chosen for them but the country's currency, which they can change. */
export interface RegistrationDraft {
  readonly email: string;
  readonly password: string;
  readonly countryId: string;
  readonly currency: string;
  /** `YYYY-MM-DD` as the browser's date field gives it, or empty. */
  readonly birthDate: string;
  readonly termsAccepted: boolean;
}

export const EMPTY_DRAFT: RegistrationDraft = {
  email: '',
  password: '',
  countryId: '',
  currency: '',
  birthDate: '',
  termsAccepted: false,
};

export type DraftField = keyof RegistrationDraft;

/** Keys of `welcome:field.<field>.<reason>` for what is missing or cannot be right; the server has the last word. */
export function draftProblems(draft: RegistrationDraft): Partial<Record<DraftField, string>> {
  const problems: Partial<Record<DraftField, string>> = {};
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(draft.email.trim())) problems.email = 'invalid';
  if (draft.password.length < 8) problems.password = 'short';
  else if (draft.password.length > 128) problems.password = 'long';
  if (draft.countryId === '') problems.countryId = 'missing';
  if (draft.currency === '') problems.currency = 'missing';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(draft.birthDate)) problems.birthDate = 'missing';
  if (!draft.termsAccepted) problems.termsAccepted = 'missing';
  return problems;
}

/** The request of a draft without problems (payload names of S3-34). */
export function registrationRequest(draft: RegistrationDraft, language: string): RegistrationRequest {
  return {
    email: draft.email.trim(),
    password: draft.password,
    country_id: Number(draft.countryId),
    currency_id: draft.currency,
    birth_date: draft.birthDate,
    language,
    terms_accepted: true,
  };
}

/** Which field an answer of the server is about. */
export const FIELD_OF_CODE: Readonly<Record<string, DraftField>> = {
  LOGIN_TAKEN: 'email',
  WEAK_PASSWORD: 'password',
  UNDERAGE: 'birthDate',
  CURRENCY_UNSUPPORTED: 'currency',
};
