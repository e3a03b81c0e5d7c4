import { Type } from 'typebox';
import { LanguageCode, PhoneCountriesView, PhoneMasksView } from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { countriesIn } from '../registration/countries.ts';
import { callingCode, phoneMasks } from './phone-masks.ts';

/** What an input of a telephone number is drawn from: the same for everyone, so that it may be kept for a day. */
export function phoneRoutes(app: HttpApp): void {
  app.get(
    '/web-api/phone/countries',
    {
      schema: {
        summary: 'Countries with their calling codes, names in one language (S7-21)',
        querystring: Type.Object({ lang: Type.Optional(LanguageCode) }),
        response: { 200: PhoneCountriesView },
      },
    },
    (request, reply) => {
      reply.header('cache-control', 'public, max-age=86400');
      return countriesIn(request.query.lang ?? 'en').map(({ id, code, name }) => ({
        id,
        name,
        country_code: code,
        tel_code: callingCode(code),
      }));
    },
  );

  app.get(
    '/web-api/phone/masks',
    {
      schema: { summary: 'How mobile numbers of a country look (S7-22)', response: { 200: PhoneMasksView } },
    },
    (_request, reply) => {
      reply.header('cache-control', 'public, max-age=86400');
      return [...phoneMasks()];
    },
  );
}
