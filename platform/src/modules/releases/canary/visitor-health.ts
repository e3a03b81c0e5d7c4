import type { FastifyRequest } from 'fastify';

import type { Kernel } from '../../../kernel/module.ts';
import type { ReleaseMaker } from '../release-maker.ts';
import type { ReleaseSource } from '../serving/release-source.ts';
import { isBeyondBound, judge } from './judge.ts';
import type { Visits } from './visits.ts';
import { voterNetwork } from './voter-network.ts';
import { castVote } from './votes.ts';

type Teller = Pick<FastifyRequest, 'cookies' | 'ip'>;

/** What browsers tell of how parcels fare: the visitors of canaries decide by it. */
export interface VisitorHealth {
  /**
   * A browser met parcels, `<parcel>@<version>`, or failures of them. It counts for who is in the canary of one of
   * them by the cookie we signed, once a visitor; a canary beyond its bound is taken back before this resolves.
   */
  met(teller: Teller, parcels: readonly string[], outcome: 'loaded' | 'failed'): Promise<void>;
}

export function createVisitorHealth(
  { db, clock, log, secrets, config }: Kernel,
  maker: ReleaseMaker,
  source: Pick<ReleaseSource, 'refresh'>,
  visits: Pick<Visits, 'participantOf'>,
): VisitorHealth {
  const minVisitors = config.canaryMinVisitors;
  return {
    async met(teller, parcels, outcome) {
      const participant = visits.participantOf(teller);
      if (participant === undefined) return;
      const { visitor, canary } = participant;
      if (!parcels.includes(`${canary.parcel}@${canary.version}`)) return;
      const network = voterNetwork(teller.ip);
      const hash = (text: string): string => secrets.sign('releases.votes', `${canary.id}:${text}`);
      const vote = {
        canaryId: canary.id,
        visitor: hash(visitor.id),
        network: network && hash(network),
        failed: outcome === 'failed',
      };
      const tally = await castVote(db, vote, clock.nowMs());
      if (tally === undefined || !isBeyondBound(tally, minVisitors)) return;
      if (await judge(maker, log, canary.id, minVisitors)) await source.refresh();
    },
  };
}
