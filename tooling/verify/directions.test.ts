import { globSync, readFileSync } from 'node:fs';

/** Sides of the screen, where the line of reading has a start and an end (docs/languages.md). */
const PHYSICAL =
  /(?:^|[;{]\s*)((?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-)?(?:left|right)(?:-\w+)*|border-(?:top|bottom)-(?:left|right)-radius|(?:text-align|float|clear)\s*:\s*(?:left|right))\b\s*:?/gm;

const physicalIn = (css: string): readonly string[] =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(PHYSICAL)].map(([, property = '']) => property.trim());

describe('styles', () => {
  it('know no left and right, so that they are right in Arabic too', () => {
    const files = globSync('{parcels,styleguide,shell-react,root-config}/**/src/**/*.css');
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((file) =>
      physicalIn(readFileSync(file, 'utf8')).map((property) => `${file}: ${property}`),
    );
    expect(found).toEqual([]);
  });

  it('turn only drawings round in Arabic: icons that point turn by themselves, and twice is not at all', () => {
    const files = globSync('{parcels,styleguide}/**/src/**/*.css');
    const turning = files.filter((file) =>
      /rtl[^{]*\{[^}]*(?:scaleX\(-1\)|scale: -1 1)/.test(readFileSync(file, 'utf8')),
    );
    expect(turning.sort()).toEqual([
      'parcels/system-pages/src/parts/open-gate.module.css',
      'styleguide/src/icon/icon.module.css',
    ]);
  });

  it.each([
    ['.a { left: 0; }', 'left'],
    ['.a {\n  margin-left: 4px;\n}', 'margin-left'],
    ['.a { color: red; border-right-width: 1px; }', 'border-right-width'],
    ['.a { border-top-left-radius: 4px; }', 'border-top-left-radius'],
    ['.a {\n  text-align: right;\n}', 'text-align: right'],
  ])('would be found in %j', (css, property) => {
    expect(physicalIn(css)).toEqual([property]);
  });

  it('may speak of them where they are no property', () => {
    expect(
      physicalIn('.left { inset-inline-start: 0; background: linear-gradient(to right, a, b); }'),
    ).toEqual([]);
  });
});
