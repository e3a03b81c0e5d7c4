// `node build-shared.ts [folder]`: builds the shared modules of one of our packages, or with no folder the vendored
// ones. NODE_ENV=development gives development builds, with react/jsx-dev-runtime.
import { basename, resolve } from 'node:path';

import { buildRescue } from '../build-rescue.ts';
import { buildShared } from '../build-shared.ts';
import { buildTokens } from '../build-tokens.ts';
import { SHARED } from '../shared-list.ts';
import { run } from './run.ts';

await run(async () => {
  const mode = process.env['NODE_ENV'] === 'development' ? 'development' : 'production';
  const folder = process.argv[2] === undefined ? undefined : resolve(process.argv[2]);
  const sources = SHARED.filter(
    (source) => source.folder === folder && (mode === 'development' || source.developmentOnly !== true),
  );
  const built = await buildShared(sources, mode);
  if (folder !== undefined && basename(folder) === 'styleguide') await buildTokens();
  if (folder !== undefined && basename(folder) === 'root-config') await buildRescue();
  return built.map(({ names, file }) => `${names.join(', ')}: ${file.bytes} bytes`).join('\n');
});
