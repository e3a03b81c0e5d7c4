import {
  ActivateRequest,
  ActivateView,
  ActivationCodeRequest,
  ActivationSentView,
  ActivationView,
} from '../../schemas/passwords.ts';
import { SentCodeView } from '../../schemas/security.ts';
import type { EndpointTable } from '../endpoint.ts';

/** Confirming an address or a phone number. */
export const IDENTITY_ACTIVATION_ENDPOINTS = {
  'GET /web-api/user/activation': {
    summary: 'What is confirmed of the player (S3-20, S3-23)',
    response: { 200: ActivationView },
  },
  'POST /web-api/user/activation/email': {
    summary: 'Send the confirmation link again',
    response: { 200: ActivationSentView },
    errors: ['NOTHING_TO_CONFIRM'],
  },
  'POST /web-api/user/activation/sms': {
    summary: 'Send a code to the number that waits for one',
    response: { 200: SentCodeView },
    errors: ['NOTHING_TO_CONFIRM', 'CAPTCHA_REQUIRED'],
  },
  'POST /web-api/user/activation/sms/confirm': {
    summary: 'Confirm the number by its code (S4-18)',
    body: ActivationCodeRequest,
    response: { 200: ActivationView },
    errors: ['WRONG_CODE', 'CODE_EXPIRED', 'CODE_SPENT', 'CONTACT_UNAVAILABLE', 'PERSON_REFUSED'],
  },
  'POST /web-api/auth/activate': {
    summary: 'Confirm the address a link was sent to (S2-52)',
    body: ActivateRequest,
    response: { 200: ActivateView },
    errors: ['LINK_INVALID'],
  },
} as const satisfies EndpointTable;
