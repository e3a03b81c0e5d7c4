import { createRequire } from 'node:module';

import { parcelConfig } from '../jest/preset.mjs';
import { runProgram } from './run-program.ts';

const require = createRequire(import.meta.url);

/** Runs a parcel's unit tests. @throws RefusedError when one fails; what it found, it has printed */
export async function testParcel(folder: string, words: readonly string[] = []): Promise<void> {
  const config = JSON.stringify(parcelConfig(folder));
  // Jest runs modules as modules only by this flag of Node.
  await runProgram(
    folder,
    require.resolve('jest/bin/jest'),
    ['--config', config, ...words],
    ['--experimental-vm-modules', '--no-warnings=ExperimentalWarning'],
  );
}
