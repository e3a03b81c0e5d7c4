import type { Competitor } from '@paddock/contract/schemas';

import { runningSeason, standings, type CountedMatch } from './standings.ts';

const FOOTBALL = { win: 3, draw: 1 };

function team(name: string, colour = '#aa0000'): Competitor {
  return { name: { en: name }, silk: { pattern: 'solid', colours: [colour, '#ffffff'] } };
}

function match(home: string, away: string, score: [number, number], startsAtMs = 0): CountedMatch {
  return { startsAtMs, home: team(home), away: team(away), score };
}

const lines = (matches: readonly CountedMatch[], points: { win: number; draw: number } | undefined) =>
  standings(matches, points).map(
    (row) =>
      `${row.place} ${row.team.name.en} ${row.played} ${row.won}-${row.drawn}-${row.lost} ${row.scored}:${row.conceded} ${row.points}`,
  );

describe('a table', () => {
  it('counts three points for a win and one for a draw where the sport does', () => {
    expect(
      lines([match('A', 'B', [2, 1]), match('B', 'C', [0, 0]), match('C', 'A', [1, 1])], FOOTBALL),
    ).toEqual(['1 A 2 1-1-0 3:2 4', '2 C 2 0-2-0 1:1 2', '3 B 2 0-1-1 1:2 1']);
  });

  it('tells equal points apart by difference, then by what was scored', () => {
    expect(
      lines([match('A', 'X', [1, 0]), match('B', 'Y', [3, 2]), match('C', 'Z', [2, 0])], FOOTBALL),
    ).toEqual([
      '1 C 1 1-0-0 2:0 3',
      '2 B 1 1-0-0 3:2 3',
      '3 A 1 1-0-0 1:0 3',
      '4 Y 1 0-0-1 2:3 0',
      '5 X 1 0-0-1 0:1 0',
      '6 Z 1 0-0-1 0:2 0',
    ]);
  });

  it('gives a place to all who are level in everything, by name, and goes on behind them', () => {
    expect(lines([match('B', 'A', [1, 1]), match('D', 'C', [0, 2])], FOOTBALL)).toEqual([
      '1 C 1 1-0-0 2:0 3',
      '2 A 1 0-1-0 1:1 1',
      '2 B 1 0-1-0 1:1 1',
      '4 D 1 0-0-1 0:2 0',
    ]);
  });

  it('goes by the share of matches won where the sport has no points, a draw being half a win', () => {
    const two = [match('A', 'B', [90, 80]), match('A', 'B', [70, 80])];
    expect(lines([...two, match('C', 'D', [60, 60]), match('E', 'D', [99, 50])], undefined)).toEqual([
      '1 E 1 1-0-0 99:50 null',
      '2 A 2 1-0-1 160:160 null',
      '2 B 2 1-0-1 160:160 null',
      '4 C 1 0-1-0 60:60 null',
      '5 D 2 0-1-1 110:159 null',
    ]);
  });

  it('shows a side as it looked in its latest match', () => {
    const before = { ...match('A', 'B', [0, 0]), home: team('A', '#00aa00') };
    const [first] = standings([match('A', 'B', [0, 0]), before], FOOTBALL);
    expect([first?.played, first?.team.silk.colours[0]]).toEqual([2, '#aa0000']);
  });

  it('is empty before the first match', () => {
    expect(standings([], FOOTBALL)).toEqual([]);
  });
});

describe('a season', () => {
  const days = (...at: number[]) => at.map((startsAtMs) => match('A', 'B', [0, 0], startsAtMs));
  const kept = (matches: readonly CountedMatch[]) =>
    runningSeason(matches, 50).map(({ startsAtMs }) => startsAtMs);

  it('reaches back to the first break that is longer than a pause', () => {
    expect(kept(days(300, 250, 199, 198, 10))).toEqual([300, 250]);
    expect(kept(days(300, 250, 200))).toEqual([300, 250, 200]);
    expect(kept([])).toEqual([]);
  });
});
