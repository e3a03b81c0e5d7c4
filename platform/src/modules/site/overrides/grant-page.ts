import type { FastifyRequest } from 'fastify';
import { chooseLanguage, type SiteConfig } from '@paddock/contract';

import { visitorOf } from '../document/document-context.ts';
import { plainPage } from '../pages/plain-page.ts';
import { siteWords } from '../words/site-words.ts';
import type { OverrideGrant } from './grant.ts';
import { GRANT_PATH } from './give-grant.ts';

/**
 * Asks whether a grant is wanted in this browser. Following a link alone gives nothing: a stranger could have sent it,
 * to run his code in the browser of someone who is signed in; and previews of messages follow links, too.
 */
export function grantPage(
  request: FastifyRequest,
  site: SiteConfig,
  { developer, origins, untilMs }: OverrideGrant,
  link: string,
): string {
  const { resolve, theme } = visitorOf(request, { userId: null, banLevel: 0 }, site);
  const language = chooseLanguage(site.languages, {
    path: undefined,
    cookie: resolve.languageCookie,
    browser: resolve.browserLanguages,
    signedIn: false,
  });
  const words = siteWords(language).grant;
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const values = { developer, origins: origins.join(', '), time: time.format(untilMs) };
  return plainPage({
    language,
    theme,
    companyName: site.companyName,
    title: words.title,
    paragraphs: [filled(words.who, values), words.warning],
    action: { label: words.allow, href: GRANT_PATH, fields: { grant: link } },
    styles: [],
  });
}

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => values[name] ?? '');
}
