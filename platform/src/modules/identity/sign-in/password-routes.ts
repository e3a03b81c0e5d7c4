import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { signInByPassword } from './check-password.ts';
import { loginKeyOf, phoneLoginOf } from './login-key.ts';

/** Ways in by a password: the forms login_password and phone_password (S3-28). */
export function passwordRoutes(app: HttpApp, parts: IdentityParts): void {
  serve(app, 'POST /web-api/auth/login', (request, reply) => {
    const { login, ...rest } = request.body;
    return signInByPassword(
      parts,
      { request, reply },
      { ...rest, login: loginKeyOf(login), method: 'password' },
    );
  });

  serve(app, 'POST /web-api/auth/login/phone', (request, reply) => {
    const { phone_number: number, country_code: country, ...rest } = request.body;
    return signInByPassword(
      parts,
      { request, reply },
      { ...rest, login: phoneLoginOf(number, country), method: 'phone' },
    );
  });
}
