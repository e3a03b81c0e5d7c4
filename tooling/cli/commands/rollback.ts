import { parseArgs } from 'node:util';

import type { ReleaseChannel, ReleaseMadeView, RollbackRequest } from '@paddock/contract/schemas';

import { RefusedError } from '../../manifest/refused-error.ts';
import type { Command } from '../command.ts';
import { channelOf, numberOf, openRegistry, SITE_OPTION } from '../registry-options.ts';
import { standsNow } from '../stands-now.ts';

interface RollbackWish {
  readonly channel: ReleaseChannel;
  readonly parcel: string | undefined;
  readonly version?: string | undefined;
  readonly release?: string | undefined;
  readonly why?: string | undefined;
  readonly remove: boolean;
}

function requestOf({ channel, parcel, version, release, why, remove }: RollbackWish): RollbackRequest {
  if ((parcel === undefined) === (release === undefined))
    throw new RefusedError(['say either the parcel to take back or --release N']);
  if (parcel === undefined)
    return {
      channel,
      release: numberOf('--release', release ?? ''),
      why: why ?? `back to release ${release ?? ''}`,
    };
  return {
    channel,
    parcel,
    why: why ?? (version === undefined ? `${parcel} is taken back` : `${parcel} back to ${version}`),
    ...(version === undefined ? {} : { version }),
    ...(remove ? { remove } : {}),
  };
}

export const rollback: Command = {
  usage:
    'rollback NAME [--version V] [--remove] | --release N  [--channel production|staging] [--why TEXT] [--site URL]',
  about:
    'ends a running canary; else takes a parcel back to the version before or a named one, or a whole channel',
  async run(words) {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        ...SITE_OPTION,
        channel: { type: 'string', default: 'production' },
        version: { type: 'string' },
        release: { type: 'string' },
        why: { type: 'string' },
        remove: { type: 'boolean', default: false },
      },
    });
    const channel = channelOf('--channel', values.channel);
    const [parcel] = positionals;
    const request = requestOf({ ...values, channel, parcel });
    const client = openRegistry(values.site);
    const said = report(request, await client.rollback(request));
    return `${said}\n${standsNow(await client.status(), channel, parcel)}`;
  },
};

function report(request: RollbackRequest, { release, channel, outcome }: ReleaseMadeView): string {
  if (outcome === 'unchanged') return `release ${release}: ${channel} stands there already`;
  if (!('parcel' in request)) return `release ${release}: the channel is taken back in ${channel}`;
  const { parcel } = request;
  return outcome === 'withdrawn'
    ? `release ${release}: the canary of ${parcel} has ended; everybody keeps what ${channel} has (run it again to take that back)`
    : `release ${release}: ${parcel} is taken back in ${channel}`;
}
