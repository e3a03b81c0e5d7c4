import { directionOf } from '../routing/language.ts';

/** What is written in some languages, by their codes. */
export type Written<Text> = Readonly<Record<string, Text>>;

/** Who reads it, and where. */
export interface WrittenFor {
  readonly language: string;
  /** The site's own language. */
  readonly fallback: string;
}

/**
 * What is written, as somebody reads it: in their language, else in the site's own, else in English, else in any.
 * @throws of what is written in no language
 */
export function writtenIn<Text>(
  written: Written<Text>,
  { language, fallback }: WrittenFor,
): { readonly language: string; readonly text: Text } {
  for (const code of [language, fallback, 'en', ...Object.keys(written)]) {
    const text = Object.hasOwn(written, code) ? written[code] : undefined;
    if (text !== undefined) return { language: code, text };
  }
  throw new Error('what is written in no language was kept');
}

/**
 * A title as somebody reads it among words of their own: isolated (U+2068, U+2069) where it is written the other way, so that
 * both keep their order.
 * @throws of a title in no language
 */
export function writtenTitle(titles: Written<string>, reader: WrittenFor): string {
  const { language, text } = writtenIn(titles, reader);
  return directionOf(language) === directionOf(reader.language) ? text : `\u2068${text}\u2069`;
}
