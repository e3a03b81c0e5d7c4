import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

import { RefusedError } from '../../manifest/refused-error.ts';
import { compareFolder } from '../../verify/dictionaries.ts';
import type { Command } from '../command.ts';
import { parcelFolder } from '../house.ts';
import { runProgram } from '../run-program.ts';

const require = createRequire(import.meta.url);

export const verify: Command = {
  usage: 'verify [NAME]',
  about: "checks a parcel's types and compares its dictionaries",
  async run(words, house) {
    const { positionals } = parseArgs({ args: [...words], allowPositionals: true });
    const folder = await parcelFolder(house, positionals[0]);
    const compiler = join(dirname(require.resolve('typescript7/package.json')), 'bin', 'tsc');
    await runProgram(folder, compiler, ['-p', '.']);
    const problems = await compareFolder(join(folder, 'locales'));
    if (problems.length > 0) throw new RefusedError(problems);
    return 'types and dictionaries are right';
  },
};
