import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { countriesIn } from '../registration/countries.ts';
import { callingCode, phoneMasks } from './phone-masks.ts';

/** What an input of a telephone number is drawn from: the same for everyone, so that it may be kept for a day. */
export function phoneRoutes(app: HttpApp): void {
  serve(app, 'GET /web-api/phone/countries', (request, reply) => {
    reply.header('cache-control', 'public, max-age=86400');
    return countriesIn(request.query.lang ?? 'en').map(({ id, code, name }) => ({
      id,
      name,
      country_code: code,
      tel_code: callingCode(code),
    }));
  });

  serve(app, 'GET /web-api/phone/masks', (_request, reply) => {
    reply.header('cache-control', 'public, max-age=86400');
    return [...phoneMasks()];
  });
}
