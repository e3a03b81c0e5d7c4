import 'systemjs/dist/system.js';

import type { SystemRegistry } from '../remote/system-registry.ts';

type Declare = (exports: (values: Readonly<Record<string, unknown>>) => void) => {
  readonly execute: () => void;
  readonly setters?: readonly (() => void)[];
};
type Registration = readonly [dependencies: readonly string[], declare: Declare];

interface FullSystem extends SystemRegistry {
  instantiate(url: string): Promise<Registration | undefined>;
}

/** What a file of the fixture does when it is fetched. */
export type FileBehaviour =
  | {
      readonly kind: 'module';
      readonly exports: () => Readonly<Record<string, unknown>>;
      readonly imports?: string[];
    }
  | { readonly kind: 'not-a-module' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'hangs' };

/** The real SystemJS with files in memory. `fetches` counts how often each was asked for. */
export interface SystemFixture {
  readonly system: SystemRegistry;
  readonly fetches: Map<string, number>;
  urlOf(name: string): string;
  /** Puts a file behind an import-map name; a second call replaces it. */
  serve(name: string, behaviour: FileBehaviour): void;
}

let loads = 0;

/** Names are made unique per fixture, because the page has one SystemJS for all tests of a file. */
export function createSystemFixture(): SystemFixture {
  const full = Reflect.get(globalThis, 'System') as FullSystem;
  const folder = `https://paddock.test/assets/${(loads += 1)}/`;
  const files = new Map<string, FileBehaviour>();
  const fetches = new Map<string, number>();

  full.instantiate = (address) => {
    const [url = address] = address.split('?');
    fetches.set(url, (fetches.get(url) ?? 0) + 1);
    const file = files.get(url) ?? { kind: 'missing' };
    switch (file.kind) {
      case 'missing':
        silenceLink(full, address);
        return new Promise((_, reject) => void setTimeout(() => reject(new Error(`Error loading ${url}`))));
      case 'hangs':
        return new Promise(() => undefined);
      case 'not-a-module':
        return Promise.resolve(undefined);
      case 'module':
        return Promise.resolve(registrationOf(file));
    }
  };

  const urlOf = (name: string): string => `${folder}${name.replace('@paddock/', '')}.js`;
  return {
    system: full,
    fetches,
    urlOf,
    serve(name, behaviour) {
      full.addImportMap({ imports: { [name]: urlOf(name) } });
      files.set(urlOf(name), behaviour);
    },
  };
}

/**
 * SystemJS leaves one inner promise of a failed dependency without a listener. The page drops that event by
 * `isImportError`; the test runner would fail the test for it.
 */
function silenceLink(system: object, url: string): void {
  const [registry] = Object.getOwnPropertySymbols(system).map((key) => Reflect.get(system, key) as unknown);
  queueMicrotask(() => {
    const load = (registry as Record<string, { readonly L?: Promise<unknown> } | undefined>)[url];
    load?.L?.catch(() => undefined);
  });
}

function registrationOf(file: Extract<FileBehaviour, { kind: 'module' }>): Registration {
  const imports = file.imports ?? [];
  return [
    imports,
    (exports) => ({
      setters: imports.map(() => () => undefined),
      execute: () => {
        exports(file.exports());
      },
    }),
  ];
}
