import type { FeedFault } from '@paddock/contract/schemas';

import type { FeedSink, IngestOutcome } from '../feed-sink.ts';
import { checkMessage } from './message-check.ts';

/** What became of one message of a batch. */
export interface PushResult {
  /** Its place in the batch. */
  readonly index: number;
  readonly status: IngestOutcome['status'] | 'malformed';
  /** In one sentence; `faults` has its parts. */
  readonly reason?: string;
  readonly faults?: readonly FeedFault[];
  readonly expectedSeq?: number;
}

export interface PushAnswer {
  readonly results: readonly PushResult[];
  /** The provider has to send a snapshot before anything else of it is taken. */
  readonly snapshotWanted: boolean;
}

/** Hands a provider's batch to the sink, message by message in order; what is malformed is left out and named. */
export async function pushMessages(
  sink: FeedSink,
  provider: string,
  messages: readonly unknown[],
): Promise<PushAnswer> {
  const results: PushResult[] = [];
  for (const [index, value] of messages.entries()) results.push(await pushOne(sink, provider, value, index));
  const last = results.findLast(({ status }) => status !== 'malformed' && status !== 'duplicate');
  return { results, snapshotWanted: last?.status === 'gap' };
}

async function pushOne(sink: FeedSink, provider: string, value: unknown, index: number): Promise<PushResult> {
  const checked = checkMessage(value);
  const message = checked.ok ? checked.message : checked.standIn;
  if (message !== undefined && message.producer !== provider) {
    return malformed(index, `/producer must be ${provider}`);
  }
  const outcome = message === undefined ? undefined : await sink.ingest(message);
  if (!checked.ok) return malformed(index, checked.reason);
  return { index, ...(outcome ?? { status: 'malformed' }) };
}

function malformed(index: number, reason: string): PushResult {
  return { index, status: 'malformed', reason, faults: [{ code: 'FEED_MALFORMED', reason }] };
}
