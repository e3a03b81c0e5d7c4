import { parseArgs } from 'node:util';

import { RefusedError } from '../../manifest/refused-error.ts';
import type { Command } from '../command.ts';
import { openRegistry, SITE_OPTION } from '../registry-options.ts';

export const promote: Command = {
  usage: 'promote NAME [--why TEXT] [--site URL]',
  about: 'gives a parcel to all players: its running canary, else as it stands in staging',
  async run(words) {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { ...SITE_OPTION, why: { type: 'string' } },
    });
    const [parcel] = positionals;
    if (parcel === undefined) throw new RefusedError(['NAME: say which parcel to promote']);
    const request = { parcel, why: values.why ?? `promote ${parcel}` };
    const { release, channel, outcome } = await openRegistry(values.site).promote(request);
    const what = outcome === 'unchanged' ? 'was there already' : 'is';
    return `release ${release}: ${parcel} ${what} in ${channel}`;
  },
};
