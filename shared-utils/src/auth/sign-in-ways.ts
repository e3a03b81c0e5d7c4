import type { LoginRequest, RegistrationRequest, TwoStepRequest } from '@paddock/contract/schemas';

/** What is sent by each way in. A new way is a line here and its path below. */
export interface SignInRequests {
  /** E-mail or id, and password (S7-31). */
  readonly password: LoginRequest;
  /** The code after a first step (S7-34). */
  readonly twoStep: TwoStepRequest;
  /** The registration form (S3-34). */
  readonly registration: RegistrationRequest;
}

export type SignInWay = keyof SignInRequests;

/** Where each way leads, under `/web-api`. */
export const SIGN_IN_WAYS: Readonly<Record<SignInWay, string>> = {
  password: '/auth/login',
  twoStep: '/auth/two-step',
  registration: '/registration',
};
