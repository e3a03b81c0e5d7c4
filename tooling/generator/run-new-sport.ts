// `npm run new-sport`: writes a sport into both tables; `--help` says what it takes.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { RefusedError } from '../manifest/refused-error.ts';
import { newSport, PLAYS } from './new-sport.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const USAGE = `npm run new-sport -- NAME --ru NAME [--en NAME] [--play ${Object.keys(PLAYS).join('|')}]
  NAME    its code, as addresses say it: table-tennis
  --ru    its Russian name; --en its English one, the code in words where nothing is said
  --play  ${Object.entries(PLAYS)
    .map(([play, words]) => `${play}: ${words}`)
    .join('\n          ')}`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...{ en: { type: 'string' }, ru: { type: 'string' }, play: { type: 'string', default: 'sets' } },
      help: { type: 'boolean' },
    },
  });
  const [name = '', ...more] = positionals;
  if (values.help === true) console.log(USAGE);
  else {
    if (more.length > 0) throw new RefusedError(['NAME: say one name for the sport']);
    const files = await newSport(ROOT, { name, ...values });
    console.log(files.map((file) => `  ${file}`).join('\n'));
    console.log(
      `${name} is a sport of ${PLAYS[values.play]}. Make its rules true: CONTRIBUTING.md, "A sport"`,
    );
  }
} catch (failure) {
  if (!(failure instanceof Error)) throw failure;
  console.error(failure.message);
  process.exitCode = 1;
}
