import { parseArgs } from 'node:util';

import { RefusedError } from '../../manifest/refused-error.ts';
import { diffTable, healthTable, historyTable, statusTable } from '../../registry/tables.ts';
import type { Command } from '../command.ts';
import { channelOf, numberOf, openRegistry, SITE_OPTION } from '../registry-options.ts';

export const history: Command = {
  usage: 'history [NAME] [--channel production|staging] [--limit 50] [--site URL]',
  about: 'lists releases, the newest first: what changed, who did it, when and why',
  async run(words) {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        ...SITE_OPTION,
        channel: { type: 'string', default: 'production' },
        limit: { type: 'string' },
      },
    });
    const channel = channelOf('--channel', values.channel);
    const client = openRegistry(values.site);
    return historyTable(await client.history({ channel, parcel: positionals[0], limit: values.limit }));
  },
};

export const diff: Command = {
  usage: 'diff A B [--site URL]',
  about: 'shows what changes from release A to release B',
  async run(words) {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: SITE_OPTION,
    });
    const [a, b] = positionals;
    if (a === undefined || b === undefined) throw new RefusedError(['A B: say two release numbers']);
    const [from, to] = [numberOf('A', a), numberOf('B', b)];
    return diffTable(await openRegistry(values.site).diff(String(from), String(to)));
  },
};

export const status: Command = {
  usage: 'status [--site URL]',
  about: 'shows where the channels stand and which canaries run',
  async run(words) {
    const { values } = parseArgs({ args: [...words], options: SITE_OPTION });
    return statusTable(await openRegistry(values.site).status());
  },
};

export const health: Command = {
  usage: 'health NAME [--site URL]',
  about: 'shows how the versions of a parcel fare in browsers: how fast they are, and what failed how often',
  async run(words) {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: SITE_OPTION,
    });
    const [parcel] = positionals;
    if (parcel === undefined) throw new RefusedError(['NAME: say which parcel']);
    return healthTable(await openRegistry(values.site).health(parcel));
  },
};
