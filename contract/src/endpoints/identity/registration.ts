import { Type } from 'typebox';
import { CountriesView, SessionView } from '../../schemas/identity.ts';
import { LanguageCode } from '../../schemas/primitives.ts';
import {
  OneClickRegistrationRequest,
  OneClickRegistrationView,
  PhoneRegistrationRequest,
  RegistrationCodeRequest,
  RegistrationCodeView,
  RegistrationRequest,
} from '../../schemas/registration.ts';
import type { EndpointTable } from '../endpoint.ts';

/** Opening an account. */
export const IDENTITY_REGISTRATION_ENDPOINTS = {
  'POST /web-api/registration': {
    summary: 'Register by e-mail, short or full (S3-34)',
    body: RegistrationRequest,
    response: { 201: SessionView },
    errors: [
      'CURRENCY_UNSUPPORTED',
      'UNDERAGE',
      'PERSON_REFUSED',
      'LOGIN_TAKEN',
      'REGISTRATION_CLOSED',
      'CAPTCHA_REQUIRED',
      'EMAIL_LETTERS',
      'WEAK_PASSWORD',
      'NAME_INVALID',
      'PHONE_INVALID',
      'PROOF_REQUIRED',
      'WRONG_CODE',
      'CODE_EXPIRED',
      'CODE_SPENT',
    ],
  },
  'POST /web-api/registration/phone': {
    summary: 'Register by a phone number proved by a code',
    body: PhoneRegistrationRequest,
    response: { 201: SessionView },
    errors: [
      'CURRENCY_UNSUPPORTED',
      'UNDERAGE',
      'PERSON_REFUSED',
      'LOGIN_TAKEN',
      'REGISTRATION_CLOSED',
      'CAPTCHA_REQUIRED',
      'WEAK_PASSWORD',
      'PHONE_INVALID',
      'WRONG_CODE',
      'CODE_EXPIRED',
      'CODE_SPENT',
    ],
  },
  'POST /web-api/registration/one-click': {
    summary: 'Register in one click: the password is answered once',
    body: OneClickRegistrationRequest,
    response: { 201: OneClickRegistrationView },
    errors: [
      'CURRENCY_UNSUPPORTED',
      'UNDERAGE',
      'PERSON_REFUSED',
      'LOGIN_TAKEN',
      'REGISTRATION_CLOSED',
      'CAPTCHA_REQUIRED',
    ],
  },
  'POST /web-api/registration/code': {
    summary: 'Send the code that proves a phone number or e-mail address',
    body: RegistrationCodeRequest,
    response: { 202: RegistrationCodeView },
    errors: [
      'REGISTRATION_CLOSED',
      'CAPTCHA_REQUIRED',
      'EMAIL_LETTERS',
      'WEAK_PASSWORD',
      'NAME_INVALID',
      'PHONE_INVALID',
      'UNDERAGE',
      'CURRENCY_UNSUPPORTED',
      'PERSON_REFUSED',
    ],
  },
  'GET /web-api/countries': {
    summary: 'Countries one may register from',
    querystring: Type.Object({ lang: Type.Optional(LanguageCode) }),
    response: { 200: CountriesView },
  },
} as const satisfies EndpointTable;
