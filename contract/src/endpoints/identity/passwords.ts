import {
  ChangePasswordRequest,
  ForgotPasswordRequest,
  ForgotPasswordView,
  PasswordChangedView,
  ResetCheckRequest,
  ResetCheckView,
  ResetCodeRequest,
  ResetPasswordRequest,
  ResetTokenView,
} from '../../schemas/passwords.ts';
import type { EndpointTable } from '../endpoint.ts';

/** Changing a password and setting one anew. */
export const IDENTITY_PASSWORDS_ENDPOINTS = {
  'POST /web-api/user/password': {
    summary: 'Change the password; other sessions end',
    body: ChangePasswordRequest,
    response: { 200: PasswordChangedView },
    errors: ['WEAK_PASSWORD', 'WRONG_PASSWORD'],
  },
  'POST /web-api/auth/forgot-password': {
    summary: 'Send a link by e-mail or a code by SMS for a new password; answers alike for everyone',
    body: ForgotPasswordRequest,
    response: { 200: ForgotPasswordView },
    errors: ['CAPTCHA_REQUIRED'],
  },
  'POST /web-api/auth/reset-password/code': {
    summary: 'Trade the code of an SMS for the token of the new password (S8-19)',
    body: ResetCodeRequest,
    response: { 200: ResetTokenView },
    errors: ['WRONG_CODE', 'CODE_EXPIRED', 'CODE_SPENT'],
  },
  'POST /web-api/auth/reset-password/check': {
    summary: 'Whether the link for a new password still works',
    body: ResetCheckRequest,
    response: { 200: ResetCheckView },
    errors: ['LINK_INVALID'],
  },
  'POST /web-api/auth/reset-password': {
    summary: 'Set a new password; every session of the player ends',
    body: ResetPasswordRequest,
    response: { 200: PasswordChangedView },
    errors: ['LINK_INVALID', 'WEAK_PASSWORD'],
  },
} as const satisfies EndpointTable;
