import { HOUR_MS } from '@paddock/contract';

import { ManualClock } from '../../../kernel/time/clock.ts';
import { ManualScheduler } from '../../../kernel/time/scheduler.ts';
import { createFeedEmitter } from '../feed-emitter.ts';
import { StreamReader } from '../feed-stream.testing.ts';
import type { RecordedFile, RecordedMatch } from './files/recorded-match.ts';
import { beginningOf } from './replay-file.ts';
import { replay, type ReplayCounts } from './replay.ts';
import { jumpingTime } from './time/replay-time.ts';

const START_MS = Date.UTC(2022, 7, 5, 19);

function recorded(row: number, more: Partial<RecordedMatch> = {}): RecordedMatch {
  return {
    row,
    kickOffMs: START_MS + row * HOUR_MS,
    home: `Home ${row}`,
    away: `Away ${row}`,
    fullTime: [2, 1],
    halfTime: [1, 0],
    ...more,
  };
}
const fileOf = (...matches: RecordedMatch[]): RecordedFile => ({
  competition: 'Recorded League 2022/23',
  regionCode: 'gb-eng',
  matches,
  problems: [],
});

async function play(file: RecordedFile, reader = new StreamReader()): Promise<ReplayCounts> {
  const clock = new ManualClock(beginningOf(file));
  return replay({
    file,
    runId: 'run-7',
    emitter: createFeedEmitter({
      producer: 'replay',
      epoch: 7,
      sink: reader,
      clock,
      onQuarantine: () => undefined,
    }),
    time: jumpingTime(clock, new ManualScheduler(clock)),
    feedClock: { anchorFeedMs: clock.nowMs(), anchorServerMs: clock.nowMs(), speed: 1 },
    inPlayEverySec: Infinity,
    onRefusedBet: () => undefined,
  });
}

/** The winners of a settled market, its outcomes that won; `void` when all are. */
function winners(reader: StreamReader, event: string, key: string): string {
  const selections = JSON.parse(reader.of(event).settled.get(key)?.[0] ?? '[]') as {
    outcome: string;
    won: number;
    voidHalves?: number;
  }[];
  if (selections.every(({ voidHalves }) => voidHalves === 2)) return 'void';
  return selections.flatMap(({ outcome, won }) => (won === 1 ? [outcome] : [])).join(' ');
}

describe('a replay', () => {
  it('announces the whole file, prices each match before it, and ends with every market settled', async () => {
    const reader = new StreamReader();
    const counts = await play(
      fileOf(recorded(1), recorded(2), recorded(3, { fullTime: [0, 0], halfTime: [0, 0] })),
      reader,
    );
    expect(counts.matchesPlayed).toBe(3);
    expect(reader.events.size).toBe(3);
    let settled = 0;
    for (const event of reader.events.values()) {
      expect(event.state?.status).toBe('ended');
      expect(event.offered.size).toBeGreaterThan(25);
      for (const key of event.offered) expect(event.settled.get(key)).toHaveLength(1);
      settled += event.settled.size;
    }
    expect(counts.marketsSettled).toBe(settled);
    expect(winners(reader, 'run-7:1', '1x2?')).toBe('home');
    expect(winners(reader, 'run-7:3', '1x2?')).toBe('draw');
    expect(winners(reader, 'run-7:1', 'correct-score?')).toBe('2:1');
    expect(winners(reader, 'run-7:1', 'half-1x2?half=2')).toBe('draw');
    expect(reader.of('run-7:1').finalScore).toEqual([2, 1]);
    expect(reader.of('run-7:1').fixture).toMatchObject({
      championship: { slug: 'recorded-league-2022-23' },
      region: { code: 'gb-eng', name: { en: 'England', ru: 'Англия' } },
      startsAtMs: START_MS + HOUR_MS,
    });
  });

  it('voids the halves of a match without half-time score, and only those', async () => {
    const reader = new StreamReader();
    await play(fileOf(recorded(1, { halfTime: undefined })), reader);
    expect(winners(reader, 'run-7:1', 'half-1x2?half=1')).toBe('void');
    expect(winners(reader, 'run-7:1', 'half-total?half=2&line=0.5')).toBe('void');
    expect(winners(reader, 'run-7:1', '1x2?')).toBe('home');
  });

  it('settles the next goal by recorded minutes, and voids it where two goals share one', async () => {
    const reader = new StreamReader();
    const goal = (side: 'home' | 'away', minute: number) => ({ side, minute, offset: 0 });
    const told = recorded(1, {
      goals: [goal('away', 10), goal('home', 20), goal('home', 80)],
      halfTime: [1, 1],
    });
    const shared = recorded(2, {
      goals: [goal('away', 20), goal('home', 20), goal('home', 80)],
      halfTime: [1, 1],
    });
    await play(fileOf(told, shared), reader);
    expect(winners(reader, 'run-7:1', 'next-goal?goal=1')).toBe('away');
    expect(winners(reader, 'run-7:1', 'next-goal?goal=2')).toBe('home');
    expect(winners(reader, 'run-7:1', 'next-goal?goal=4')).toBe('none');
    expect(winners(reader, 'run-7:2', 'next-goal?goal=1')).toBe('void');
  });

  it('settles a knockout match on 90 minutes and stores what came after', async () => {
    const reader = new StreamReader();
    const knockout = recorded(1, { fullTime: [1, 1], halfTime: [1, 1], extraTime: [1, 0] });
    await play(fileOf(knockout), reader);
    expect(winners(reader, 'run-7:1', '1x2?')).toBe('draw');
    expect(reader.of('run-7:1').finalScore).toEqual([1, 1]);
    expect(reader.of('run-7:1').state).toMatchObject({
      period: 'et',
      score: [1, 1],
      parts: [
        [1, 1],
        [0, 0],
        [1, 0],
      ],
    });
  });

  it('plays a season of 380 matches in seconds', async () => {
    const teams = Array.from({ length: 20 }, (_, at) => `Team ${at}`);
    const season = teams.flatMap((home, h) =>
      teams.flatMap((away, a) =>
        h === a
          ? []
          : [recorded(h * 20 + a, { home, away, fullTime: [(h + a) % 4, (h * a) % 3], halfTime: [0, 0] })],
      ),
    );
    const counts = await play(fileOf(...season));
    expect(counts.matchesPlayed).toBe(380);
  });
});
