import { ageYears, type RegistrationKind, FIELD_BOUNDS } from '@paddock/contract';
import type {
  OneClickRegistrationRequest,
  PhoneRegistrationRequest,
  RegistrationRequest,
} from '@paddock/contract/schemas';

import { fullNumber } from './phone-mask.ts';

/** The kinds that are forms; social is buttons. */
export type FormKind = Exclude<RegistrationKind, 'social'>;

/** What the player typed. Nothing is chosen for them but the country's currency, which they can change. */
export interface RegistrationDraft {
  readonly email: string;
  readonly password: string;
  readonly countryId: string;
  readonly currency: string;
  /** `YYYY-MM-DD` as the browser's date field gives it, or empty. */
  readonly birthDate: string;
  readonly termsAccepted: boolean;
  /** Digits after the calling code. */
  readonly phone: string;
  /** Whose calling code the number has; empty follows the country. */
  readonly phoneCountryId: string;
  readonly name: string;
  readonly surname: string;
  readonly address: string;
  readonly promoCode: string;
  /** Choice of a first-deposit bonus; empty for none. */
  readonly bonus: string;
}

export const EMPTY_DRAFT: RegistrationDraft = {
  email: '',
  password: '',
  countryId: '',
  currency: '',
  birthDate: '',
  termsAccepted: false,
  phone: '',
  phoneCountryId: '',
  name: '',
  surname: '',
  address: '',
  promoCode: '',
  bonus: '',
};

export type DraftField = keyof RegistrationDraft;

function lengthProblem({ length }: string): 'short' | 'long' | undefined {
  if (length < FIELD_BOUNDS.password.min) return 'short';
  return length > FIELD_BOUNDS.password.max ? 'long' : undefined;
}

const CHOICES: readonly DraftField[] = ['countryId', 'currency', 'birthDate', 'termsAccepted'];

/** The fields each kind asks for. */
export const FIELDS: Readonly<Record<FormKind, readonly DraftField[]>> = {
  email: ['email', 'password', ...CHOICES],
  phone: ['phone', 'password', ...CHOICES],
  'one-click': CHOICES,
  full: ['name', 'surname', 'email', 'phone', 'address', 'password', ...CHOICES],
};

const isFilled = (text: string): string | undefined => (text.trim() === '' ? 'missing' : undefined);

/** From which age one may play, and when it is asked. */
export interface AgeBound {
  readonly minAge: number;
  readonly nowMs: number;
}

const RULES: Partial<Record<DraftField, (draft: RegistrationDraft, bound: AgeBound) => string | undefined>> =
  {
    email: ({ email }) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : 'invalid'),
    password: ({ password }) => lengthProblem(password),
    countryId: ({ countryId }) => isFilled(countryId),
    currency: ({ currency }) => isFilled(currency),
    birthDate({ birthDate }, { minAge, nowMs }) {
      if (birthDate === '') return 'missing';
      const age = ageYears(birthDate, nowMs);
      if (age === undefined) return 'impossible';
      return age < minAge ? 'underage' : undefined;
    },
    termsAccepted: ({ termsAccepted }) => (termsAccepted ? undefined : 'missing'),
    phone: ({ phone }) => (phone.length < 4 ? 'missing' : undefined),
    name: ({ name }) => isFilled(name),
    surname: ({ surname }) => isFilled(surname),
    address: ({ address }) => isFilled(address),
  };

/** Keys of `welcome:field.<field>.<reason>` for what is missing or cannot be right; the server has the last word. */
export function draftProblems(
  kind: FormKind,
  draft: RegistrationDraft,
  bound: AgeBound,
): Partial<Record<DraftField, string>> {
  const problems: Partial<Record<DraftField, string>> = {};
  for (const field of FIELDS[kind]) {
    const reason = RULES[field]?.(draft, bound);
    if (reason !== undefined) problems[field] = reason;
  }
  return problems;
}

/** What is sent beside what the player typed. */
export interface DraftSurroundings {
  readonly language: string;
  /** The form asked which bonus the first deposit shall have: no choice is then one too. */
  readonly asksBonus?: boolean;
  /** From the address that led here. */
  readonly refCode?: string | undefined;
  /** `49`; undefined while it is not known, then the country of the form says it. */
  readonly callingCode?: string | undefined;
}

/** The code that proves a number or an address. */
export interface Proof {
  readonly code_id: string;
  readonly code: string;
}

/** The choices of every kind (payload names of S3-34); what was left empty is left out. */
export function choicesOf(
  draft: RegistrationDraft,
  { language, refCode, asksBonus = false }: DraftSurroundings,
): OneClickRegistrationRequest {
  const promoCode = draft.promoCode.trim();
  const bonus = draft.bonus === '' && asksBonus ? 'none' : draft.bonus;
  return {
    country_id: Number(draft.countryId),
    currency_id: draft.currency,
    birth_date: draft.birthDate,
    language,
    terms_accepted: true,
    ...(refCode === undefined ? {} : { ref_code: refCode }),
    ...(promoCode === '' ? {} : { promo_code: promoCode }),
    ...(bonus === '' ? {} : { first_deposit_bonus_choice: bonus }),
  };
}

/** The number as it is sent: with its calling code where that is known. */
export function phoneOf(draft: RegistrationDraft, { callingCode }: DraftSurroundings): string {
  return fullNumber(draft.phone, callingCode === undefined ? undefined : { tel_code: callingCode });
}

export function emailRequest(
  kind: 'email' | 'full',
  draft: RegistrationDraft,
  surroundings: DraftSurroundings,
  proof?: Proof,
): RegistrationRequest {
  const person =
    kind === 'email'
      ? {}
      : {
          name: draft.name.trim(),
          surname: draft.surname.trim(),
          phone: phoneOf(draft, surroundings),
          address: draft.address.trim(),
        };
  return {
    email: draft.email.trim(),
    password: draft.password,
    ...choicesOf(draft, surroundings),
    ...person,
    ...proof,
  };
}

export function phoneRequest(
  draft: RegistrationDraft,
  surroundings: DraftSurroundings,
  proof: Proof,
): PhoneRegistrationRequest {
  const phone = phoneOf(draft, surroundings);
  return { phone, password: draft.password, ...choicesOf(draft, surroundings), ...proof };
}

const FIELD_OF_CODE: Readonly<Record<string, DraftField>> = {
  LOGIN_TAKEN: 'email',
  EMAIL_LETTERS: 'email',
  WEAK_PASSWORD: 'password',
  UNDERAGE: 'birthDate',
  CURRENCY_UNSUPPORTED: 'currency',
  PHONE_INVALID: 'phone',
  NAME_INVALID: 'name',
};

/** Which field of a form an answer of the server is about; undefined when it is about none of them. */
export function fieldOfProblem(
  kind: FormKind,
  problem: { readonly code: string; readonly details?: unknown },
): DraftField | undefined {
  const at = (problem.details as { readonly at?: unknown } | undefined)?.at;
  const named =
    problem.code === 'NAME_INVALID' && at === '/surname' ? 'surname' : FIELD_OF_CODE[problem.code];
  return named !== undefined && FIELDS[kind].includes(named) ? named : undefined;
}
