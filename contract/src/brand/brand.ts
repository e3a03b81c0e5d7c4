import { COLOUR_ROLES, isColourRole, type ColourRole, type ThemeColours } from './colour-roles.ts';
import { CONTRAST_PAIRS } from './contrast-pairs.ts';
import { contrastOf, parseOklch } from './oklch.ts';

/** One rule of a brand (S3-38 `partnerCssBrandBook`): a colour role, and what it is for both themes or for each. */
export interface BrandRule {
  /** `--brand` */
  readonly css_prop: string;
  /** `oklch(0.42 0.12 260)`, or `light-dark(oklch(…), oklch(…))` */
  readonly css_value: string;
}

const OPAQUE = String.raw`oklch\(\s*[\d.]+\s+[\d.]+\s+[\d.]+\s*\)`;
const ONE = new RegExp(`^${OPAQUE}$`);
const BOTH = new RegExp(String.raw`^light-dark\(\s*(${OPAQUE})\s*,\s*(${OPAQUE})\s*\)$`);
const THEMES = ['light', 'dark'] as const;

const roleOf = ({ css_prop: property }: BrandRule): ColourRole | undefined => {
  const name = property.replace(/^--/, '');
  return property.startsWith('--') && isColourRole(name) ? name : undefined;
};

function coloursOf({ css_value: value }: BrandRule): ThemeColours | undefined {
  if (ONE.test(value)) return { light: value, dark: value };
  const [, light, dark] = BOTH.exec(value) ?? [];
  return light !== undefined && dark !== undefined ? { light, dark } : undefined;
}

/**
 * What is wrong with a brand: roles that are none, values that are no opaque colours, and words and marks that could not
 * be read on their ground, by the same floors as the house's own colours. Nothing where it can be shown.
 */
export function brandProblems(rules: readonly BrandRule[]): readonly string[] {
  const colours: Record<string, ThemeColours> = { ...COLOUR_ROLES };
  const problems: string[] = [];
  for (const rule of rules) {
    const [role, own] = [roleOf(rule), coloursOf(rule)];
    if (role === undefined) problems.push(`${rule.css_prop} is no colour of the site`);
    else if (own === undefined)
      problems.push(`${rule.css_prop}: ${rule.css_value} is neither oklch(L C H) nor light-dark of two`);
    else colours[role] = own;
  }
  return problems.length > 0 ? problems : unreadable(colours);
}

function unreadable(colours: Readonly<Record<string, ThemeColours>>): readonly string[] {
  return THEMES.flatMap((theme) =>
    CONTRAST_PAIRS.flatMap(([colour, ground, floor]) => {
      const [over, under] = [colours[colour]?.[theme] ?? '', colours[ground]?.[theme] ?? ''];
      const contrast = contrastOf(parseOklch(over), parseOklch(under));
      return contrast >= floor
        ? []
        : [
            `--${colour} on --${ground} in ${theme}: contrast ${contrast.toFixed(2)}, ${String(floor)} at least`,
          ];
    }),
  );
}

/** The style sheet of a brand without problems. It stands after the house's own tokens, in their layer. */
export const brandStyle = (rules: readonly BrandRule[]): string =>
  `@layer tokens{:root{${rules.map(({ css_prop, css_value }) => `${css_prop}:${css_value}`).join(';')}}}`;
