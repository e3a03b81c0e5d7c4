import type { Silk } from '@paddock/contract/schemas';

import type { Random } from '../random/random.ts';

/** Shirt colours that read on a light and on a dark ground. */
const COLOURS = [
  '#f4f1e8', '#1c1f24', '#c8102e', '#0b3d91', '#1b7f4d', '#f2b705', '#7a1f3d', '#2f9ed8', '#e8601c', '#5b2a86',
  '#8a929c', '#0f5c5c', '#f27ea6', '#6b3e1f',
]; // oxfmt-ignore
const PATTERNS: readonly Silk['pattern'][] = ['solid', 'stripes', 'halves', 'sleeves', 'band', 'sash'];

/** Least luminance contrast between the two colours of a silk. */
export const SILK_CONTRAST = 2.2;

/** Every pair that can be told apart, so that a pattern is never lost in its ground. */
const PAIRS: readonly (readonly [string, string])[] = COLOURS.flatMap((ground) =>
  COLOURS.filter((figure) => contrast(ground, figure) >= SILK_CONTRAST).map(
    (figure) => [ground, figure] as const,
  ),
);

/** As many silks as asked for, no two alike until every pair has been used. */
export function silks(count: number, random: Random): readonly Silk[] {
  const pairs = random.shuffled(PAIRS);
  return Array.from({ length: count }, (_, at) => {
    const [ground, figure] = pairs[at % pairs.length] ?? ['#f4f1e8', '#1c1f24'];
    return { pattern: random.pick(PATTERNS), colours: [ground, figure] };
  });
}

/** WCAG contrast ratio of two `#rrggbb` colours. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const channel = (at: number): number => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
