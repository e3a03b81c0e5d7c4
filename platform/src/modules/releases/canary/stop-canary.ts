import type { ReleaseMadeView, RollbackRequest } from '@paddock/contract/schemas';

import type { ReleaseMaker } from '../release-maker.ts';
import type { Publisher } from '../tokens/tokens.ts';
import { runningCanaryOf } from './canary-records.ts';
import { endCanary } from './end-canary.ts';

/** Ends a parcel's running canary in its team's name. Answers undefined when none runs, or another thing was asked. */
export async function stopCanary(
  maker: ReleaseMaker,
  { team, tokenId }: Publisher,
  request: RollbackRequest,
): Promise<ReleaseMadeView | undefined> {
  if (!('parcel' in request) || request.version !== undefined || request.channel !== 'production') return;
  const { parcel, channel, why } = request;
  return maker.beside(async (writer) => {
    const running = await runningCanaryOf(writer.tx, parcel);
    if (running === undefined) return undefined;
    const details = { token: tokenId };
    const release = await endCanary(writer, running, { state: 'ended', who: team, why, details });
    return { release, channel, outcome: 'withdrawn' };
  });
}
