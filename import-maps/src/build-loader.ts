import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { compile } from '@paddock/tooling/webpack';

import { ROOT } from './shared-list.ts';

const require = createRequire(import.meta.url);
const CHECK = join(ROOT, 'root-config', 'src', 'old-browser', 'check-browser.ts');
const FOLDER = join(ROOT, 'root-config', 'dist', 'production', 'loader');

/** SystemJS, with a look before it at whether the browser can run the site at all. */
export const LOADER_FILE = join(FOLDER, 'system.min.js');

/** Builds the loader: the one script of ours that every browser has to understand, the oldest too. */
export async function buildLoader(): Promise<void> {
  const swc = { jsc: { target: 'es5', parser: { syntax: 'typescript' } } };
  await compile([
    {
      mode: 'production',
      name: 'loader',
      target: ['web', 'es5'],
      devtool: false,
      entry: { check: CHECK },
      output: { path: FOLDER, filename: 'check.js', clean: true },
      module: { rules: [{ test: /\.ts$/, use: { loader: 'swc-loader', options: swc } }] },
      performance: false,
    },
  ]);
  const [check, system] = await Promise.all(
    [join(FOLDER, 'check.js'), require.resolve('systemjs/dist/system.min.js')].map((file) =>
      readFile(file, 'utf8'),
    ),
  );
  await writeFile(LOADER_FILE, `${check}\n${system}`);
}
