import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { compile } from '@paddock/tooling/webpack';

import { ROOT } from './shared-list.ts';

const require = createRequire(import.meta.url);
const CHECK = join(ROOT, 'root-config', 'src', 'old-browser', 'check-browser.ts');
/** The one policy by which text becomes the address of a script; in every script that may be a document's first. */
export const SCRIPT_GUARD = join(ROOT, 'root-config', 'src', 'script-guard', 'script-guard.ts');
const CHUNKS = join(ROOT, 'root-config', 'src', 'chunks', 'load-chunks.ts');
const FOLDER = join(ROOT, 'root-config', 'dist', 'production', 'loader');

/**
 * SystemJS; before it a look at whether the browser can run the site at all and the guard of scripts, behind it what loads
 * chunks.
 */
export const LOADER_FILE = join(FOLDER, 'system.min.js');

/**
 * What nobody here runs: modules that are fetched as text (their way is an `eval`, which the policy refuses), modules of
 * workers, scripts that set a global instead of registering, modules of JSON, CSS and Wasm, modules that stand in the
 * document as scripts, dependencies listed in the import map (documents preload them), the registry's `get`, `set`,
 * `has` and `entries`, and the way back of `delete`.
 */
const UNUSED = [
  /\n {2}\/\*\n {3}\* Fetch loader[\s\S]*?(?=\n {2}systemJSPrototype\.resolve = )/,
  /\n {2}\/\*\n {3}\* Supports loading System\.register in workers[\s\S]*?(?=\n {2}\/\*)/,
  /\n {2}\/\*\n {3}\* SystemJS global script loading support[\s\S]*?\n {2}\}\)\(typeof self !== 'undefined' \? self : global\);\n/,
  /\n {2}\/\*\n {3}\* Loads JSON, CSS, Wasm module types[\s\S]*?\n {2}\}\)\(typeof self !== 'undefined' \? self : global\);\n/,
  /\n {4}for \(u in json\.depcache [\s\S]*?(?=\n {4}for \(u in json\.integrity )/,
  /\n {2}\/\/ Auto imports [\s\S]*?(?=\n {2}var lastWindowErrorUrl)/,
  /\n {4}var autoImportRegistration = [\s\S]*?(?=\n {4}var loader = this;)/,
  /\n {12}\/\/ Clear any auto import [\s\S]*?clearTimeout\(lastAutoImportTimeout\);/,
  /\n {2}var systemInstantiate = [\s\S]*?return systemInstantiate\.call[\s\S]*?\n {2}\};\n/,
  /\n {4}var importerSetters = load\.i;/,
  /\n {4}return function \(\) \{\n {6}var load = registry\[id\];[\s\S]*?\n {4}\};/,
  /\n {2}var toStringTag = [\s\S]*?(?=\n {2}\/\/ Delete function)/,
  /\n {2}var iterator = [\s\S]*?\n {2}systemJSPrototype\.entries = [\s\S]*?\n {2}\};\n/,
];

/** SystemJS as it comes, without what this site never runs. @throws Error when a new version is built otherwise */
export function usedOfSystem(source: string): string {
  const whole = source.replaceAll('\r\n', '\n').replace('/*!', '/*');
  return UNUSED.reduce((rest, part) => {
    if (!part.test(rest))
      throw new Error(`systemjs/dist/system.js is built another way: nothing is ${String(part)}`);
    return rest.replace(part, '\n');
  }, whole);
}

/** Builds the loader: the one script of ours that every browser has to understand, the oldest too. */
export async function buildLoader(): Promise<void> {
  const swc = { jsc: { target: 'es5', parser: { syntax: 'typescript' } } };
  const system = join(FOLDER, 'used-of-system.js');
  await mkdir(FOLDER, { recursive: true });
  await writeFile(system, usedOfSystem(await readFile(require.resolve('systemjs/dist/system.js'), 'utf8')));
  await compile([
    {
      mode: 'production',
      name: 'loader',
      target: ['web', 'es5'],
      devtool: false,
      entry: { check: [CHECK, SCRIPT_GUARD], system: [system, CHUNKS] },
      output: { path: FOLDER, filename: '[name].js', clean: true },
      module: {
        parser: { javascript: { system: false, amd: false, commonjs: false } },
        rules: [{ test: /\.ts$/, use: { loader: 'swc-loader', options: swc } }],
      },
      node: false,
      performance: false,
    },
  ]);
  const parts = await Promise.all(
    ['check.js', 'system.js'].map((file) => readFile(join(FOLDER, file), 'utf8')),
  );
  await writeFile(LOADER_FILE, parts.join('\n'));
}
