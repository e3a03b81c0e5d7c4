/** A colour in the light theme and in the dark one, as `oklch(L C H)`. */
export interface ThemeColours {
  readonly light: string;
  readonly dark: string;
}

/**
 * The opaque colour roles of the styleguide with the house's own values, as `tokens.css` has them (a test of the
 * styleguide says so): what a brand may set, and what stands where it sets nothing.
 */
export const COLOUR_ROLES = {
  'surface-0': { light: 'oklch(0.955 0.006 155)', dark: 'oklch(0.165 0.012 165)' },
  'surface-1': { light: 'oklch(0.994 0.002 155)', dark: 'oklch(0.205 0.013 165)' },
  'surface-2': { light: 'oklch(0.957 0.009 155)', dark: 'oklch(0.25 0.015 165)' },
  'surface-3': { light: 'oklch(0.915 0.014 156)', dark: 'oklch(0.3 0.017 165)' },
  line: { light: 'oklch(0.9 0.008 156)', dark: 'oklch(0.285 0.014 165)' },
  'line-strong': { light: 'oklch(0.58 0.016 160)', dark: 'oklch(0.56 0.018 165)' },
  text: { light: 'oklch(0.235 0.02 165)', dark: 'oklch(0.945 0.008 150)' },
  'text-dim': { light: 'oklch(0.455 0.018 165)', dark: 'oklch(0.735 0.014 160)' },
  money: { light: 'oklch(0.235 0.02 165)', dark: 'oklch(0.965 0.008 150)' },
  brand: { light: 'oklch(0.425 0.095 157)', dark: 'oklch(0.525 0.113 157)' },
  'brand-hover': { light: 'oklch(0.375 0.085 157)', dark: 'oklch(0.475 0.103 157)' },
  'brand-ink': { light: 'oklch(0.99 0.01 120)', dark: 'oklch(0.995 0.01 120)' },
  'brand-text': { light: 'oklch(0.425 0.095 157)', dark: 'oklch(0.8 0.12 155)' },
  'brand-quiet': { light: 'oklch(0.94 0.028 155)', dark: 'oklch(0.27 0.04 160)' },
  header: { light: 'oklch(0.31 0.07 159)', dark: 'oklch(0.225 0.038 162)' },
  'header-2': { light: 'oklch(0.37 0.075 159)', dark: 'oklch(0.285 0.045 162)' },
  'header-ink': { light: 'oklch(0.975 0.012 120)', dark: 'oklch(0.965 0.012 120)' },
  'header-on-ink': { light: 'oklch(0.26 0.06 159)', dark: 'oklch(0.26 0.06 159)' },
  'header-dim': { light: 'oklch(0.82 0.03 155)', dark: 'oklch(0.76 0.028 158)' },
  odds: { light: 'oklch(0.335 0.085 158)', dark: 'oklch(0.96 0.04 100)' },
  'odds-cell': { light: 'oklch(0.957 0.009 155)', dark: 'oklch(0.25 0.015 165)' },
  'odds-hover': { light: 'oklch(0.91 0.022 156)', dark: 'oklch(0.31 0.024 163)' },
  'odds-on': { light: 'oklch(0.345 0.085 158)', dark: 'oklch(0.93 0.06 100)' },
  'odds-on-ink': { light: 'oklch(0.975 0.035 105)', dark: 'oklch(0.24 0.05 160)' },
  'odds-up': { light: 'oklch(0.46 0.125 150)', dark: 'oklch(0.82 0.16 150)' },
  'odds-down': { light: 'oklch(0.5 0.165 30)', dark: 'oklch(0.755 0.14 32)' },
  live: { light: 'oklch(0.52 0.135 50)', dark: 'oklch(0.79 0.145 62)' },
  positive: { light: 'oklch(0.45 0.115 152)', dark: 'oklch(0.81 0.145 152)' },
  'positive-quiet': { light: 'oklch(0.945 0.035 152)', dark: 'oklch(0.275 0.045 157)' },
  warning: { light: 'oklch(0.48 0.1 75)', dark: 'oklch(0.85 0.13 88)' },
  'warning-quiet': { light: 'oklch(0.955 0.045 90)', dark: 'oklch(0.285 0.04 85)' },
  danger: { light: 'oklch(0.49 0.175 25)', dark: 'oklch(0.765 0.13 24)' },
  'danger-fill': { light: 'oklch(0.5 0.175 25)', dark: 'oklch(0.545 0.17 25)' },
  'danger-quiet': { light: 'oklch(0.955 0.02 25)', dark: 'oklch(0.275 0.045 25)' },
  focus: { light: 'oklch(0.5 0.18 255)', dark: 'oklch(0.78 0.13 240)' },
  'focus-header': { light: 'oklch(0.9 0.09 100)', dark: 'oklch(0.9 0.09 100)' },
  paper: { light: 'oklch(0.965 0.022 100)', dark: 'oklch(0.965 0.022 100)' },
  'paper-ink': { light: 'oklch(0.25 0.04 160)', dark: 'oklch(0.25 0.04 160)' },
  'paper-dim': { light: 'oklch(0.44 0.035 155)', dark: 'oklch(0.44 0.035 155)' },
  'paper-line': { light: 'oklch(0.84 0.03 105)', dark: 'oklch(0.84 0.03 105)' },
  'turf-a': { light: 'oklch(0.56 0.11 152)', dark: 'oklch(0.37 0.072 156)' },
  'turf-b': { light: 'oklch(0.535 0.108 152)', dark: 'oklch(0.35 0.07 156)' },
} as const satisfies Readonly<Record<string, ThemeColours>>;

export type ColourRole = keyof typeof COLOUR_ROLES;

export const isColourRole = (name: string): name is ColourRole => Object.hasOwn(COLOUR_ROLES, name);
