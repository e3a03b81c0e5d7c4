import { elapsedAt, stopsOf } from '../../sports/football/football-timeline.ts';
import type { RecordedMatch } from '../files/recorded-match.ts';
import { agendaOf } from '../agenda.ts';
import { recordedFootball } from './recorded-football.ts';
import { orderIsUnknown, recordedTimeline } from './recorded-timeline.ts';

const base: RecordedMatch = {
  row: 1,
  kickOffMs: Date.UTC(2022, 7, 5, 19),
  home: 'North End',
  away: 'South End',
  fullTime: [3, 2],
  halfTime: [1, 2],
};

describe('the timeline of a recorded match', () => {
  it('puts goals in their minutes, stoppage included', () => {
    const goals = [
      { side: 'home', minute: 12, offset: 0 },
      { side: 'away', minute: 45, offset: 6 },
      { side: 'home', minute: 46, offset: 0 },
      { side: 'away', minute: 90, offset: 5 },
    ] as const;
    const timeline = recordedTimeline({ ...base, fullTime: [2, 2], halfTime: [1, 1], goals });
    expect(timeline.entries.map(({ half, sec }) => [half, Math.ceil(sec / 60)])).toEqual([
      [1, 12],
      [1, 51],
      [2, 1],
      [2, 50],
    ]);
    expect(timeline.halfLengthsSec[0]).toBeGreaterThan(51 * 60);
  });

  it('invents minutes that agree with the half-time score, the same ones each time', () => {
    const timeline = recordedTimeline(base);
    const inHalf = (half: 1 | 2, side: string) =>
      timeline.entries.filter((entry) => entry.half === half && entry.side === side).length;
    expect([inHalf(1, 'home'), inHalf(1, 'away'), inHalf(2, 'home'), inHalf(2, 'away')]).toEqual([
      1, 2, 2, 0,
    ]);
    expect(recordedTimeline(base)).toEqual(timeline);
    expect(recordedTimeline({ ...base, home: 'Other' })).not.toEqual(timeline);
  });

  it('keeps goals of one minute apart and knows when their order is unknown', () => {
    const goals = [
      { side: 'home', minute: 30, offset: 0 },
      { side: 'away', minute: 30, offset: 0 },
    ] as const;
    const timeline = recordedTimeline({ ...base, fullTime: [1, 1], halfTime: [1, 1], goals });
    expect(new Set(timeline.entries.map(({ sec }) => sec)).size).toBe(2);
    expect(orderIsUnknown(goals)).toBe(true);
    expect(orderIsUnknown([goals[0], { ...goals[1], offset: 1 }])).toBe(false);
  });

  it('is played moment by moment: prices first, bets, kick-off, every goal, the end last', () => {
    const timeline = recordedTimeline(base);
    const agenda = agendaOf([{ recorded: base, timeline }], Infinity);
    expect(agenda.slice(0, 3).map(({ action }) => action)).toEqual(['price', 'bet', 'play']);
    expect(agenda[2]?.atMs).toBe(base.kickOffMs);
    const moments = agenda.map(({ atMs }) => (atMs - base.kickOffMs) / 1000);
    for (const { half, sec } of timeline.entries) expect(moments).toContain(elapsedAt(timeline, half, sec));
    for (const { toSec } of stopsOf(timeline)) expect(moments).toContain(toSec);
    expect(agendaOf([{ recorded: base, timeline }], 600).length).toBeGreaterThan(agenda.length);
  });
});

describe('a recorded match as the feed plays it', () => {
  const timeline = recordedTimeline(base);
  const rates = [1.5, 1.2] as const;

  it('quotes the file’s own prices until kick-off', () => {
    const match = recordedFootball(
      {
        ...base,
        prices: {
          winner: [2000, 3300, 4100],
          total: [1900, 1950],
          handicap: { line: -0.5, home: 2010, away: 1870 },
        },
      },
      timeline,
      rates,
      false,
    );
    const odds = (elapsedSec: number, type: string, line?: string) =>
      match.pricesAt(elapsedSec).find((market) => market.type === type && market.specifiers['line'] === line)
        ?.recordedOdds;
    expect(odds(-1, '1x2')).toEqual([2000, 3300, 4100]);
    expect(odds(-1, 'total', '2.5')).toEqual([1900, 1950]);
    expect(odds(-1, 'handicap', '-0.5')).toEqual([2010, 1870]);
    expect(odds(10, '1x2')).toBeUndefined();
  });

  it('offers the next goal only when the file tells minutes, whatever it tells of this match', () => {
    const offers = (tellsMinutes: boolean) =>
      recordedFootball(base, timeline, rates, tellsMinutes)
        .pricesAt(-1)
        .some(({ type }) => type === 'next-goal');
    expect([offers(true), offers(false)]).toEqual([true, false]);
  });

  it('tells extra time and penalties beside the 90-minute score', () => {
    const knockout: RecordedMatch = {
      ...base,
      fullTime: [1, 1],
      halfTime: [0, 1],
      extraTime: [1, 1],
      penalties: [3, 4],
    };
    const match = recordedFootball(knockout, recordedTimeline(knockout), rates, false);
    expect(match.viewAt(match.durationSec)).toMatchObject({
      period: 'pen',
      score: [1, 1],
      parts: [
        [0, 1],
        [1, 0],
        [1, 1],
        [3, 4],
      ],
    });
    expect(match.recordAt(match.durationSec)).toMatchObject({ score: [1, 1], end: 'finished' });
  });
});
