import { Type } from 'typebox';
import { APPEALS_PATH, chooseLanguage, withLanguage } from '@paddock/contract';
import { pageAnswer, redirectAnswer } from '@paddock/contract/endpoints';

import { isForeignChange } from '../../../kernel/http/foreign-requests.ts';
import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { Appeals } from '../../blocks/index.ts';
import { visitorOf } from '../document/document-context.ts';
import { documentHeaders } from '../document/security-headers.ts';
import { plainPage } from '../pages/plain-page.ts';
import type { SiteConfigSource } from '../versions/configuration.ts';
import { siteWords } from '../words/site-words.ts';
import { APPEALS_FORM_PATH, appealsBody } from './appeals-page.ts';

/** Far above what is taken, so that a text that is too long is answered by a page that still holds it. */
const Form = Type.Object({
  text: Type.String({ maxLength: 20_000 }),
  email: Type.Optional(Type.String({ maxLength: 1_000 })),
});
/** Statuses of an appeal that was not taken. */
const STATUS = { text: 422, email: 422, none: 403, often: 429 } as const;

/** Takes the form of appeals: without JavaScript, so what was wrong is said by the page itself, with all that was typed. */
export function appealRoutes(
  app: HttpApp,
  { config, hosts }: Pick<Kernel, 'config' | 'hosts'>,
  source: Pick<SiteConfigSource, 'of'>,
  appeals: Appeals,
): void {
  const again = pageAnswer('The form again, with what is wrong');
  app.post(
    APPEALS_FORM_PATH,
    {
      config: { budget: 'key' },
      schema: {
        tags: ['blocks'],
        summary: 'Takes an appeal of a visitor who is kept out (S2-66)',
        body: Form,
        response: {
          303: redirectAnswer('The visitor’s appeals'),
          403: again,
          422: again,
          429: again,
        },
      },
    },
    async (request, reply) => {
      // With cookies or without: what matters is the cookie that is set.
      if (isForeignChange(request, config)) throw new PlatformError('FOREIGN_REQUEST');
      const site = source.of(request);
      const { resolve, theme } = visitorOf(request, { userId: null, banLevel: 0 }, site);
      const language = chooseLanguage(site.languages, {
        path: undefined,
        cookie: resolve.languageCookie,
        browser: resolve.browserLanguages,
        signedIn: false,
      });
      const { text, email = '' } = request.body;
      const problem = await appeals.send(request, reply, { text, email, language });
      if (problem === undefined)
        return reply
          .header('cache-control', 'no-store')
          .redirect(`${withLanguage(language, APPEALS_PATH)}?sent=1`, 303);
      const { blocked, appeals: words } = siteWords(language);
      const page = plainPage({
        language,
        theme,
        companyName: site.companyName,
        title: words.title,
        paragraphs: [],
        body: appealsBody(language, site, await appeals.deskOf(request), { problem, text, email }),
        action: { label: blocked.home, href: withLanguage(language, '/') },
        styles: site.brandStyle === undefined ? [] : [site.brandStyle],
      });
      return reply
        .status(STATUS[problem])
        .headers(documentHeaders(config, hosts.originOf(request)))
        .send(page);
    },
  );
}
