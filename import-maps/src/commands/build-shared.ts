// `node build-shared.ts [folder] [--development]`: builds the shared modules of one of our packages, or with no folder
// the vendored ones, React's in development too: overrides to a parcel in development bring them along.
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { buildEarlyScripts } from '../build-early-scripts.ts';
import { buildLoader } from '../build-loader.ts';
import { buildShared } from '../build-shared.ts';
import { buildTokens } from '../build-tokens.ts';
import { DRAWING, REACT, SHARED } from '../shared-list.ts';
import { run } from './run.ts';

await run(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder] = positionals.map((path) => resolve(path));
  const sources = [...SHARED, ...DRAWING].filter(
    (source) => source.folder === folder && source.developmentOnly !== true,
  );
  const built = await buildShared(sources, 'production');
  if (folder === undefined) await buildShared(REACT, 'development');
  if (folder !== undefined && basename(folder) === 'styleguide') await buildTokens();
  if (folder !== undefined && basename(folder) === 'root-config') {
    await buildEarlyScripts();
    await buildLoader();
  }
  return built.map(({ names, file }) => `${names.join(', ')}: ${file.bytes} bytes`).join('\n');
});
