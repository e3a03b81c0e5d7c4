import { Type } from 'typebox';
import {
  AddPasskeyRequest,
  PasskeyOptionsView,
  PasskeySignInRequest,
  SecurityView,
} from '../../schemas/security.ts';
import { SignInAnswer } from '../../schemas/sign-in.ts';
import type { EndpointTable } from '../endpoint.ts';

const OPTIONS = { response: { 200: PasskeyOptionsView } };

/** Passkeys: making, removing and signing in by one. */
export const IDENTITY_PASSKEYS_ENDPOINTS = {
  'POST /web-api/user/security/passkeys/options': {
    summary: 'Options for making a passkey',
    ...OPTIONS,
    errors: ['STEP_UP_REQUIRED', 'PASSKEY_REFUSED'],
  },
  'POST /web-api/user/security/passkeys': {
    summary: 'Add a passkey',
    body: AddPasskeyRequest,
    response: { 200: SecurityView },
    errors: ['STEP_UP_REQUIRED', 'PASSKEY_REFUSED', 'PASSKEYS_FULL'],
  },
  'DELETE /web-api/user/security/passkeys/:id': {
    summary: 'Delete a passkey',
    params: Type.Object({ id: Type.String({ maxLength: 500 }) }),
    response: { 200: SecurityView },
    errors: ['STEP_UP_REQUIRED', 'PASSKEY_UNKNOWN'],
  },
  'POST /web-api/user/security/step-up/passkey-options': {
    summary: 'Options for proving who is there by a passkey',
    ...OPTIONS,
    errors: ['PASSKEY_REFUSED'],
  },
  'POST /web-api/auth/passkey/options': {
    summary: 'Options for signing in by a passkey',
    ...OPTIONS,
    errors: ['PASSKEY_REFUSED'],
  },
  'POST /web-api/auth/passkey': {
    summary: 'Sign in by a passkey',
    body: PasskeySignInRequest,
    response: { 200: SignInAnswer },
    errors: ['PASSKEY_REFUSED', 'SESSION_LIMIT_ENDED'],
  },
} as const satisfies EndpointTable;
