import { escapeHtml, withLanguage } from '@paddock/contract';
import type { SeoPage } from '@paddock/contract/schemas';

import { siteWords } from '../words/site-words.ts';
import { tag } from './html.ts';
import type { SharedInput } from './document-input.ts';

/** Pages that every site has, by the words the server has for them. */
const WAYS_ON = [
  ['live', '/live'],
  ['line', '/line'],
] as const;

type Asked = Pick<SharedInput, 'matched' | 'drawing'>;

/**
 * What a document says where no script runs: what its page is, also of one that is not there, why nothing else is shown, and
 * the way on. Empty where the page is drawn, which says it itself.
 */
export function withoutScripts(
  { matched: { language }, drawing }: Asked,
  { name, description }: Pick<SeoPage, 'name' | 'description'>,
): string {
  if (drawing !== undefined) return '';
  const words = siteWords(language);
  const link = (label: string, path: string): string =>
    `<li>${tag('a', { href: withLanguage(language, path) })}${escapeHtml(label)}</a></li>`;
  return unscripted(
    `<h1>${escapeHtml(name)}</h1>`,
    description === '' ? '' : `<p>${escapeHtml(description)}</p>`,
    `<p>${escapeHtml(words.noscript)}</p>`,
    `<ul>${link(words.blocked.home, '/')}${WAYS_ON.map(([word, path]) => link(words.app[word], path)).join('')}</ul>`,
  );
}

/** What a drawn page says below itself where no script runs: it can be read, and what needs one. */
export function belowDrawn({ matched: { language }, drawing }: Asked): string {
  return drawing === undefined ? '' : unscripted(`<p>${escapeHtml(siteWords(language).noscriptDrawn)}</p>`);
}

const unscripted = (...parts: readonly string[]): string =>
  `<noscript><div class="frame-noscript">${parts.join('')}</div></noscript>`;
