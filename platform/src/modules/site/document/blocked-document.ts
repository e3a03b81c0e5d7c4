import {
  APPEALS_PATH,
  HOUR_MS,
  isAppealable,
  OLD_BROWSER_PATH,
  timeZoneName,
  wayBackOf,
  withLanguage,
} from '@paddock/contract';

import { LEAD_BACK } from '../pages/lead-back.ts';
import { plainPage, type PlainMoment, type PlainPage } from '../pages/plain-page.ts';
import { siteWords } from '../words/site-words.ts';
import type { DocumentInput } from './document-input.ts';

/**
 * The document of a route in the blocked layout (S2-05): complete without JavaScript; with it one that keeps its visitor out
 * leads back by itself. Its words are the route's own:
 * `<seoKey>.title` is the heading, `<seoKey>.description` the text, and during maintenance `<seoKey>.until` says when
 * the site is expected back; `<seoKey>.needs` what a browser has to be able to do. The page that explains a ban reads `<seoKey>.account`, `.break` (with
 * its end) or `.country`, with `.support` naming the address of support, as the page that a click leads to does.
 */
export function renderBlockedDocument(input: DocumentInput, body?: string): string {
  const { matched, site, loaded, visitor } = input;
  const { language, route } = matched;
  const isBreak = onBreak(input);
  const variant = variantOf(input);
  const say = (key: string, values: Readonly<Record<string, string>> = {}) =>
    loaded.dictionaries.text(language, route.parcel, `${route.meta.seoKey}.${variant}${key}`, {
      company: site.companyName,
      ...values,
    });
  const support = site.support && say('support', { email: site.support.email });
  const paragraphs = [say('description'), support, untilOf(input, say), say('needs')].filter(
    (text) => text !== undefined,
  );
  const toAccount = isBreak ? say('account') : undefined;
  return plainPage({
    language,
    theme: visitor.theme,
    companyName: site.companyName,
    title: say('title') ?? site.companyName,
    notice: input.isDemo ? siteWords(language).demo : undefined,
    paragraphs,
    action:
      toAccount === undefined
        ? actionOf(input)
        : { label: toAccount, href: withLanguage(language, '/office/account') },
    second: appealOf(input),
    body,
    script: leadingBack(input),
    styles: [
      ...loaded.release.styles.map(({ href }) => href),
      ...(site.brandStyle === undefined ? [] : [site.brandStyle]),
    ],
  });
}

/** The page asked for, to be tried again, where it is known (S4-13); otherwise home. */
function actionOf(input: DocumentInput): PlainPage['action'] {
  const { language } = input.matched;
  const { again, home } = siteWords(language).blocked;
  const back = wayBack(input);
  return { label: back === undefined ? home : again, href: withLanguage(language, back ?? '/') };
}

/** The page asked for: during maintenance and with an old browser the address names it, from a block the browser remembers it. */
function wayBack({ matched: { path, query, route }, visitor }: DocumentInput): string | undefined {
  if (route.guards.includes('maintenance') || path === OLD_BROWSER_PATH) return wayBackOf(query);
  return KEEPS_OUT.some((guard) => route.guards.includes(guard)) ? visitor.wayBack : undefined;
}

/** Guards of the pages that are there for as long as their reason is. */
const KEEPS_OUT = ['banned', 'blocked', 'maintenance'] as const;

/** The script that leads back once the reason has gone. */
function leadingBack(input: DocumentInput): PlainPage['script'] {
  const { language, route } = input.matched;
  if (!KEEPS_OUT.some((guard) => route.guards.includes(guard))) return undefined;
  return {
    src: LEAD_BACK.href,
    'data-back': withLanguage(language, wayBack(input) ?? '/'),
    'data-updates': maintenanceEndMs(input) === undefined ? undefined : true,
  };
}

/** The way to say that this is wrong, where there is one: not from a break of the player's own, nor while the site is updated. */
function appealOf(input: DocumentInput): PlainPage['second'] {
  const { visitor, matched } = input;
  const { block } = visitor.resolve;
  const isKeptOut = visitor.session.banLevel > 0 || (block !== undefined && isAppealable(block));
  if (!isKeptOut || onBreak(input) || [APPEALS_PATH, OLD_BROWSER_PATH].includes(matched.path))
    return undefined;
  const { language } = matched;
  return { label: siteWords(language).appeals.title, href: withLanguage(language, APPEALS_PATH) };
}

/** Whose words are read on the page that explains a ban: of a break of the player's own, of a closed country, else of the account. */
function variantOf(input: DocumentInput): string {
  if (!input.matched.route.guards.includes('banned')) return '';
  if (onBreak(input)) return 'break.';
  return isByCountry(input) ? 'country.' : 'account.';
}

/** True on the page that explains a ban, for a visitor who is not banned but kept out where they are (S4-13). */
function isByCountry({ visitor: { session, resolve }, matched: { route } }: DocumentInput): boolean {
  return session.banLevel === 0 && resolve.block !== undefined && route.guards.includes('banned');
}

/** True on the page that explains a ban, for a player who chose it himself (rules §9). */
function onBreak({ visitor: { session }, matched: { route } }: DocumentInput): boolean {
  return session.restrictedUntilMs !== undefined && route.guards.includes('banned');
}

/** Says a text of the page with values for its placeholders; undefined where one has none. */
type Say = (key: string, values: Readonly<Record<string, string>>) => string | undefined;

/**
 * When maintenance or a break ends, by the site's own clock until a script tells it by the reader's; a break by the player's
 * own where it is known. Nothing of an end that is over: maintenance may take longer than was expected.
 */
function untilOf(input: DocumentInput, say: Say): string | PlainMoment | undefined {
  const { site, matched, visitor, serverTimeMs } = input;
  const endMs = onBreak(input) ? visitor.session.restrictedUntilMs : maintenanceEndMs(input);
  if (endMs === undefined || endMs <= serverTimeMs) return undefined;
  const ownHours = onBreak(input) ? visitor.session.zoneHours : undefined;
  const zoneHours = ownHours ?? site.timeZone;
  const clock = new Intl.DateTimeFormat(matched.language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const text = say('until', {
    time: clock.format(endMs + zoneHours * HOUR_MS),
    zone: timeZoneName(zoneHours),
  });
  const words = say('until', { time: '{{time}}', zone: '{{zone}}' });
  if (text === undefined || words === undefined || ownHours !== undefined) return text;
  return { text, atMs: endMs, words };
}

function maintenanceEndMs({ site, matched }: DocumentInput): number | undefined {
  if (site.maintenance?.state !== true || !matched.route.guards.includes('maintenance')) return undefined;
  return site.maintenance.endedAt * 1000;
}
