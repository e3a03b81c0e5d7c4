/** What could name a person or open a door: addresses, long numbers, tokens, and the query of any URL. */
const PRIVATE: readonly (readonly [RegExp, string])[] = [
  [/(\b[a-z]+:\/\/[^\s?#)'"]+)[?#][^\s)'"]*/g, '$1'],
  [/[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+/g, '<email>'],
  [/\b[\w-]{32,}\b/g, '<token>'],
  [/(?<![\w.:/@-])\+?\d[\d\s().-]{4,}\d(?!\w)/g, '<number>'],
];

/** Removes personal data from a text and cuts it. File positions (`:12:345`) stay. */
export function scrub(text: string, maxLength: number): string {
  const clean = PRIVATE.reduce((rest, [pattern, name]) => rest.replace(pattern, name), text);
  return clean.slice(0, maxLength);
}

/** A URL without its query and hash; words such as `inline` stay as they are. */
export function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/, '').slice(0, 500);
}
