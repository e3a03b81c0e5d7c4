import { join } from 'node:path';

import { RefusedError } from '../manifest/refused-error.ts';
import { compareFolder } from '../verify/dictionaries.ts';
import { typeCheckOf } from '../verify/type-check.ts';
import { runProgram } from './run-program.ts';

/** Checks a parcel's types, Svelte components too, and compares its dictionaries. @throws RefusedError for what is wrong */
export async function verifyParcel(folder: string): Promise<void> {
  const { file, words } = await typeCheckOf(folder);
  await runProgram(folder, file, words);
  const problems = await compareFolder(join(folder, 'locales'));
  if (problems.length > 0) throw new RefusedError(problems);
}
