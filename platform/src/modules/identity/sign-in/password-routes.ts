import { LoginRequest, PhoneLoginRequest, SignInAnswer } from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { signInByPassword } from './check-password.ts';
import { loginKeyOf, phoneLoginOf } from './login-key.ts';

/** Ways in by a password: the forms login_password and phone_password (S3-28). */
export function passwordRoutes(app: HttpApp, parts: IdentityParts): void {
  app.post(
    '/web-api/auth/login',
    {
      schema: {
        summary: 'Sign in by e-mail or number (S7-31)',
        body: LoginRequest,
        response: { 200: SignInAnswer },
      },
    },
    (request, reply) => {
      const { login, ...rest } = request.body;
      return signInByPassword(
        parts,
        { request, reply },
        { ...rest, login: loginKeyOf(login), method: 'password' },
      );
    },
  );

  app.post(
    '/web-api/auth/login/phone',
    {
      schema: {
        summary: 'Sign in by phone and password (S7-32)',
        body: PhoneLoginRequest,
        response: { 200: SignInAnswer },
      },
    },
    (request, reply) => {
      const { phone_number: number, country_code: country, ...rest } = request.body;
      return signInByPassword(
        parts,
        { request, reply },
        { ...rest, login: phoneLoginOf(number, country), method: 'phone' },
      );
    },
  );
}
