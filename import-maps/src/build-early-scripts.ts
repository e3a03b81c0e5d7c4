import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { compile } from '@paddock/tooling/webpack';

import { SCRIPT_GUARD } from './build-loader.ts';
import { ROOT } from './shared-list.ts';

const ROOT_CONFIG = join(ROOT, 'root-config');
const FOLDER = join(ROOT_CONFIG, 'dist', 'production', 'rescue');

const SOURCES = {
  rescue: [
    SCRIPT_GUARD,
    fileURLToPath(new URL('./rescue/react-refresh-hook.ts', import.meta.url)),
    join(ROOT_CONFIG, 'src', 'rescue', 'rescue.ts'),
  ],
  'early-presses': join(ROOT_CONFIG, 'src', 'early-presses', 'early-presses.ts'),
  'canary-watch': [SCRIPT_GUARD, join(ROOT_CONFIG, 'src', 'canary-watch', 'canary-watch.ts')],
  'service-worker': join(ROOT_CONFIG, 'src', 'service-worker', 'service-worker.ts'),
};

/** The built rescue script. */
export const RESCUE_FILE = join(FOLDER, 'rescue.js');
/** The built watch of canaries. */
export const CANARY_WATCH_FILE = join(FOLDER, 'canary-watch.js');

/** The built service worker of an installed site. */
export const SERVICE_WORKER_FILE = join(FOLDER, 'service-worker.js');

/** The built script that notes presses before a drawn page lives. */
export const EARLY_PRESSES_FILE = join(FOLDER, 'early-presses.js');

/**
 * Builds the scripts that run before System: the rescue in documents with overrides, the watch in those of a canary,
 * the presses in those of drawn pages; and the service worker, which runs beside them all.
 * Each is one plain file.
 */
export async function buildEarlyScripts(): Promise<void> {
  const swc = { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } };
  await compile([
    {
      mode: 'production',
      name: 'early scripts',
      target: ['web', 'es2022'],
      devtool: false,
      entry: SOURCES,
      output: { path: FOLDER, filename: '[name].js', clean: true },
      module: { rules: [{ test: /\.ts$/, use: { loader: 'swc-loader', options: swc } }] },
      performance: false,
    },
  ]);
}
