// `npm run new-module -- NAME [--of THING] [--most 50]` and
// `npm run new-stream -- NAME --parcel PARCEL --ru HEADING [--of THING] [--most 50] [--shared]`.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { RefusedError } from '../manifest/refused-error.ts';
import { newModule } from './new-module.ts';
import { newStream } from './new-stream.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...{ parcel: { type: 'string' }, ru: { type: 'string' }, shared: { type: 'boolean' } },
      ...{ of: { type: 'string' }, most: { type: 'string' } },
    },
  });
  const [script, name = '', ...more] = positionals;
  if (more.length > 0) throw new RefusedError(['NAME: say one name']);
  const files =
    script === 'new-stream'
      ? await newStream(ROOT, { name, ...values })
      : await newModule(ROOT, name, values);
  console.log(files.map((file) => `  ${file}`).join('\n'));
  console.log(`${files.length} files. Say in them what is kept: docs/first-change.md, "A list that is kept"`);
} catch (failure) {
  if (!(failure instanceof Error)) throw failure;
  console.error(failure.message);
  process.exitCode = 1;
}
