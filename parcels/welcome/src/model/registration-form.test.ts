import {
  choicesOf,
  draftProblems,
  emailRequest,
  EMPTY_DRAFT,
  fieldOfProblem,
  FIELDS,
  phoneRequest,
  type FormKind,
  type RegistrationDraft,
} from './registration-form.ts';

const GOOD: RegistrationDraft = {
  ...EMPTY_DRAFT,
  email: ' mara@example.com ',
  password: 'correct horse',
  countryId: '7',
  currency: 'EUR',
  birthDate: '1990-02-28',
  termsAccepted: true,
  phone: '15112345678',
  name: ' Mara ',
  surname: 'Lindt',
  address: 'Lange Straße 1',
};
const BOUND = { minAge: 18, nowMs: Date.parse('2026-11-22T12:00:00Z') };
const EN = { language: 'en', callingCode: '49' };
const CHOICES = {
  country_id: 7,
  currency_id: 'EUR',
  birth_date: '1990-02-28',
  language: 'en',
  terms_accepted: true,
};

it.each(Object.keys(FIELDS) as FormKind[])('an empty form names every field of its kind: %s', (kind) => {
  expect(Object.keys(draftProblems(kind, EMPTY_DRAFT, BOUND)).sort()).toEqual([...FIELDS[kind]].sort());
  expect(draftProblems(kind, GOOD, BOUND)).toEqual({});
});

it.each([
  ['email', { email: 'mara' }, 'invalid'],
  ['email', { email: 'mara@example' }, 'invalid'],
  ['password', { password: '1234567' }, 'short'],
  ['password', { password: 'x'.repeat(129) }, 'long'],
  ['birthDate', { birthDate: '' }, 'missing'],
  ['birthDate', { birthDate: '28.02.1990' }, 'impossible'],
  ['birthDate', { birthDate: '2027-01-01' }, 'impossible'],
  ['birthDate', { birthDate: '2008-11-23' }, 'underage'],
  ['name', { name: '  ' }, 'missing'],
  ['phone', { phone: '12' }, 'missing'],
] as const)('%s: %j is %s', (field, change, reason) => {
  expect(draftProblems('full', { ...GOOD, ...change }, BOUND)).toEqual({ [field]: reason });
});

describe('is sent under the payload names of the spec [S3-34]', () => {
  it('by e-mail', () => {
    expect(emailRequest('email', GOOD, EN)).toEqual({
      email: 'mara@example.com',
      password: 'correct horse',
      ...CHOICES,
    });
  });

  it('with every detail, and the proof of the address', () => {
    expect(emailRequest('full', GOOD, EN, { code_id: 'c', code: '123456' })).toEqual({
      email: 'mara@example.com',
      password: 'correct horse',
      ...CHOICES,
      name: 'Mara',
      surname: 'Lindt',
      phone: '+4915112345678',
      address: 'Lange Straße 1',
      code_id: 'c',
      code: '123456',
    });
  });

  it('by phone', () => {
    expect(phoneRequest(GOOD, EN, { code_id: 'c', code: '123456' })).toEqual({
      phone: '+4915112345678',
      password: 'correct horse',
      ...CHOICES,
      code_id: 'c',
      code: '123456',
    });
  });

  it('in one click, with code, promo code and bonus where there are any', () => {
    expect(choicesOf(GOOD, EN)).toEqual(CHOICES);
    expect(choicesOf({ ...GOOD, promoCode: ' SPRING ', bonus: 'sport' }, { ...EN, refCode: 'r' })).toEqual({
      ...CHOICES,
      ref_code: 'r',
      promo_code: 'SPRING',
      first_deposit_bonus_choice: 'sport',
    });
    expect(choicesOf(GOOD, { ...EN, asksBonus: true })).toEqual({
      ...CHOICES,
      first_deposit_bonus_choice: 'none',
    });
  });
});

it.each([
  ['email', { code: 'LOGIN_TAKEN' }, 'email'],
  ['phone', { code: 'LOGIN_TAKEN' }, undefined],
  ['phone', { code: 'PHONE_INVALID' }, 'phone'],
  ['full', { code: 'NAME_INVALID', details: { at: '/surname' } }, 'surname'],
  ['full', { code: 'NAME_INVALID', details: { at: '/name' } }, 'name'],
  ['one-click', { code: 'UNDERAGE' }, 'birthDate'],
  ['one-click', { code: 'PERSON_REFUSED' }, undefined],
] as const)('in the form %s %j is about %s', (kind, problem, field) => {
  expect(fieldOfProblem(kind, problem)).toBe(field);
});

it('whoever comes of age today may play', () => {
  expect(draftProblems('email', { ...GOOD, birthDate: '2008-11-22' }, BOUND)).toEqual({});
  expect(draftProblems('email', { ...GOOD, birthDate: '2008-11-22' }, { ...BOUND, minAge: 21 })).toEqual({
    birthDate: 'underage',
  });
});
