import { readFileSync } from 'node:fs';
import { escapeHtml, directionOf } from '@paddock/contract';

import { sha256 } from '../../../kernel/crypto/sha256.ts';
import { tag } from '../document/html.ts';

/** A page that is complete without JavaScript: fatal, blocked, maintenance. */
export interface PlainPage {
  readonly language: string;
  readonly theme: 'light' | 'dark' | undefined;
  readonly companyName: string;
  readonly title: string;
  /** What the whole site has to say on each of its pages. */
  readonly notice?: string | undefined;
  /** Sentences under the heading, a paragraph each. */
  readonly paragraphs: readonly (string | PlainMoment)[];
  readonly action: PlainAction;
  /** Another way on, beside the first. */
  readonly second?: Pick<PlainAction, 'label' | 'href'> | undefined;
  /** Markup of the page's own under its paragraphs: a form, a list. Whoever makes it escapes what is in it. */
  readonly body?: string | undefined;
  /** Style sheets of the release, for its tokens and brand; the page stands without them. */
  readonly styles: readonly string[];
  /** A script that spares the reader something, with what it is told; the page is complete without. */
  readonly script?:
    | (Readonly<Record<string, string | true | undefined>> & { readonly src: string })
    | undefined;
}

/** A sentence with a moment, told by the site's clock; a script tells it by its reader's. */
export interface PlainMoment {
  readonly text: string;
  readonly atMs: number;
  /** The sentence with `{{time}}` and `{{zone}}` in place of these. */
  readonly words: string;
}

/** A link, or a button that sends fields to its address. */
export interface PlainAction {
  readonly label: string;
  readonly href: string;
  readonly fields?: Readonly<Record<string, string>>;
}

const STYLE = readFileSync(new URL('plain-page.css', import.meta.url), 'utf8');

/** The plain pages' own style sheet, served from memory so that they need no release. */
export const PLAIN_STYLE = {
  href: `/site/plain-page.${sha256(STYLE).toString('hex').slice(0, 16)}.css`,
  content: STYLE,
} as const;

/** The whole document of a plain page. */
export function plainPage(page: PlainPage): string {
  const html = tag('html', {
    lang: page.language,
    dir: directionOf(page.language),
    'data-theme': page.theme,
  });
  const sheets = [...page.styles, PLAIN_STYLE.href].map((href) => tag('link', { rel: 'stylesheet', href }));
  return [
    '<!doctype html>',
    html,
    '<head><meta charset="utf-8">',
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    tag('meta', { name: 'color-scheme', content: 'light dark' }),
    tag('meta', { name: 'robots', content: 'noindex, nofollow' }),
    `<title>${escapeHtml(`${page.title} · ${page.companyName}`)}</title>`,
    tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    ...sheets,
    ...(page.script === undefined ? [] : [`${tag('script', { ...page.script, defer: true })}</script>`]),
    `</head><body class="plain"><main class="plain-card">${plainBody(page)}</main></body></html>`,
  ].join('');
}

/**
 * The card of a page that stands hidden in documents of others, whose frame may fail to load. What reads a document by its
 * elements alone takes it for no part of that page: the main part and the heading are so by their roles, which count once
 * it is shown.
 */
export function hiddenCard(id: string, page: Omit<PlainPage, 'language'>): string {
  const heading = `<div class="plain-title" role="heading" aria-level="1">${escapeHtml(page.title)}</div>`;
  const begin = tag('div', { id, class: 'plain', role: 'main', 'data-nosnippet': true, hidden: true });
  return `${begin}<div class="plain-card">${plainBody(page, heading)}</div></div>`;
}

/** What stands in the card. */
function plainBody(
  page: Omit<PlainPage, 'language'>,
  heading = `<h1>${escapeHtml(page.title)}</h1>`,
): string {
  const { companyName, notice, paragraphs, body = '', action, second } = page;
  return [
    `<p class="plain-brand">${escapeHtml(companyName)}</p>`,
    heading,
    ...(notice === undefined ? [] : [`<p>${escapeHtml(notice)}</p>`]),
    ...paragraphs.map(paragraphMarkup),
    body,
    ...(second === undefined ? [] : [actionMarkup(second)]),
    actionMarkup(action),
  ].join('');
}

function paragraphMarkup(paragraph: string | PlainMoment): string {
  if (typeof paragraph === 'string') return `<p>${escapeHtml(paragraph)}</p>`;
  const { text, atMs, words } = paragraph;
  return `${tag('p', { 'data-at-ms': String(atMs), 'data-words': words })}${escapeHtml(text)}</p>`;
}

function actionMarkup({ label, href, fields }: PlainAction): string {
  if (fields === undefined)
    return `<p>${tag('a', { class: 'plain-action', href })}${escapeHtml(label)}</a></p>`;
  const hidden = Object.entries(fields).map(([name, value]) => tag('input', { type: 'hidden', name, value }));
  const button = `${tag('button', { class: 'plain-action' })}${escapeHtml(label)}</button>`;
  return `${tag('form', { method: 'post', action: href })}${hidden.join('')}<p>${button}</p></form>`;
}
