export { brandProblems, brandStyle, type BrandRule } from './brand.ts';
export { COLOUR_ROLES, type ColourRole, type ThemeColours } from './colour-roles.ts';
export { CONTRAST_PAIRS } from './contrast-pairs.ts';
export { parseHex } from './hex.ts';
export { contrastOf, parseOklch, type LinearRgb } from './oklch.ts';
