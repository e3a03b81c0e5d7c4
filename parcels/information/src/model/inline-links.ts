/** A stretch of a text: words, or words that lead somewhere. */
export interface Stretch {
  readonly words: string;
  /** A path of this site without the language; absent for plain words. */
  readonly path?: string;
}

const LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/g;

/** Takes `See [the rules](/rules/1).` apart. */
export function inlineLinks(text: string): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  for (const { 0: whole, 1: words = '', 2: path = '', index } of text.matchAll(LINK)) {
    if (index > from) stretches.push({ words: text.slice(from, index) });
    stretches.push({ words, path });
    from = index + whole.length;
  }
  if (from < text.length) stretches.push({ words: text.slice(from) });
  return stretches;
}
