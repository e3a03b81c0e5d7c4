import { brandProblems, brandStyle } from './brand.ts';

const rule = (css_prop: string, css_value: string) => ({ css_prop, css_value });

/** Midnight blue in place of racing green, as dark and as light as the house's own. */
const BLUE = [
  rule('--brand', 'light-dark(oklch(0.425 0.12 260), oklch(0.54 0.14 260))'),
  rule('--header', 'light-dark(oklch(0.3 0.09 260), oklch(0.22 0.05 262))'),
  rule('--header-on-ink', 'oklch(0.26 0.08 260)'),
];

describe('a brand', () => {
  it('sets colours of the site, for both themes or for each', () => {
    expect(brandProblems(BLUE)).toEqual([]);
    expect(brandStyle(BLUE.slice(2))).toBe('@layer tokens{:root{--header-on-ink:oklch(0.26 0.08 260)}}');
  });

  it.each([
    ['--space-4', 'oklch(0.5 0.1 10)', '--space-4 is no colour of the site'],
    ['brand', 'oklch(0.5 0.1 10)', 'brand is no colour of the site'],
    ['--toString', 'oklch(0.5 0.1 10)', '--toString is no colour of the site'],
    [
      '--brand',
      'red;}body{display:none',
      '--brand: red;}body{display:none is neither oklch(L C H) nor light-dark of two',
    ],
    [
      '--brand',
      'oklch(0.5 0.1 10 / 0.5)',
      '--brand: oklch(0.5 0.1 10 / 0.5) is neither oklch(L C H) nor light-dark of two',
    ],
    [
      '--brand',
      'url(//elsewhere.example)',
      '--brand: url(//elsewhere.example) is neither oklch(L C H) nor light-dark of two',
    ],
  ])('of %s as %s is refused by its place', (property, value, problem) => {
    expect(brandProblems([rule(property, value)])).toEqual([problem]);
  });

  it('that could not be read is refused, with what stands on what', () => {
    expect(brandProblems([rule('--brand', 'oklch(0.9 0.05 260)')])).toEqual([
      '--brand-ink on --brand in light: contrast 1.31, 4.5 at least',
      expect.stringMatching(/^--brand on --surface-0 in light: contrast 1\.\d\d, 3 at least$/),
      expect.stringMatching(/^--brand on --surface-1 in light/),
      expect.stringMatching(/^--brand on --surface-2 in light/),
      '--brand-ink on --brand in dark: contrast 1.33, 4.5 at least',
    ]);
  });
});
