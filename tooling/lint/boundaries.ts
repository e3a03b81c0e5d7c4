import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

import type { Rule } from 'eslint';

/** Packages each package may import (the design's table). Parcels and tests have lines of their own. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  games: ['contract'],
  styleguide: ['contract'],
  'shared-utils': ['contract'],
  'root-config': ['contract', 'shared-utils'],
  'shell-react': ['contract', 'shared-utils', 'styleguide'],
  parcels: ['contract', 'games', 'shared-utils', 'styleguide'],
  platform: ['contract', 'games'],
  tooling: ['contract'],
  'import-maps': ['contract', 'tooling'],
  e2e: ['contract', 'games', 'platform', 'tooling'],
  benchmarks: [
    'contract',
    'games',
    'platform',
    'e2e',
    'shared-utils',
    'styleguide',
    'import-maps',
    'tooling',
  ],
};

const IN_BROWSER = new Set(['styleguide', 'shared-utils', 'root-config', 'shell-react', 'parcels']);

/** Doors for tests alone, and the doors whose values stay on the server. */
const TESTING_DOOR = /\/testing(?:\/|$)/;
const TYPES_TO_THE_BROWSER = new Set(
  ['schemas', 'endpoints', 'markets'].map((door) => `@paddock/contract/${door}`),
);

interface Place {
  /** Line of the table: `parcels` for every parcel. */
  readonly kind: string;
  /** Folder of the package from the root: `parcels/betting`. */
  readonly folder: string;
  /** Server module a file belongs to. */
  readonly module: string | undefined;
}

/** Templates of the generator are parcels in the making. */
const TEMPLATE = /^tooling\/generator\/templates\/[^/]+/;

function placeOf(root: string, file: string): Place | undefined {
  const [template] = TEMPLATE.exec(relative(root, file).replaceAll(sep, '/')) ?? [];
  if (template !== undefined) return { kind: 'parcels', folder: template, module: undefined };
  const words = relative(root, file).split(sep);
  const [kind = '', second = ''] = words;
  if (!Object.hasOwn(MAY_IMPORT, kind)) return undefined;
  const [, source, modules, module] = words;
  const inModule = kind === 'platform' && source === 'src' && modules === 'modules' && words.length > 4;
  return {
    kind,
    folder: kind === 'parcels' ? `parcels/${second}` : kind,
    module: inModule ? module : undefined,
  };
}

const isTest = (file: string): boolean =>
  /\.(?:test|fixture)\.tsx?$|\/(?:testing|setup|gallery)\//.test(file);

function doorsOf(root: string, folder: string): readonly string[] {
  try {
    const text = readFileSync(join(root, folder, 'package.json'), 'utf8');
    return Object.keys((JSON.parse(text) as { exports?: Record<string, unknown> }).exports ?? {});
  } catch {
    return [];
  }
}

function packageProblem(root: string, file: string, place: Place, source: string): string | undefined {
  const [, name = '', ...rest] = source.split('/');
  const own = place.folder.split('/').at(-1) === name;
  if (!own && !(MAY_IMPORT[place.kind] ?? []).includes(name))
    return Object.hasOwn(MAY_IMPORT, name)
      ? `${place.kind} may not import ${name}.`
      : `No parcel is imported: parcels meet in streams, URLs and widgets mounted by name.`;
  if (!doorsOf(root, name).includes(['.', ...rest].join('/')) && !own)
    return `${source} is not a door of the package; its exports are.`;
  if (TESTING_DOOR.test(source) && !isTest(file)) return `${source} is for tests alone.`;
  return undefined;
}

function pathProblem(root: string, file: string, place: Place, source: string): string | undefined {
  const target = resolve(dirname(file), source);
  const there = placeOf(root, target);
  if (there?.folder !== place.folder) return `${source} leaves the package; import a package by its name.`;
  if (there.module !== undefined && there.module !== place.module && !target.endsWith(`${sep}index.ts`)) {
    const enters = resolve(root, 'platform/src/modules', there.module, 'index.ts');
    if (target !== enters && !(isTest(file) && isTest(target)))
      return `A server module is entered through its index.ts.`;
  }
  return undefined;
}

/** What `import`, `import()` and `export ... from` have in common. */
interface Importing {
  readonly source?: unknown;
  readonly importKind?: string;
}

function sourceOf({ source }: Importing): string | undefined {
  const value = (source as { readonly value?: unknown } | null | undefined)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Who may import whom. Takes the repository's root as its option. */
export const boundaries: Rule.RuleModule = {
  meta: { type: 'problem', schema: [{ type: 'string' }], messages: { boundary: '{{problem}}' } },
  create(context) {
    const root = context.options[0] as string;
    const file = context.filename;
    const place = placeOf(root, file);
    if (place === undefined) return {};
    const check = (node: Rule.Node): void => {
      const importing = node as Importing;
      const source = sourceOf(importing);
      if (source === undefined) return;
      const isType = importing.importKind === 'type';
      const problem = source.startsWith('@paddock/')
        ? packageProblem(root, file, place, source)
        : source.startsWith('.')
          ? pathProblem(root, file, place, source)
          : undefined;
      const value =
        TYPES_TO_THE_BROWSER.has(source) && IN_BROWSER.has(place.kind) && !isType && !isTest(file)
          ? 'The browser imports types alone from the schemas and endpoints: write "import type".'
          : undefined;
      const found = problem ?? value;
      if (found !== undefined) context.report({ node, messageId: 'boundary', data: { problem: found } });
    };
    return { ImportDeclaration: check, ImportExpression: check, ExportNamedDeclaration: check };
  },
};
