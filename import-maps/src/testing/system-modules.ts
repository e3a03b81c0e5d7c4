import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';

import { compile } from '@paddock/tooling/webpack';

import { sharedConfig } from '../build-shared.ts';
import { ROOT, SHARED } from '../shared-list.ts';

type Exports = Record<string, unknown>;
type Setter = (module: Exports) => void;
type Declare = (
  exporting: (names: Exports) => void,
  context: { readonly meta: { readonly url: string } },
) => { readonly setters?: readonly Setter[]; execute(): void };

/** Builds shared modules as the site has them, into a folder of tests, and answers their code by name. */
export async function buildForTest(names: readonly string[]): Promise<Map<string, string>> {
  const sources = SHARED.filter((source) => source.names.some((name) => names.includes(name)));
  const folderOf = (fileName: string): string => join(ROOT, 'import-maps', 'dist', 'test', fileName);
  await compile(
    sources.map((source) => {
      const config = sharedConfig(source, 'production');
      return { ...config, output: { ...config.output, path: folderOf(source.fileName) } };
    }),
  );
  const code = sources.flatMap(async (source) => {
    const file = (await readdir(folderOf(source.fileName))).find((name) => name.endsWith('.js')) ?? '';
    const text = await readFile(join(folderOf(source.fileName), file), 'utf8');
    return source.names.map((name) => [name, text] as const);
  });
  return new Map((await Promise.all(code)).flat());
}

/** Evaluates System modules by name as SystemJS does: each once, dependencies first. */
export function createSystem(code: ReadonlyMap<string, string>): (name: string) => Exports {
  const loaded = new Map<string, Exports>();
  const load = (name: string): Exports => {
    const known = loaded.get(name);
    if (known !== undefined) return known;
    const text = code.get(name);
    if (text === undefined) throw new Error(`no module ${name}`);
    const module: Exports = {};
    loaded.set(name, module);
    const register = (dependencies: readonly string[], declare: Declare): void => {
      const { setters, execute } = declare((names) => Object.assign(module, names), {
        meta: { url: 'https://site.test/assets/shared/module.js' },
      });
      dependencies.forEach((dependency, at) => setters?.[at]?.(load(dependency)));
      execute();
    };
    const run = runInThisContext(`(System) => { ${text}\n}`) as (system: {
      register: typeof register;
    }) => void;
    run({ register });
    return module;
  };
  return load;
}
