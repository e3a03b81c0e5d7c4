import {
  draftProblems,
  EMPTY_DRAFT,
  registrationRequest,
  type RegistrationDraft,
} from './registration-form.ts';

const GOOD: RegistrationDraft = {
  email: ' mara@example.com ',
  password: 'correct horse',
  countryId: '7',
  currency: 'EUR',
  birthDate: '1990-02-28',
  termsAccepted: true,
};

it('an empty form names every field, none is filled in for the player', () => {
  expect(Object.keys(draftProblems(EMPTY_DRAFT)).sort()).toEqual(Object.keys(EMPTY_DRAFT).sort());
});

it.each([
  ['email', { email: 'mara' }, 'invalid'],
  ['email', { email: 'mara@example' }, 'invalid'],
  ['password', { password: '1234567' }, 'short'],
  ['password', { password: 'x'.repeat(129) }, 'long'],
  ['birthDate', { birthDate: '28.02.1990' }, 'missing'],
] as const)('%s: %j is %s', (field, change, reason) => {
  expect(draftProblems({ ...GOOD, ...change })).toEqual({ [field]: reason });
});

it('is sent under the payload names of the spec [S3-34]', () => {
  expect(draftProblems(GOOD)).toEqual({});
  expect(registrationRequest(GOOD, 'ru')).toEqual({
    email: 'mara@example.com',
    password: 'correct horse',
    country_id: 7,
    currency_id: 'EUR',
    birth_date: '1990-02-28',
    language: 'ru',
    terms_accepted: true,
  });
});
