import { parseArgs } from 'node:util';

import type { Command } from '../command.ts';
import { parcelFolder } from '../workspace.ts';
import { verifyParcel } from '../verify-parcel.ts';

export const verify: Command = {
  usage: 'verify [NAME]',
  about: "checks a parcel's types and compares its dictionaries",
  async run(words, workspace) {
    const { positionals } = parseArgs({ args: [...words], allowPositionals: true });
    await verifyParcel(await parcelFolder(workspace, positionals[0]));
    return 'types and dictionaries are right';
  },
};
