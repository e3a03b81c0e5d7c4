import { contrastOf, parseHex } from '@paddock/contract/brand';

/** Where a site names no colour of its own: racing green. */
const GROUND = '#0a4a2b';
const IVORY = '#f6f5e6';
const INK = '#0b120e';
const LIT = '#f0d98c';

/** `rounded` with corners of its own; `whole` to be cut to any shape, its mark within the middle four fifths. */
export type IconShape = 'rounded' | 'whole';

/**
 * The mark as SVG: the logo's lit "o" as a paddock ring with its gate open.
 * @param ground `#rrggbb` of the site's theme; the mark is drawn in what reads on it
 */
export function iconArt(ground: string = GROUND, shape: IconShape = 'rounded'): string {
  const isDark = contrastOf(parseHex(IVORY), parseHex(ground)) >= 3;
  const [line, dot] = isDark ? [IVORY, LIT] : [INK, INK];
  const [corner, scale] = shape === 'rounded' ? [14, 1] : [0, 0.72];
  const middle = 32 - 32 * scale;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<rect width="64" height="64" rx="${corner}" fill="${ground}"/>`,
    `<g transform="translate(${middle} ${middle}) scale(${scale})">`,
    `<path d="M20 52V14m0 3h12a12.5 12.5 0 0 1 0 25H20" fill="none" stroke="${line}" stroke-width="6.5" stroke-linejoin="round"/>`,
    `<circle cx="47" cy="49" r="5" fill="${dot}"/>`,
    '</g></svg>',
  ].join('');
}
