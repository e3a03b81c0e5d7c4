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

/** Where each way leads, under `/web-api`. */
export const SIGN_IN_WAYS: Readonly<Record<SignInWay, string>> = {
  password: '/auth/login',
  phone: '/auth/login/phone',
  sms: '/auth/login/sms',
  token: '/auth/login/token',
  passkey: '/auth/passkey',
  twoStep: '/auth/two-step',
  registration: '/registration',
  registrationByPhone: '/registration/phone',
  registrationInOneClick: '/registration/one-click',
  registrationSocially: '/auth/social/registration',
};

/** Ways whose requests carry the facts of the browser, where they are known (S7-31 components data). */
export const WAYS_WITH_COMPONENTS: readonly SignInWay[] = ['password', 'phone'];
