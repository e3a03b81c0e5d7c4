import { Type } from 'typebox';
import {
  EmailChangeView,
  EmailConfirmRequest,
  EmailRequest,
  PhoneRequest,
  QuestionRequest,
  RecoveryCodesView,
  SecurityEventsView,
  SecurityView,
  SentCodeRequest,
  SentCodeView,
  StepUpRequest,
  TwoFactorConfirmRequest,
  TwoFactorDisableRequest,
  TwoFactorEnrolView,
} from '../../schemas/security.ts';
import type { EndpointTable } from '../endpoint.ts';

/** Second factors, confirmed ways of contact, and fresh proof of who is there. */
export const IDENTITY_SECURITY_ENDPOINTS = {
  'POST /web-api/user/security/email/send': {
    summary: 'Begin a change of e-mail: a code to the address that is',
    body: EmailRequest,
    response: { 200: EmailChangeView },
    errors: ['STEP_UP_REQUIRED', 'EMAIL_LETTERS', 'CONTACT_UNAVAILABLE', 'CAPTCHA_REQUIRED'],
  },
  'POST /web-api/user/security/email/confirm': {
    summary: 'Go on with a change of e-mail: a code to the address to come, then the change',
    body: EmailConfirmRequest,
    response: { 200: EmailChangeView },
    errors: ['WRONG_CODE', 'CODE_EXPIRED', 'CODE_SPENT', 'CONTACT_UNAVAILABLE', 'PERSON_REFUSED'],
  },
  'POST /web-api/user/security/email-auth/send': {
    summary: 'A code to the own e-mail address',
    response: { 200: SentCodeView },
    errors: ['STEP_UP_REQUIRED', 'FORBIDDEN'],
  },
  'POST /web-api/user/security/email-auth/confirm': {
    summary: 'Codes by e-mail as second step: on (S3-22)',
    body: SentCodeRequest,
    response: { 200: SecurityView },
    errors: ['WRONG_CODE', 'CODE_EXPIRED', 'CODE_SPENT'],
  },
  'DELETE /web-api/user/security/email-auth': {
    summary: 'Codes by e-mail as second step: off',
    response: { 200: SecurityView },
    errors: ['STEP_UP_REQUIRED'],
  },
  'POST /web-api/user/security/phone/send': {
    summary: 'Send a code to a phone that is to be bound',
    body: PhoneRequest,
    response: { 200: SentCodeView },
    errors: ['STEP_UP_REQUIRED', 'PHONE_INVALID', 'CAPTCHA_REQUIRED'],
  },
  'POST /web-api/user/security/phone/confirm': {
    summary: 'Bind a phone by the code it was sent (S3-22, S4-18)',
    body: SentCodeRequest,
    response: { 200: SecurityView },
    errors: ['WRONG_CODE', 'CODE_EXPIRED', 'CODE_SPENT', 'CONTACT_UNAVAILABLE', 'PERSON_REFUSED'],
  },
  'DELETE /web-api/user/security/phone': {
    summary: 'Unbind the phone',
    response: { 200: SecurityView },
    errors: ['STEP_UP_REQUIRED', 'FORBIDDEN'],
  },
  'POST /web-api/user/security/question': {
    summary: 'Set or change the security question (S3-22)',
    body: QuestionRequest,
    response: { 200: SecurityView },
    errors: ['STEP_UP_REQUIRED', 'ANSWER_TOO_SHORT'],
  },
  'DELETE /web-api/user/security/question': {
    summary: 'Remove the security question',
    response: { 200: SecurityView },
    errors: ['STEP_UP_REQUIRED'],
  },
  'GET /web-api/user/security': {
    summary: 'Security of the account (S3-22)',
    response: { 200: SecurityView },
  },
  'GET /web-api/user/security/events': {
    summary: 'What has happened to the account, newest first',
    querystring: Type.Object({ before: Type.Optional(Type.String({ maxLength: 20 })) }),
    response: { 200: SecurityEventsView },
  },
  'POST /web-api/user/security/step-up': {
    summary: 'Prove who is there, for five minutes of changes; the session gets another cookie',
    body: StepUpRequest,
    response: { 200: SecurityView },
    errors: ['WRONG_PASSWORD', 'WRONG_CODE', 'PASSKEY_REFUSED'],
  },
  'POST /web-api/user/security/prompt/dismiss': {
    summary: 'Not now: two-factor sign-in (S3-24)',
    response: { 200: Type.Object({}) },
  },
  'POST /web-api/user/security/two-factor/enrol': {
    summary: 'A key for an authenticator app',
    response: { 200: TwoFactorEnrolView },
    errors: ['STEP_UP_REQUIRED', 'TWO_FACTOR_STATE'],
  },
  'POST /web-api/user/security/two-factor/confirm': {
    summary: 'Switch two-factor on by the first code; answers the recovery codes',
    body: TwoFactorConfirmRequest,
    response: { 200: RecoveryCodesView },
    errors: ['STEP_UP_REQUIRED', 'TWO_FACTOR_STATE', 'WRONG_CODE', 'CODE_EXPIRED'],
  },
  'POST /web-api/user/security/two-factor/recovery-codes': {
    summary: 'Ten new recovery codes; all others are void',
    response: { 200: RecoveryCodesView },
    errors: ['STEP_UP_REQUIRED', 'TWO_FACTOR_STATE'],
  },
  'POST /web-api/user/security/two-factor/recovery-codes/kept': {
    summary: 'The player has kept the recovery codes',
    response: { 200: SecurityView },
  },
  'POST /web-api/user/security/two-factor/question-code': {
    summary: 'A code by e-mail, to switch off with the security question without a device',
    response: { 200: SentCodeView },
    errors: ['FORBIDDEN'],
  },
  'POST /web-api/user/security/two-factor/disable': {
    summary: 'Switch two-factor off: the password, and a code or what stands in for a lost device',
    body: TwoFactorDisableRequest,
    response: { 200: SecurityView },
    errors: [
      'WRONG_PASSWORD',
      'WRONG_ANSWER',
      'TWO_FACTOR_STATE',
      'WRONG_CODE',
      'CODE_EXPIRED',
      'CODE_SPENT',
    ],
  },
} as const satisfies EndpointTable;
