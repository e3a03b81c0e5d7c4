import type { BuiltFile, Release } from '@paddock/contract';

import { BUDGETS, budgetReport, closureOf } from './budgets.ts';

const file = (href: string, bytes: number): BuiltFile => ({ href, bytes, integrity: 'sha384-x' });
const shared = (href: string, bytes: number, ...dependencies: string[]) => ({
  ...file(href, bytes),
  dependencies,
});

const parcel = (name: string, dependencies: string[], pages: string[], widgets: string[], bytes: number) => {
  const loaded = (key: string) => [key, { scripts: [file(`/${name}/${key}.js`, bytes)], styles: [] }];
  return {
    name,
    entry: file(`/${name}.js`, 1_000),
    dependencies,
    pages: Object.fromEntries(pages.map(loaded)),
    widgets: Object.fromEntries(widgets.map(loaded)),
  };
};

const release = (pageBytes: number, rootBytes = 10_000): Release =>
  ({
    loader: file('/system.js', 4_000),
    shared: {
      '@paddock/root-config': shared('/root.js', rootBytes, 'single-spa', 'rxjs'),
      '@paddock/shell-react': shared('/shell.js', 5_000, 'react'),
      '@paddock/heavy': shared('/heavy.js', 500_000),
      'single-spa': shared('/single-spa.js', 6_000),
      rxjs: shared('/rxjs.js', 7_000),
      react: shared('/react.js', 3_000),
      words: shared('/words.js', 9_000, 'react'),
      'react/jsx-runtime': shared('/react.js', 3_000),
    },
    parcels: [
      parcel('betting', ['react', 'words', 'react/jsx-runtime'], ['home', 'live'], ['menu'], pageBytes),
      parcel('coupon', ['react'], [], ['main'], 2_000),
      parcel('header', [], [], ['main'], 2_000),
      parcel('footer', [], [], ['main'], 2_000),
    ],
    routeTable: {
      routes: [
        { id: 'betting.live', paths: ['/live'], parcel: 'betting', page: 'live', meta: {} },
        { id: 'betting.home', paths: ['/'], parcel: 'betting', page: 'home', meta: {} },
      ],
    },
  }) as unknown as Release;

describe('size budgets', () => {
  it('weigh a shared module with everything it imports, each file once', () => {
    const files = closureOf(release(1), ['words', 'react/jsx-runtime']);
    expect([...files.values()].reduce((sum, bytes) => sum + bytes, 0)).toBe(12_000);
    expect(() => closureOf(release(1), ['vue'])).toThrow('no shared module "vue"');
  });

  it('weigh the home page with its widgets and no other page', () => {
    const { ok, lines } = budgetReport(release(30_000), BUDGETS);
    // loader 4, root 10, single-spa 6, rxjs 7, shell 5, react 3, words 9, entries 4 × 1, widgets 3 × 2, page and menu 2 × 30
    expect(lines).toEqual([
      'root-config, single-spa and SystemJS: 20000 of 23500 bytes',
      'home page with prices and an empty coupon, all scripts: 114000 of 176000 bytes',
    ]);
    expect(ok).toBe(true);
  });

  it('fail when the home page or the root grows too large', () => {
    expect(budgetReport(release(80_000), BUDGETS)).toMatchObject({
      ok: false,
      lines: [
        expect.anything(),
        'home page with prices and an empty coupon, all scripts: 214000 of 176000 bytes: TOO MUCH',
      ],
    });
    expect(budgetReport(release(1, 16_000), BUDGETS)).toMatchObject({
      ok: false,
      lines: ['root-config, single-spa and SystemJS: 26000 of 23500 bytes: TOO MUCH', expect.anything()],
    });
  });
});
