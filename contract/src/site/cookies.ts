/**
 * Cookies the browser may read and write, named once for the document and the page. The session itself is an HttpOnly
 * cookie that no script sees.
 */
export const COOKIES = {
  /** The visitor's language, two letters (S2-01). */
  language: 'lng',
  /** `light`, `dark` or `system`, so that the document draws the right theme at once. */
  theme: 'theme',
  /** The font-size factor, for example `1.125`. */
  scale: 'scale',
  /** What styles act on: `compact.light` (`looks.ts`). */
  look: 'look',
  /** `1` while the site is under maintenance (S4-11). */
  maintenance: 'maintenance',
  /** Width of the window, of a visitor who lets cookies make the site work better (S9-11). */
  windowWidth: 'window_width',
  /** Marks an authorised visitor (S6-05); carries no right. */
  authorised: 'ua',
} as const;

/** What the visitor answered to the cookie question: `all`, `functionality`, `marketing` or `disabled` (S4-10). */
export const CONSENT_COOKIE = 'consent';
