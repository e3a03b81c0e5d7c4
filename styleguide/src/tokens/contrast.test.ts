/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { COLOUR_ROLES, CONTRAST_PAIRS, contrastOf, parseOklch } from '@paddock/contract/brand';

import { readRoles, type Theme } from './testing/token-roles.ts';

const roles = readRoles(readFileSync('styleguide/src/tokens/tokens.css', 'utf8'));

function colourOf(role: string, theme: Theme) {
  const value = roles.get(role)?.[theme];
  if (value === undefined) throw new Error(`no colour role --${role}`);
  return parseOklch(value);
}

describe.each(['light', 'dark'] as const)('colour roles in %s', (theme) => {
  it.each(CONTRAST_PAIRS)('%s on %s has a contrast of at least %d', (colour, ground, floor) => {
    expect(contrastOf(colourOf(colour, theme), colourOf(ground, theme))).toBeGreaterThanOrEqual(floor);
  });
});

it('are those that a brand may set, with the values it would replace', () => {
  const opaque = [...roles].filter(([, { light, dark }]) => !`${light}${dark}`.includes('/'));
  expect(COLOUR_ROLES).toEqual(Object.fromEntries(opaque));
});

describe('contrastOf', () => {
  it('gives 21 for black on white and 1 for a colour on itself', () => {
    const [black, white] = [parseOklch('oklch(0 0 0)'), parseOklch('oklch(1 0 0)')];
    expect(contrastOf(black, white)).toBeCloseTo(21, 3);
    expect(contrastOf(white, white)).toBe(1);
  });
});
