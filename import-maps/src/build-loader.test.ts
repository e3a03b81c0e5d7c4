import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

import { transformSync } from '@swc/core';

import { usedOfSystem } from './build-loader.ts';
import { ROOT } from './shared-list.ts';

const CHECK = join(ROOT, 'root-config', 'src', 'old-browser', 'check-browser.ts');

/** The check as the loader carries it. */
const { code } = transformSync(readFileSync(CHECK, 'utf8'), {
  isModule: false,
  minify: true,
  jsc: { target: 'es5', parser: { syntax: 'typescript' } },
});

interface Browser {
  readonly css?: { supports(condition: string): boolean };
  readonly isOurs?: boolean;
}

/** A browser that knows everything but this. */
const without = (feature: string): Browser => ({
  css: { supports: (condition) => !condition.includes(feature) },
});
const young = { supports: () => true };

/** Where the check leads a browser to; null when it lets it be. */
function leads({ isOurs = true, ...browser }: Browser, address = '/ru/live/football?a=1'): string | null {
  const url = new URL(address, 'https://paddock.example');
  let to: string | null = null;
  runInNewContext(code, {
    window: { CSS: browser.css },
    document: {
      getElementById: (id: string) => (isOurs && id === 'boot' ? {} : null),
    },
    location: { pathname: url.pathname, search: url.search, replace: (href: string) => (to = href) },
  });
  return to;
}

const PAGE = '/ru/oldbrowser?path=%2Flive%2Ffootball%3Fa%3D1';

describe('the check before the loader [S2-55]', () => {
  it('lets a browser be that can run the site', () => {
    expect(leads({ css: young })).toBeNull();
  });

  it.each<[string, Browser]>([
    ['that knows no CSS of scripts', {}],
    ['without colours that follow the theme', without('light-dark')],
    ['without selectors by what is inside', without(':has')],
  ])('leads one %s to the page for it, in its language, with the way back', (_what, browser) => {
    expect(leads(browser)).toBe(PAGE);
  });

  it('leads from the home page to the home page', () => {
    expect(leads({}, '/en')).toBe('/en/oldbrowser?path=');
  });

  it('does nothing in documents of other sites', () => {
    expect(leads({ isOurs: false })).toBeNull();
  });

  it('is understood by browsers of any age', () => {
    expect(code).not.toMatch(/=>|`|\b(?:const|let|class)\s/);
  });
});

describe('SystemJS as the site carries it', () => {
  const source = readFileSync(createRequire(import.meta.url).resolve('systemjs/dist/system.js'), 'utf8');

  it('imports, resolves, forgets and takes import maps, and has nothing else to call', () => {
    const used = usedOfSystem(source);
    const offered = [...used.matchAll(/systemJSPrototype\.(\w+) = /g)].map(([, name]) => name);
    expect([...new Set(offered)].sort()).toEqual(
      [
        ...[
          'addImportMap',
          'createContext',
          'createScript',
          'delete',
          'getImportMap',
          'getRegister',
          'import',
        ],
        ...['instantiate', 'onload', 'prepareImport', 'register', 'resolve'],
      ].sort(),
    );
    expect(used).not.toMatch(/autoImport|importScripts|\.depcache/);
  });

  it('is not built of a version in which something that is left out is not found', () => {
    expect(() => usedOfSystem(source.replace('var iterator', 'var walker'))).toThrow('built another way');
  });
});
