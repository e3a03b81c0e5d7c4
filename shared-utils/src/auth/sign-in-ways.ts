import type {
  LoginRequest,
  OneClickRegistrationRequest,
  PhoneLoginRequest,
  PasskeySignInRequest,
  PhoneRegistrationRequest,
  RegistrationRequest,
  SmsLoginRequest,
  SocialRegistrationRequest,
  TokenLoginRequest,
  TwoStepRequest,
} from '@paddock/contract/schemas';

import type { Address } from '../http/http-types.ts';

/** What is sent by each way in. A new way is a line here and its path below. */
export interface SignInRequests {
  /** E-mail or id, and password (S7-31). */
  readonly password: LoginRequest;
  /** Phone number and password (S7-32). */
  readonly phone: PhoneLoginRequest;
  /** The code of an SMS (S7-34). */
  readonly sms: SmsLoginRequest;
  /** The token of a partner (S7-33). */
  readonly token: TokenLoginRequest;
  /** A passkey: the device knows whose it is. */
  readonly passkey: PasskeySignInRequest;
  /** The code after a first step (S7-34). */
  readonly twoStep: TwoStepRequest;
  /** The registration form by e-mail, short or full (S3-34). */
  readonly registration: RegistrationRequest;
  readonly registrationByPhone: PhoneRegistrationRequest;
  readonly registrationInOneClick: OneClickRegistrationRequest;
  /** What a company whose account leads in could not say (S2-51). */
  readonly registrationSocially: SocialRegistrationRequest;
}

export type SignInWay = keyof SignInRequests;

/** Where each way leads. */
export const SIGN_IN_WAYS = {
  password: '/web-api/auth/login',
  phone: '/web-api/auth/login/phone',
  sms: '/web-api/auth/login/sms',
  token: '/web-api/auth/login/token',
  passkey: '/web-api/auth/passkey',
  twoStep: '/web-api/auth/two-step',
  registration: '/web-api/registration',
  registrationByPhone: '/web-api/registration/phone',
  registrationInOneClick: '/web-api/registration/one-click',
  registrationSocially: '/web-api/auth/social/registration',
} as const satisfies Readonly<Record<SignInWay, Address<'POST'>>>;

/** Ways whose requests carry the facts of the browser, where they are known (S7-31 components data). */
export const WAYS_WITH_COMPONENTS: readonly SignInWay[] = ['password', 'phone'];
