import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { RefusedError } from '../manifest/refused-error.ts';
import { compareFolder } from '../verify/dictionaries.ts';
import { runProgram } from './run-program.ts';

const require = createRequire(import.meta.url);

/** Checks a parcel's types and compares its dictionaries. @throws RefusedError for what is wrong */
export async function verifyParcel(folder: string): Promise<void> {
  const compiler = join(dirname(require.resolve('typescript7/package.json')), 'bin', 'tsc');
  await runProgram(folder, compiler, ['-p', '.']);
  const problems = await compareFolder(join(folder, 'locales'));
  if (problems.length > 0) throw new RefusedError(problems);
}
