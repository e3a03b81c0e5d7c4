import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FeedMessage } from '@paddock/contract/schemas';

import { REPOSITORY_DIR } from '../../../cli/repository-dir.ts';
import { ManualClock } from '../../../kernel/time/clock.ts';
import { ManualScheduler } from '../../../kernel/time/scheduler.ts';
import { createFeedEmitter } from '../feed-emitter.ts';
import { StreamReader } from '../feed-stream.testing.ts';
import { STILL_EVERY_MS } from '../simulation/running/told-state.ts';
import { readMatchFile } from './files/read-match-file.ts';
import type { RecordedFile } from './files/recorded-match.ts';
import { beginningOf } from './replay-file.ts';
import { replay } from './replay.ts';
import { jumpingTime, pacedTime, type ReplayTime } from './time/replay-time.ts';

const BEAT_MS = 5_000;
const WORLD_CUP = join(REPOSITORY_DIR, '..', 'shared', 'data', 'worldcup', '2018.json');

/** One match, 0:0, of which a file has nothing to tell but its halves. */
const QUIET: RecordedFile = {
  competition: 'Quiet League',
  regionCode: 'gb-eng',
  problems: [],
  matches: [
    {
      row: 1,
      kickOffMs: Date.UTC(2022, 7, 5, 19),
      home: 'Home',
      away: 'Away',
      fullTime: [0, 0],
      halfTime: [0, 0],
    },
  ],
};

/** When a state or prices of each match were told last. */
class TellingReader extends StreamReader {
  readonly toldAtMs = new Map<string, number>();

  override ingest(message: FeedMessage) {
    const { body, generatedAtMs } = message;
    if (body.kind === 'score' || body.kind === 'prices') this.toldAtMs.set(body.event, generatedAtMs);
    return super.ingest(message);
  }

  /** Of the match that is on and was heard of longest ago; undefined where none is on. */
  longestMs(nowMs: number): number | undefined {
    const live = [...this.events].filter(([, { state }]) => state?.status === 'live');
    const ages = live.map(([id]) => nowMs - (this.toldAtMs.get(id) ?? 0));
    return ages.length === 0 ? undefined : Math.max(...ages);
  }
}

/** Replays a file and answers how long ago its live matches had been told of at each look at the clock. */
async function agesAtLooks(
  file: RecordedFile,
  timeOf: (clock: ManualClock, look: () => void) => ReplayTime,
): Promise<readonly number[]> {
  const clock = new ManualClock(beginningOf(file));
  const reader = new TellingReader();
  const ages: number[] = [];
  const look = () => {
    const age = reader.longestMs(clock.nowMs());
    if (age !== undefined) ages.push(age);
  };
  await replay({
    ...{ file, runId: 'run-7', time: timeOf(clock, look), inPlayEverySec: Infinity },
    emitter: createFeedEmitter({
      ...{ producer: 'replay', epoch: 7, sink: reader, clock, onQuarantine: () => undefined },
    }),
    feedClock: { anchorFeedMs: clock.nowMs(), anchorServerMs: clock.nowMs(), speed: 1 },
    onRefusedBet: () => undefined,
  });
  return ages;
}

describe('a match of a replay of which its file has nothing to tell', () => {
  it('is told every twenty seconds at the pace it was played, half-time too', async () => {
    const ages = await agesAtLooks(QUIET, (clock, look) =>
      pacedTime(clock, (ms) => {
        clock.advance(ms);
        look();
        return Promise.resolve();
      }),
    );
    expect(ages.length).toBeGreaterThan(1_000);
    expect(Math.max(...ages)).toBeLessThanOrEqual(STILL_EVERY_MS + BEAT_MS);
  });

  it('is told whenever somebody may look, as time jumps from moment to moment', async () => {
    const file = existsSync(WORLD_CUP) ? await readMatchFile(WORLD_CUP) : QUIET;
    const ages = await agesAtLooks({ ...file, matches: file.matches.slice(0, 8) }, (clock, look) => {
      const scheduler = new ManualScheduler(clock);
      scheduler.every('look', 1_000, () => {
        look();
        return Promise.resolve();
      });
      return jumpingTime(clock, scheduler);
    });
    expect(ages.length).toBeGreaterThan(0);
    expect(Math.max(...ages)).toBeLessThanOrEqual(STILL_EVERY_MS);
  });
});
