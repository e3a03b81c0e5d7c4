/// <reference types="node" />
import { readFileSync } from 'node:fs';

import { contrastOf, parseOklch } from './testing/oklch.ts';
import { readRoles, type Theme } from './testing/token-roles.ts';

const roles = readRoles(readFileSync('styleguide/src/tokens/tokens.css', 'utf8'));

/** What stands on what, and the least WCAG 2.2 contrast: text AA 4.5, money and prices AAA 7, parts of controls 3. */
const PAIRS: readonly (readonly [colour: string, ground: string, floor: number])[] = [
  ['text', 'surface-0', 4.5],
  ['text', 'surface-1', 4.5],
  ['text', 'surface-2', 4.5],
  ['text', 'surface-3', 4.5],
  ['text-dim', 'surface-0', 4.5],
  ['text-dim', 'surface-1', 4.5],
  ['text-dim', 'surface-2', 4.5],
  ['text-dim', 'surface-3', 4.5],
  ['money', 'surface-0', 7],
  ['money', 'surface-1', 7],
  ['money', 'surface-2', 7],
  ['money', 'surface-3', 7],
  ['header-ink', 'header', 7],
  ['brand-ink', 'brand', 4.5],
  ['brand-ink', 'brand-hover', 4.5],
  ['odds-on-ink', 'odds-on', 7],
  ['brand-text', 'surface-0', 4.5],
  ['brand-text', 'surface-1', 4.5],
  ['brand-text', 'surface-2', 4.5],
  ['brand-text', 'brand-quiet', 4.5],
  ['text', 'brand-quiet', 4.5],
  ['text', 'positive-quiet', 4.5],
  ['text', 'warning-quiet', 4.5],
  ['text', 'danger-quiet', 4.5],
  ['header-ink', 'header-2', 4.5],
  ['header-dim', 'header', 4.5],
  ['header-dim', 'header-2', 4.5],
  ['odds', 'odds-cell', 7],
  ['odds', 'odds-hover', 7],
  ['odds', 'surface-1', 7],
  ['odds-up', 'odds-cell', 4.5],
  ['odds-up', 'odds-hover', 4.5],
  ['odds-down', 'odds-cell', 4.5],
  ['odds-down', 'odds-hover', 4.5],
  ['text-dim', 'odds-cell', 4.5],
  ['text-dim', 'odds-hover', 4.5],
  ['text-dim', 'brand-quiet', 4.5],
  ['live', 'surface-0', 4.5],
  ['live', 'surface-1', 4.5],
  ['live', 'surface-2', 4.5],
  ['positive', 'surface-1', 4.5],
  ['positive', 'surface-2', 4.5],
  ['positive', 'positive-quiet', 4.5],
  ['warning', 'surface-1', 4.5],
  ['warning', 'surface-2', 4.5],
  ['warning', 'warning-quiet', 4.5],
  ['danger', 'surface-1', 4.5],
  ['danger', 'surface-2', 4.5],
  ['danger', 'danger-quiet', 4.5],
  ['brand-ink', 'danger-fill', 4.5],
  ['paper-ink', 'paper', 7],
  ['paper-dim', 'paper', 4.5],
  ['line-strong', 'surface-0', 3],
  ['line-strong', 'surface-1', 3],
  ['line-strong', 'surface-2', 3],
  ['brand', 'surface-0', 3],
  ['brand', 'surface-1', 3],
  ['brand', 'surface-2', 3],
  ['focus', 'surface-0', 3],
  ['focus', 'surface-1', 3],
  ['focus', 'surface-2', 3],
  ['focus', 'surface-3', 3],
  ['focus-header', 'header', 3],
  ['focus-header', 'header-2', 3],
  ['odds-on', 'surface-1', 3],
  ['odds-on', 'odds-cell', 3],
  ['danger-fill', 'surface-1', 3],
  ['header-on-ink', 'header-ink', 4.5],
];

function colourOf(role: string, theme: Theme) {
  const value = roles.get(role)?.[theme];
  if (value === undefined) throw new Error(`no colour role --${role}`);
  return parseOklch(value);
}

describe.each(['light', 'dark'] as const)('colour roles in %s', (theme) => {
  it.each(PAIRS)('%s on %s has a contrast of at least %d', (colour, ground, floor) => {
    expect(contrastOf(colourOf(colour, theme), colourOf(ground, theme))).toBeGreaterThanOrEqual(floor);
  });
});

describe('contrastOf', () => {
  it('gives 21 for black on white and 1 for a colour on itself', () => {
    const [black, white] = [parseOklch('oklch(0 0 0)'), parseOklch('oklch(1 0 0)')];
    expect(contrastOf(black, white)).toBeCloseTo(21, 3);
    expect(contrastOf(white, white)).toBe(1);
  });
});
