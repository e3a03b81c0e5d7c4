import { parseArgs } from 'node:util';

import type { Command } from '../command.ts';
import { parcelFolder } from '../house.ts';
import { verifyParcel } from '../verify-parcel.ts';

export const verify: Command = {
  usage: 'verify [NAME]',
  about: "checks a parcel's types and compares its dictionaries",
  async run(words, house) {
    const { positionals } = parseArgs({ args: [...words], allowPositionals: true });
    await verifyParcel(await parcelFolder(house, positionals[0]));
    return 'types and dictionaries are right';
  },
};
