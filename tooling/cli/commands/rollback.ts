import { parseArgs } from 'node:util';

import type { ReleaseChannel, RollbackRequest } from '@paddock/contract/schemas';

import { RefusedError } from '../../manifest/refused-error.ts';
import type { Command } from '../command.ts';
import { channelOf, numberOf, openRegistry, SITE_OPTION } from '../registry-options.ts';

interface RollbackWish {
  readonly channel: ReleaseChannel;
  readonly parcel: string | undefined;
  readonly version: string | undefined;
  readonly release: string | undefined;
  readonly why: string | undefined;
}

function requestOf({ channel, parcel, version, release, why }: RollbackWish): RollbackRequest {
  if ((parcel === undefined) === (release === undefined))
    throw new RefusedError(['say either the parcel to take back or --release N']);
  if (parcel === undefined)
    return {
      channel,
      release: numberOf('--release', release ?? ''),
      why: why ?? `back to release ${release ?? ''}`,
    };
  const to = version ?? 'the version before';
  return {
    channel,
    parcel,
    why: why ?? `${parcel} back to ${to}`,
    ...(version === undefined ? {} : { version }),
  };
}

export const rollback: Command = {
  usage:
    'rollback NAME [--version V] | --release N  [--channel production|staging] [--why TEXT] [--site URL]',
  about: 'takes a parcel back to the version before or a named one, or a whole channel to a release',
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
      },
    });
    const channel = channelOf('--channel', values.channel);
    const { version, release, why } = values;
    const request = requestOf({ channel, parcel: positionals[0], version, release, why });
    const made = await openRegistry(values.site).rollback(request);
    const what = 'parcel' in request ? `${request.parcel} is taken back` : 'the channel is taken back';
    return made.outcome === 'unchanged'
      ? `release ${made.release}: ${channel} stands there already`
      : `release ${made.release}: ${what} in ${channel}`;
  },
};
