import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { BuiltFile } from '@paddock/contract';
import { RefusedError } from '@paddock/tooling/manifest';
import { compile, describeFile, LAYER_ORDER, systemModuleConfig } from '@paddock/tooling/webpack';

import { SHARED_BASE } from './build-shared.ts';
import { ROOT, SHARED_NAMES } from './shared-list.ts';

/** What the build of the first stylesheet wrote (`tokens.built.json`). */
export interface BuiltTokens {
  readonly style: BuiltFile;
  /** Fonts worth a preload: the Latin letters every page shows. */
  readonly fonts: readonly BuiltFile[];
}

export const TOKENS_FOLDER = join(ROOT, 'styleguide', 'dist', 'production', 'tokens');

const PRELOADED_FONT = /^inter-latin-(?:wght|standard|opsz)-normal\..*woff2$/;

/**
 * Builds the stylesheet every document begins with: layer order, tokens, fonts, reset.
 * @throws RefusedError unless it begins with the layer order
 */
export async function buildTokens(): Promise<BuiltTokens> {
  await rm(TOKENS_FOLDER, { recursive: true, force: true });
  const entry = join(ROOT, 'styleguide', 'src', 'tokens', 'tokens.css');
  await compile([
    systemModuleConfig({
      name: '@paddock/tokens',
      fileName: 'tokens',
      folder: join(ROOT, 'styleguide'),
      entry,
      outputFolder: TOKENS_FOLDER,
      mode: 'production',
      sharedNames: SHARED_NAMES,
      // The tokens lie in the styleguide's own folder.
      ownNames: ['@paddock/styleguide'],
      layer: undefined,
    }),
  ]);
  const names = await readdir(TOKENS_FOLDER);
  const style = names.find((name) => name.endsWith('.css')) ?? '';
  const text = await readFile(join(TOKENS_FOLDER, style), 'utf8');
  const order = LAYER_ORDER.replaceAll(', ', ',');
  if (!text.replaceAll(', ', ',').startsWith(order))
    throw new RefusedError([`${entry}: must begin with ${LAYER_ORDER}`]);
  const describe = (name: string): Promise<BuiltFile> =>
    describeFile(join(TOKENS_FOLDER, name), `${SHARED_BASE}tokens/${name}`);
  const built: BuiltTokens = {
    style: await describe(style),
    fonts: await Promise.all(names.filter((name) => PRELOADED_FONT.test(name)).map(describe)),
  };
  await writeFile(join(TOKENS_FOLDER, 'tokens.built.json'), `${JSON.stringify(built, null, 2)}\n`);
  return built;
}
