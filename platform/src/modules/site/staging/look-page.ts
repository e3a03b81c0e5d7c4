import type { FastifyRequest } from 'fastify';
import { chooseLanguage, type SiteConfig } from '@paddock/contract';

import { LOOK_PATH } from '../../releases/index.ts';
import { visitorOf } from '../document/document-context.ts';
import { plainPage } from '../pages/plain-page.ts';
import { siteWords } from '../words/site-words.ts';

/**
 * Asks whether staging is wanted in this browser, or is to be left. Following a link alone changes nothing: a stranger
 * could have sent it to a player.
 * @param link what the button takes up; undefined to leave
 */
export function lookPage(request: FastifyRequest, site: SiteConfig, link: string | undefined): string {
  const { resolve, theme } = visitorOf(request, { userId: null, banLevel: 0 }, site);
  const language = chooseLanguage(site.languages, {
    path: undefined,
    cookie: resolve.languageCookie,
    browser: resolve.browserLanguages,
    signedIn: false,
  });
  const words = siteWords(language).staging;
  const isComing = link !== undefined;
  return plainPage({
    language,
    theme,
    companyName: site.companyName,
    title: isComing ? words.title : words.leaveTitle,
    paragraphs: isComing ? [words.what, words.warning] : [words.leaveText],
    action: {
      label: isComing ? words.look : words.leave,
      href: LOOK_PATH,
      fields: isComing ? { look: link } : {},
    },
    styles: [],
  });
}
