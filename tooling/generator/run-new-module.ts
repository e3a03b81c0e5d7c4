// `npm run new-module` and `npm run new-stream`; `--help` says what they take.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { RefusedError } from '../manifest/refused-error.ts';
import { newModule } from './new-module.ts';
import { newStream } from './new-stream.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const USAGE: Readonly<Record<string, string>> = {
  'new-module': `npm run new-module -- NAME [--of THING] [--most 50] [--written]
  NAME       what players keep, in the plural: favourite-leagues
  --of       one of it, whose ids are kept: championship
  --most     how many a player may keep: 100 where nothing is said
  --written  players write what is kept: a title, and an address of the site`,
  'new-stream': `npm run new-stream -- NAME --parcel PARCEL --ru HEADING [--of THING] [--most 50] [--shared]
npm run new-stream -- NAME --written --of ENTRY --ru HEADING [--most 50]
  NAME       what players keep, in the plural: favourite-leagues
  --parcel   the React parcel that shows it: betting
  --ru       its heading in Russian: "Любимые лиги"
  --of       one of it, whose ids are kept: championship
  --most     how many a player may keep: 100 where nothing is said
  --shared   a stream that every parcel subscribes to
  --written  players write what is kept, a title and an address of the site: a stream for every parcel, a page of the office`,
};

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...{ parcel: { type: 'string' }, ru: { type: 'string' }, shared: { type: 'boolean' } },
      ...{ of: { type: 'string' }, most: { type: 'string' }, written: { type: 'boolean' } },
      help: { type: 'boolean' },
    },
  });
  const [script = '', name = '', ...more] = positionals;
  if (values.help === true) console.log(USAGE[script]);
  else {
    if (more.length > 0) throw new RefusedError(['NAME: say one name']);
    const files =
      script === 'new-stream'
        ? await newStream(ROOT, { name, ...values })
        : await newModule(ROOT, name, values);
    console.log(files.map((file) => `  ${file}`).join('\n'));
    console.log(
      `${files.length} files. Say in them what is kept: docs/first-change.md, "A list that is kept"`,
    );
  }
} catch (failure) {
  if (!(failure instanceof Error)) throw failure;
  console.error(failure.message);
  process.exitCode = 1;
}
