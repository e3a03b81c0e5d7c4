import { createRequire } from 'node:module';

import { parcelConfig } from '../../jest/preset.mjs';
import type { Command } from '../command.ts';
import { parcelFolder } from '../house.ts';
import { runProgram } from '../run-program.ts';

const require = createRequire(import.meta.url);

export const test: Command = {
  usage: 'test [NAME] [-- words for jest]',
  about: "runs a parcel's unit tests",
  async run(words, house) {
    const [first, ...rest] = words;
    const isName = first !== undefined && !first.startsWith('-');
    const folder = await parcelFolder(house, isName ? first : undefined);
    const forJest = (isName ? rest : words).filter((word) => word !== '--');
    const config = JSON.stringify(parcelConfig(folder));
    // Jest runs modules as modules only by this flag of Node.
    await runProgram(
      folder,
      require.resolve('jest/bin/jest'),
      ['--config', config, ...forJest],
      ['--experimental-vm-modules', '--no-warnings=ExperimentalWarning'],
    );
    return 'tests passed';
  },
};
