/**
 * What of a visitor's settings styles alone act on (S3-25, S3-26): words of `data-look` on the document's root. The cookie
 * `look` keeps them for the next document, which is then drawn right at once.
 */
export const LOOKS = [
  'compact',
  'light',
  'asian',
  'unmarked-prices',
  'sports-only',
  'event-numbers',
  'menu-folded',
  'coupon-folded',
] as const;
export type Look = (typeof LOOKS)[number];

const BETWEEN = '.';

/** Looks as the cookie keeps them. */
export function cookieOfLooks(looks: readonly Look[]): string {
  return looks.join(BETWEEN);
}

/** The looks of a cookie, of which anybody may have written anything; undefined where it names none. */
export function looksFromCookie(cookie: string | undefined): string | undefined {
  const named = (cookie ?? '').split(BETWEEN);
  const known = LOOKS.filter((look) => named.includes(look));
  return known.length === 0 ? undefined : known.join(' ');
}
