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

/**
 * What a document says where no script runs: what its page is, also of one that is not there, why nothing else is shown, and
 * the way on. A page that the server has drawn says it itself.
 */
export function withoutScripts(
  { matched: { language }, drawing }: Pick<SharedInput, 'matched' | 'drawing'>,
  { name, description }: Pick<SeoPage, 'name' | 'description'>,
): string {
  const words = siteWords(language);
  const why = `<p>${escapeHtml(words.noscript)}</p>`;
  const link = (label: string, path: string): string =>
    `<li>${tag('a', { href: withLanguage(language, path) })}${escapeHtml(label)}</a></li>`;
  const page =
    drawing === undefined
      ? [
          `<h1>${escapeHtml(name)}</h1>`,
          ...(description === '' ? [] : [`<p>${escapeHtml(description)}</p>`]),
          why,
          `<ul>${link(words.blocked.home, '/')}${WAYS_ON.map(([word, path]) => link(words.app[word], path)).join('')}</ul>`,
        ]
      : [why];
  return `<noscript><div class="frame-noscript">${page.join('')}</div></noscript>`;
}
