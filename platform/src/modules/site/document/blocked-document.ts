import { wayBackOf, withLanguage } from '@paddock/contract';

import { plainPage, type PlainPage } from '../pages/plain-page.ts';
import { siteWords } from '../words/site-words.ts';
import type { DocumentInput } from './render-document.ts';

/**
 * The document of a route in the blocked layout (S2-05): complete without JavaScript. Its words are the route's own:
 * `<seoKey>.title` is the heading, `<seoKey>.description` the text, and during maintenance `<seoKey>.until` says when
 * the site is expected back.
 */
export function renderBlockedDocument(input: DocumentInput): string {
  const { matched, site, loaded, visitor } = input;
  const { language, route } = matched;
  const values = { company: site.companyName, ...until(input) };
  const say = (key: string) =>
    loaded.dictionaries.text(language, route.parcel, `${route.meta.seoKey}.${key}`, values);
  const paragraphs = [say('description'), say('until')].filter((text) => text !== undefined);
  return plainPage({
    language,
    theme: visitor.theme,
    companyName: site.companyName,
    title: say('title') ?? site.companyName,
    paragraphs,
    action: actionOf(input),
    styles: loaded.release.styles.map(({ href }) => href),
  });
}

/** During maintenance the page asked for, to be tried again (S4-13); otherwise home. */
function actionOf({ matched: { language, query, route } }: DocumentInput): PlainPage['action'] {
  const { again, home } = siteWords(language).blocked;
  const isMaintenance = route.guards.includes('maintenance');
  const path = isMaintenance ? wayBackOf(query) : '/';
  return { label: isMaintenance ? again : home, href: withLanguage(language, path) };
}

/** When maintenance ends, in the site's own time zone. */
function until({ site, matched }: DocumentInput): Readonly<Record<string, string>> {
  if (site.maintenance?.state !== true || !matched.route.guards.includes('maintenance')) return {};
  const localMs = site.maintenance.endedAt * 1000 + site.timeZone * 3_600_000;
  const time = new Intl.DateTimeFormat(matched.language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(localMs);
  return { time, zone: `UTC${site.timeZone < 0 ? '−' : '+'}${Math.abs(site.timeZone)}` };
}
