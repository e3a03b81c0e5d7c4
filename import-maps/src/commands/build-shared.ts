// `node build-shared.ts [folder] [--development]`: builds the shared modules of one of our packages, or with no folder
// the vendored ones. Development builds serve overrides alone and include react/jsx-dev-runtime.
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { buildRescue } from '../build-rescue.ts';
import { buildShared } from '../build-shared.ts';
import { buildTokens } from '../build-tokens.ts';
import { SHARED } from '../shared-list.ts';
import { run } from './run.ts';

await run(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { development: { type: 'boolean', default: false } },
  });
  const [folder] = positionals.map((path) => resolve(path));
  const sources = SHARED.filter(
    (source) => source.folder === folder && (values.development || source.developmentOnly !== true),
  );
  const built = await buildShared(sources, values.development ? 'development' : 'production');
  if (folder !== undefined && basename(folder) === 'styleguide') await buildTokens();
  if (folder !== undefined && basename(folder) === 'root-config') await buildRescue();
  return built.map(({ names, file }) => `${names.join(', ')}: ${file.bytes} bytes`).join('\n');
});
