import type { FastifyRequest } from 'fastify';
import type { CanaryWatchBody } from '@paddock/contract/schemas';

import type { Kernel } from '../../../kernel/module.ts';
import type { ReleaseMaker } from '../release-maker.ts';
import type { ReleaseSource } from '../serving/release-source.ts';
import { runningCanaries } from './canary-records.ts';
import type { FailureCounts } from './failures.ts';
import { isBeyondBound, judge } from './judge.ts';
import type { Visits } from './visits.ts';
import { voterNetwork } from './voter-network.ts';
import { castVote, type Vote } from './votes.ts';
import { forgetWaits, openWait, settleWait, takeOverdue } from './waits.ts';

type Teller = Pick<FastifyRequest, 'cookies' | 'ip'>;

/** What browsers tell of how parcels fare: the visitors of canaries decide by it. */
export interface VisitorHealth {
  /**
   * A browser met parcels, `<parcel>@<version>`, or failures of them. It counts for who is in the canary of one of
   * them by the cookie we signed, once a visitor; a canary beyond its bound is taken back before this resolves.
   */
  met(teller: Teller, parcels: readonly string[], outcome: 'loaded' | 'failed'): Promise<void>;
  /** A tab of a canary waits for it, no longer does, or has hung, which is a failure. */
  watched(teller: Teller, report: CanaryWatchBody): Promise<void>;
}

export interface VisitorHealthTasks extends VisitorHealth {
  /** Counts tabs that told they wait and then nothing more: they hang. */
  judgeSilence(): Promise<void>;
  /** At a start. */
  forgetWaits(): Promise<void>;
}

export function createVisitorHealth(
  { db, clock, log, secrets, config }: Kernel,
  maker: ReleaseMaker,
  source: Pick<ReleaseSource, 'refresh'>,
  visits: Pick<Visits, 'participantOf'>,
  failures: Pick<FailureCounts, 'note'>,
): VisitorHealthTasks {
  const minVisitors = config.canaryMinVisitors;

  /** Who tells, as it is kept, where they are in the canary of one of these parcels. */
  function voterOf(teller: Teller, parcels: readonly string[]): Omit<Vote, 'failed'> | undefined {
    const participant = visits.participantOf(teller);
    if (participant === undefined) return undefined;
    const { visitor, canary } = participant;
    if (!parcels.includes(`${canary.parcel}@${canary.version}`)) return undefined;
    const network = voterNetwork(teller.ip);
    const hash = (text: string): string => secrets.lasting.sign('releases.votes', `${canary.id}:${text}`);
    return { canaryId: canary.id, visitor: hash(visitor.id), network: network && hash(network) };
  }

  async function count(vote: Vote): Promise<void> {
    const tally = await castVote(db, vote, clock.nowMs());
    if (tally === undefined || !isBeyondBound(tally, minVisitors)) return;
    if (await judge(maker, log, vote.canaryId, minVisitors)) await source.refresh();
  }

  return {
    async met(teller, parcels, outcome) {
      const voter = voterOf(teller, parcels);
      if (voter !== undefined) await count({ ...voter, failed: outcome === 'failed' });
    },
    async watched(teller, { parcel, wait, state }) {
      const voter = voterOf(teller, [parcel]);
      if (voter === undefined) return;
      const keep = state === 'waiting' ? openWait : settleWait;
      await keep(db, { ...voter, wait }, clock.nowMs());
      if (state !== 'hung') return;
      failures.note(parcel, 'hung');
      await count({ ...voter, failed: true });
    },
    async judgeSilence() {
      // A node that dies here loses these votes; the next visitors' tell the same.
      const overdue = await takeOverdue(db, clock.nowMs());
      const running = overdue.length === 0 ? [] : await runningCanaries(db);
      for (const { canaryId } of overdue) {
        log.warn({ canary: canaryId }, 'a tab waited for a canary and was not heard of again');
        const canary = running.find(({ id }) => id === canaryId);
        if (canary !== undefined) failures.note(`${canary.parcel}@${canary.version}`, 'silent');
      }
      for (const voter of overdue) await count({ ...voter, failed: true });
    },
    forgetWaits: () => forgetWaits(db),
  };
}
