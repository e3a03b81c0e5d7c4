export type Theme = 'light' | 'dark';

const DECLARATION = /--([a-z0-9-]+):\s*([^;]+);/g;
const LIGHT_DARK = /^light-dark\((oklch\([^)]*\)),\s*(oklch\([^)]*\))\)$/;

/** Colour roles of tokens.css: name → its value in light and in dark. Roles that are no opaque colour are left out. */
export function readRoles(css: string): ReadonlyMap<string, Readonly<Record<Theme, string>>> {
  const roles = new Map<string, Readonly<Record<Theme, string>>>();
  for (const [, name = '', raw = ''] of css.matchAll(DECLARATION)) {
    const value = raw.trim();
    const pair = LIGHT_DARK.exec(value);
    if (pair?.[1] !== undefined && pair[2] !== undefined) roles.set(name, { light: pair[1], dark: pair[2] });
    else if (value.startsWith('oklch(')) roles.set(name, { light: value, dark: value });
  }
  return roles;
}

/** Every custom property the file sets. */
export function readNames(css: string): ReadonlySet<string> {
  return new Set(Array.from(css.matchAll(DECLARATION), ([, name = '']) => name));
}
