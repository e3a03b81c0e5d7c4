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
  },
  'POST /web-api/registration/phone': {
    summary: 'Register by a phone number proved by a code',
    body: PhoneRegistrationRequest,
    response: { 201: SessionView },
  },
  'POST /web-api/registration/one-click': {
    summary: 'Register in one click: the password is answered once',
    body: OneClickRegistrationRequest,
    response: { 201: OneClickRegistrationView },
  },
  'POST /web-api/registration/code': {
    summary: 'Send the code that proves a phone number or e-mail address',
    body: RegistrationCodeRequest,
    response: { 202: RegistrationCodeView },
  },
  'GET /web-api/countries': {
    summary: 'Countries one may register from',
    querystring: Type.Object({ lang: Type.Optional(LanguageCode) }),
    response: { 200: CountriesView },
  },
} as const satisfies EndpointTable;
