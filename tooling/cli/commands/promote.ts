import { parseArgs } from 'node:util';

import { RefusedError } from '../../manifest/refused-error.ts';
import type { Command } from '../command.ts';
import { openRegistry, SITE_OPTION } from '../registry-options.ts';
import { standsNow } from '../stands-now.ts';

export const promote: Command = {
  usage: 'promote NAME [--downgrade] [--why TEXT] [--site URL]',
  about: 'gives a parcel to all players: its running canary, else as it stands in staging',
  async run(words) {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        ...SITE_OPTION,
        why: { type: 'string' },
        downgrade: { type: 'boolean', default: false },
      },
    });
    const [parcel] = positionals;
    if (parcel === undefined) throw new RefusedError(['NAME: say which parcel to promote']);
    const { why = `promote ${parcel}`, downgrade } = values;
    const request = { parcel, why, ...(downgrade ? { downgrade } : {}) };
    const client = openRegistry(values.site);
    const { release, channel, outcome } = await client.promote(request);
    const what = outcome === 'unchanged' ? 'was there already' : 'is';
    const stands = standsNow(await client.status(), channel, parcel);
    return `release ${release}: ${parcel} ${what} in ${channel}\n${stands}`;
  },
};
