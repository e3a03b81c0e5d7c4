import { MINUTE_MS } from '@paddock/contract';

import type { Kernel } from '../../../kernel/module.ts';
import { createFeedEmitter } from '../feed-emitter.ts';
import type { FeedSink } from '../feed-sink.ts';
import { takeEpoch } from '../feeds-store.ts';
import type { FeedClock } from '../simulation/clock/feed-clock.ts';
import type { BetOption } from './betting/bet-option.ts';
import type { BettingClient } from './betting/betting-client.ts';
import type { RecordedFile } from './files/recorded-match.ts';
import { PRICED_BEFORE_MS } from './ratings/rated-matches.ts';
import { replay, type ReplayCounts } from './replay.ts';
import type { ReplayTime } from './time/replay-time.ts';

export const REPLAY_PRODUCER = 'replay';
/** Before the first prices: time to register and pay in. */
const LEAD_MS = 10 * MINUTE_MS;

export interface ReplayFileOptions {
  readonly kernel: Pick<Kernel, 'db' | 'clock'>;
  readonly sink: FeedSink;
  readonly file: RecordedFile;
  readonly time: ReplayTime;
  /** How many times as fast as it was; 1 when the server's own clock runs through the file's dates. */
  readonly speed: number;
  readonly inPlayEverySec: number;
  readonly bets?: { client(runId: string): BettingClient; readonly option: BetOption };
  readonly warn: (text: string) => void;
}

/** When a file's story begins: its clock is set to this, or this is moved to now. */
export function beginningOf({ matches }: RecordedFile): number {
  return (matches[0]?.kickOffMs ?? 0) - PRICED_BEFORE_MS - LEAD_MS;
}

/** What a replay came to, and the client that placed its bets. */
export interface ReplayedFile extends ReplayCounts {
  readonly betsSettled: () => Promise<number>;
}

/** Replays a file into a sink. The epoch it takes is also its run id: no two runs on a database share one. */
export async function replayFile(options: ReplayFileOptions): Promise<ReplayedFile> {
  const { kernel, sink, file, time, speed, bets, inPlayEverySec, warn } = options;
  const epoch = await takeEpoch(kernel.db, REPLAY_PRODUCER);
  const runId = `run-${epoch}`;
  const feedClock: FeedClock = { anchorFeedMs: beginningOf(file), anchorServerMs: time.clock.nowMs(), speed };
  const client = bets?.client(runId);
  const emitter = createFeedEmitter({
    producer: REPLAY_PRODUCER,
    epoch,
    sink,
    clock: kernel.clock,
    onQuarantine: ({ body }, reason) => warn(`a ${body.kind} message was quarantined: ${reason}`),
  });
  const counts = await replay({
    file,
    runId,
    emitter,
    time,
    feedClock,
    inPlayEverySec,
    ...(client === undefined || bets === undefined ? {} : { bets: { client, option: bets.option } }),
    onRefusedBet: ({ home, away }, reason) => warn(`no bet on ${home.name.en} v ${away.name.en}: ${reason}`),
  });
  return { ...counts, betsSettled: async () => (await client?.counts())?.settled ?? 0 };
}
