import { isOwnPath } from '../site/own-path.ts';
import { enclosedIn } from './enclosed.ts';

/** A stretch of a text: words, or words that are marked or lead somewhere. */
export interface Inline {
  readonly words: string;
  readonly mark?: 'strong' | 'emphasis';
  /** Where it leads: a path of this site without the language, a place of the same page, another site, a mailbox. */
  readonly target?: string;
}

const MARKS = /\[([^\][]+)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*/g;

/**
 * Takes `See [the rules](/rules/1), **please**.` apart. What is no link that may be followed stays the words it is
 * written with; nothing in a text is ever markup.
 */
export function inlinesOf(text: string): readonly Inline[] {
  const inlines: Inline[] = [];
  let from = 0;
  for (const found of text.matchAll(MARKS)) {
    const [whole, words, target, strong, emphasis] = found;
    if (target !== undefined && !isLinkTarget(target)) continue;
    if (found.index > from) inlines.push({ words: text.slice(from, found.index) });
    inlines.push(inlineOf({ words, target, strong, emphasis }));
    from = found.index + whole.length;
  }
  if (from < text.length) inlines.push({ words: text.slice(from) });
  return inlines;
}

type Found = Readonly<Record<'words' | 'target' | 'strong' | 'emphasis', string | undefined>>;

function inlineOf({ words = '', target, strong, emphasis }: Found): Inline {
  if (target !== undefined) return { words, target };
  return strong === undefined
    ? { words: emphasis ?? '', mark: 'emphasis' }
    : { words: strong, mark: 'strong' };
}

/** A text as it is searched and shortened: its words alone. */
export function plainWords(text: string): string {
  return inlinesOf(text)
    .map(({ words }) => words)
    .join('');
}

/** Links of a text that lead nowhere a link may: `javascript:…`, another site by `//`, a bare name. */
export function wrongTargets(text: string): readonly string[] {
  return enclosedIn(text, '](', ')').filter((target) => !isLinkTarget(target));
}

/** True for an own path, a place of the same page (`#limits`), http(s) and mailto, and for nothing else. */
export function isLinkTarget(target: string): boolean {
  if (/^#[a-z0-9]+(?:-[a-z0-9]+)*$/.test(target)) return true;
  if (target.startsWith('/')) return isOwnPath(target);
  if (/^mailto:[^\s<>"'?#/:@]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(target)) return true;
  return isOtherSite(target);
}

/** True for the address of another site, without a name and password in it. */
export function isOtherSite(target: string): boolean {
  if (!/^https?:\/\/[^/\\\s]/i.test(target) || /[\s<>"\\]/.test(target)) return false;
  const url = URL.parse(target);
  return url !== null && url.username === '' && url.password === '';
}
