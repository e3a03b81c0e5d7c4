import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { compile } from '@paddock/tooling/webpack';

import { ROOT } from './shared-list.ts';

const SOURCES = [
  fileURLToPath(new URL('./rescue/react-refresh-hook.ts', import.meta.url)),
  join(ROOT, 'root-config', 'src', 'rescue', 'rescue.ts'),
];
const FOLDER = join(ROOT, 'root-config', 'dist', 'production', 'rescue');

/** The built rescue script. */
export const RESCUE_FILE = join(FOLDER, 'rescue.js');

/** Builds the script that runs before System in documents with overrides: plain, without imports and chunks. */
export async function buildRescue(): Promise<void> {
  const swc = { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } };
  await compile([
    {
      mode: 'production',
      name: 'rescue',
      target: ['web', 'es2022'],
      devtool: false,
      entry: { rescue: SOURCES },
      output: { path: FOLDER, filename: 'rescue.js', clean: true },
      module: { rules: [{ test: /\.ts$/, use: { loader: 'swc-loader', options: swc } }] },
      performance: false,
    },
  ]);
}
