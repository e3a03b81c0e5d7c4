import { parseArgs } from 'node:util';

import { FRAMEWORKS } from '../../generator/parcel-request.ts';
import { newParcel } from '../../generator/new-parcel.ts';
import { RefusedError } from '../../manifest/refused-error.ts';
import type { Command } from '../command.ts';

export const newParcelCommand: Command = {
  usage: `new-parcel NAME [--framework ${FRAMEWORKS.join('|')}] [--route PATH] [--widget NAME] [--owner @TEAM]`,
  about: 'writes a new parcel into parcels/NAME',
  async run(words, { root, home }) {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        framework: { type: 'string' },
        route: { type: 'string' },
        widget: { type: 'string' },
        owner: { type: 'string' },
      },
    });
    const [name, ...more] = positionals;
    if (name === undefined || more.length > 0) {
      // Without `--` npm keeps the options for itself and hands on their values.
      const example =
        home === 'repository' ? 'npm run new-parcel -- free-bets' : 'npx paddock new-parcel free-bets';
      throw new RefusedError([`NAME: say one name for the parcel: ${example} --framework svelte`]);
    }
    const made = await newParcel(root, home, { name, ...values });
    const run = home === 'repository' ? 'npm run dev -- ' : 'npx paddock dev ';
    return [
      ...made.files.map((file) => `  ${file}`),
      `${name} is in ${made.folder}. See it in a running site while you edit it: ${run}${name}`,
    ].join('\n');
  },
};
