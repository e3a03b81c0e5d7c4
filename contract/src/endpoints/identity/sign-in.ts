import { LoginRequest } from '../../schemas/identity.ts';
import {
  CodeSentView,
  PhoneLoginRequest,
  SignInAnswer,
  SmsLoginRequest,
  SmsSendRequest,
  SmsSentView,
  TokenLoginRequest,
  TwoStepRequest,
  TwoStepSendRequest,
} from '../../schemas/sign-in.ts';
import type { EndpointTable } from '../endpoint.ts';

/** Ways in: password, phone, SMS, partner token, second step. */
export const IDENTITY_SIGN_IN_ENDPOINTS = {
  'POST /web-api/auth/login/token': {
    summary: 'Sign in by the token of a partner (S7-33)',
    body: TokenLoginRequest,
    response: { 200: SignInAnswer },
    errors: ['PARTNER_TOKEN_INVALID', 'CAPTCHA_REQUIRED', 'SIGN_IN_PAUSED', 'SESSION_LIMIT_ENDED'],
  },
  'POST /web-api/auth/login': {
    summary: 'Sign in by e-mail or number (S7-31)',
    body: LoginRequest,
    response: { 200: SignInAnswer },
    errors: [
      'WRONG_CREDENTIALS',
      'NUMBER_MISTYPED',
      'CAPTCHA_REQUIRED',
      'FINGERPRINT_STALE',
      'SIGN_IN_PAUSED',
      'SESSION_LIMIT_ENDED',
    ],
  },
  'POST /web-api/auth/login/phone': {
    summary: 'Sign in by phone and password (S7-32)',
    body: PhoneLoginRequest,
    response: { 200: SignInAnswer },
    errors: [
      'WRONG_CREDENTIALS',
      'CAPTCHA_REQUIRED',
      'FINGERPRINT_STALE',
      'SIGN_IN_PAUSED',
      'SESSION_LIMIT_ENDED',
    ],
  },
  'POST /web-api/auth/sms/send': {
    summary: 'Send a code to sign in with (S7-35)',
    body: SmsSendRequest,
    response: { 200: SmsSentView },
    errors: ['CAPTCHA_REQUIRED'],
  },
  'POST /web-api/auth/login/sms': {
    summary: 'Sign in by the code of an SMS (S7-34)',
    body: SmsLoginRequest,
    response: { 200: SignInAnswer },
    errors: ['WRONG_CODE', 'CODE_EXPIRED', 'CODE_SPENT', 'SESSION_LIMIT_ENDED'],
  },
  'POST /web-api/auth/two-step': {
    summary: 'Second step of a sign-in (S7-34)',
    body: TwoStepRequest,
    response: { 200: SignInAnswer },
    errors: [
      'TWO_STEP_EXPIRED',
      'SIGN_IN_PAUSED',
      'WRONG_CODE',
      'CODE_EXPIRED',
      'CODE_SPENT',
      'SESSION_LIMIT_ENDED',
    ],
  },
  'POST /web-api/auth/two-step/send': {
    summary: 'Send the code of a second step',
    body: TwoStepSendRequest,
    response: { 200: CodeSentView },
    errors: ['TWO_STEP_EXPIRED', 'FORBIDDEN', 'CAPTCHA_REQUIRED'],
  },
} as const satisfies EndpointTable;
