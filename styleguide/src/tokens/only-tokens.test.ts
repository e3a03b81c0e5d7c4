/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';

import { readNames } from './testing/token-roles.ts';

const ROOT = 'styleguide/src';
const tokens = readNames(readFileSync(`${ROOT}/tokens/tokens.css`, 'utf8'));
const sheets = globSync(`${ROOT}/**/*.module.css`).map((path) => ({
  path: path.replaceAll('\\', '/'),
  css: readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
}));

/** Set by the headless library on its own elements, or by a sheet for itself. */
const FOREIGN = /^(?:anchor|available|drawer|transform)-/;
const RAW_COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(/i;
const DECLARATION = /([a-z-]+):\s*([^;{}]+);/g;
/** The flag's letters are decoration in the place of a 16 by 12 picture. */
const FONT_SIZE_ALLOWED = /^(?:var\(--text-\d\d\)|inherit|max\(var\(--text-14\), 16px\)|0\.55em)$/;
/** Longest raw length of hairlines, rings and optical corrections; anything larger is a token or scales with one. */
const RAW_SPACE_MAX_PX = 20;

function declarations(css: string): readonly (readonly [property: string, value: string])[] {
  return Array.from(css.matchAll(DECLARATION), ([, property = '', value = '']) => [property, value.trim()]);
}

describe.each(sheets)('$path', ({ css }) => {
  it('names no colour of its own', () => {
    const raw = declarations(css).filter(([, value]) => RAW_COLOUR.test(value));
    expect(raw).toEqual([]);
  });

  it('takes font sizes from the type scale', () => {
    const own = declarations(css).filter(
      ([property, value]) => property === 'font-size' && !FONT_SIZE_ALLOWED.test(value),
    );
    expect(own).toEqual([]);
  });

  it('takes paddings, gaps and radii from tokens or stays small', () => {
    const large = declarations(css).filter(
      ([property, value]) =>
        /^(?:padding|margin|gap|border-radius)/.test(property) &&
        Array.from(value.matchAll(/(\d+(?:\.\d+)?)px/g)).some(([, px]) => Number(px) > RAW_SPACE_MAX_PX),
    );
    expect(large).toEqual([]);
  });

  it('uses tokens that exist', () => {
    const used = Array.from(css.matchAll(/var\(--([a-z0-9-]+)/g), ([, name = '']) => name);
    const unknown = used.filter((name) => !tokens.has(name) && !FOREIGN.test(name) && !isSetBy(css, name));
    expect(unknown).toEqual([]);
  });

  it('names sides by the line of reading', () => {
    const physical = declarations(css).filter(([property]) =>
      /^(?:margin|padding|border|inset)-(?:left|right)|^(?:left|right|width|height|min-width|max-width)$/.test(
        property,
      ),
    );
    expect(physical).toEqual([]);
  });
});

function isSetBy(css: string, name: string): boolean {
  return new RegExp(`--${name}:|@property --${name}\\b`).test(css);
}

it('looks at every sheet of the styleguide', () => {
  expect(sheets.length).toBeGreaterThan(25);
});
