import { Type } from 'typebox';
import { SessionView } from '../../schemas/identity.ts';
import { LanguageCode } from '../../schemas/primitives.ts';
import {
  OneTapClientView,
  ProviderName,
  RedirectView,
  SocialLinksView,
  SocialPersonView,
  SocialProvidersView,
  SocialRegistrationRequest,
} from '../../schemas/social.ts';
import { redirectAnswer } from '../answers.ts';
import type { EndpointTable } from '../endpoint.ts';

const Provider = Type.Object({ provider: ProviderName });

/** Accounts of other companies as a way in. */
export const IDENTITY_SOCIAL_ENDPOINTS = {
  'GET /web-api/auth/social/registration': {
    summary: 'Whom a company vouches for in this browser',
    response: { 200: SocialPersonView },
    errors: ['SOCIAL_EXPIRED'],
  },
  'POST /web-api/auth/social/registration': {
    summary: 'Register with an account of a company (S2-51)',
    body: SocialRegistrationRequest,
    response: { 201: SessionView },
    errors: [
      'CURRENCY_UNSUPPORTED',
      'UNDERAGE',
      'PERSON_REFUSED',
      'LOGIN_TAKEN',
      'REGISTRATION_CLOSED',
      'SOCIAL_EXPIRED',
      'SOCIAL_TAKEN',
      'NAME_INVALID',
      'EMAIL_LETTERS',
    ],
  },
  'GET /web-api/auth/social': {
    summary: 'Companies whose accounts lead in',
    response: { 200: SocialProvidersView },
  },
  'GET /web-api/auth/social/:provider/start': {
    summary: 'Leads the browser to the login page of a company',
    params: Provider,
    querystring: Type.Object({
      returnUrl: Type.Optional(Type.String({ maxLength: 2_000 })),
      language: Type.Optional(LanguageCode),
    }),
    response: { 302: redirectAnswer('The login page of the company, or ours with what went wrong') },
    errors: ['SOCIAL_UNKNOWN'],
  },
  'GET /web-api/auth/social/:provider/callback': {
    summary: 'Where a company sends the browser back to',
    params: Provider,
    querystring: Type.Object({ state: Type.Optional(Type.String({ maxLength: 200 })) }),
    response: { 302: redirectAnswer('The page the sign-in began on, or of what it ended with') },
    errors: ['SOCIAL_UNKNOWN'],
  },
  'GET /web-api/user/social-links': {
    summary: 'Accounts of companies the player linked',
    response: { 200: SocialLinksView },
  },
  'POST /web-api/user/social-links/:provider': {
    summary: 'Begins to link an account; answers where the browser goes. Needs a fresh proof of who is there',
    params: Provider,
    querystring: Type.Object({ language: Type.Optional(LanguageCode) }),
    response: { 200: RedirectView },
    errors: ['STEP_UP_REQUIRED', 'SOCIAL_UNKNOWN'],
  },
  'DELETE /web-api/user/social-links/:provider': {
    summary: 'Unlinks an account. Needs a fresh proof of who is there',
    params: Provider,
    response: { 200: SocialLinksView },
    errors: ['STEP_UP_REQUIRED', 'NOT_FOUND'],
  },
  'GET /social-api/oauth/google-one-tap/clientId': {
    summary: 'What the one-tap prompt begins with (S7-38)',
    response: { 200: OneTapClientView },
  },
  'POST /social-api/oauth/google-one-tap': {
    tags: ['identity'],
    summary: 'Sign in by a one-tap credential (S7-39)',
    response: { 200: RedirectView },
    errors: ['SOCIAL_EXPIRED', 'SOCIAL_REFUSED'],
  },
} as const satisfies EndpointTable;
