import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';

import { transformSync } from '@swc/core';

import { SCRIPT_GUARD, usedOfSystem } from './build-loader.ts';

const require = createRequire(import.meta.url);

/** The guard as the loader carries it. */
const { code } = transformSync(readFileSync(SCRIPT_GUARD, 'utf8'), {
  isModule: false,
  minify: true,
  jsc: { target: 'es5', parser: { syntax: 'typescript' } },
});

interface Rules {
  createScriptURL(address: string): string | null;
  readonly createScript?: (text: string) => string;
  readonly createHTML?: unknown;
}

interface Given {
  readonly isOurs?: boolean;
  readonly loader?: string;
  readonly also?: string;
  readonly hasOverrides?: boolean;
  readonly isMade?: boolean;
  readonly isWorker?: boolean;
}

/** Runs the guard in a document; answers the rules of its policy, undefined where it made none. */
function guard(given: Given = {}): Rules | undefined {
  const { isOurs = true, also, hasOverrides = false, isMade = false } = given;
  let made: Rules | undefined;
  const policies = {
    defaultPolicy: isMade ? {} : null,
    createPolicy: (name: string, rules: Rules) => {
      if (name === 'default') made = rules;
    },
  };
  const document = {
    getElementById: (id: string) => (isOurs && id === 'boot' ? {} : null),
    querySelector: (selector: string) =>
      selector === 'meta[name=scripts]'
        ? also === undefined
          ? null
          : { content: also }
        : hasOverrides
          ? {}
          : null,
    currentScript: { src: given.loader ?? 'https://bets.example/assets/shared/loader/system.js' },
  };
  runInNewContext(code, {
    URL,
    JSON,
    location: { origin: 'https://bets.example', href: 'https://bets.example/en/live' },
    self: { trustedTypes: policies, ...(given.isWorker === true ? {} : { document }) },
  });
  return made;
}

describe('the guard of scripts', () => {
  it.each([
    '/assets/parcels/shop/shop.1.js',
    'https://bets.example/assets/parcels/shop/page-home.1.js?for=shop',
  ])('lets %s through, as it was written', (address) => {
    expect(guard()?.createScriptURL(address)).toBe(address);
  });

  it.each([
    '/web-api/config',
    '/assets/../web-api/config',
    '/assets/%2e%2e/web-api/config',
    'https://evil.example/assets/x.js',
    'https://bets.example@evil.example/assets/x.js',
    'https://bets.example.evil.example/assets/x.js',
    '//evil.example/assets/x.js',
    'data:text/javascript,1',
    'blob:https://bets.example/assets/1',
    'javascript:1',
  ])('refuses %s', (address) => {
    expect(guard()?.createScriptURL(address)).toBeNull();
  });

  it('takes files from where the loader itself came from, and workers from its own origin', () => {
    const rules = guard({ loader: 'https://files.example/assets/shared/loader/system.js' });
    expect(rules?.createScriptURL('https://files.example/assets/parcels/a/a.js')).not.toBeNull();
    expect(rules?.createScriptURL('/assets/shared/canary-watch.js')).not.toBeNull();
    expect(rules?.createScriptURL('https://files.example/other.js')).toBeNull();
  });

  it('takes what the document names beside, at any port where it says so, and nobody who only looks like it', () => {
    const rules = guard({ also: 'http://127.0.0.1: https://partner.example/' });
    expect(rules?.createScriptURL('http://127.0.0.1:9101/shop.js')).not.toBeNull();
    expect(rules?.createScriptURL('https://partner.example/lottery.js')).not.toBeNull();
    expect(rules?.createScriptURL('http://127.0.0.1:9101@evil.example/x.js')).toBeNull();
    expect(rules?.createScriptURL('https://partner.example.evil.example/x.js')).toBeNull();
  });

  it('lets no text become markup or a script; where overrides are allowed their map may, which is JSON', () => {
    expect(guard()).toMatchObject({ createScript: undefined });
    expect(guard()).not.toHaveProperty('createHTML');
    const rules = guard({ hasOverrides: true });
    expect(rules?.createScript?.('{"imports":{}}')).toBe('{"imports":{}}');
    expect(() => rules?.createScript?.('alert(1)')).toThrow(/JSON/);
    expect(rules).not.toHaveProperty('createHTML');
  });

  it('is made once, and neither in documents of other sites nor in workers', () => {
    expect(guard({ isMade: true })).toBeUndefined();
    expect(guard({ isWorker: true })).toBeUndefined();
    expect(guard({ isOurs: false })).toBeUndefined();
  });

  it('is understood by browsers of any age, and so is the loader it stands before', () => {
    const system = usedOfSystem(readFileSync(require.resolve('systemjs/dist/system.js'), 'utf8'));
    const words = (script: string) => script.replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '');
    for (const script of [code, words(system)]) expect(script).not.toMatch(/=>|`|^\s*(?:const|let|class)\s/m);
  });
});
