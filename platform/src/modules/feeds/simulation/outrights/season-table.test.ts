import { placesOf, seasonTable, WINS_COUNTED } from './season-table.ts';

const row = (points: number, difference = 0, scored = 0) => ({ points, difference, scored });

describe('the table of a season', () => {
  it('counts points, difference and what was scored', () => {
    const played = [
      { home: 0, away: 1, score: [2, 0] as const },
      { home: 1, away: 0, score: [1, 1] as const },
    ];
    expect(seasonTable(3, played, { win: 3, draw: 1 })).toEqual([row(4, 2, 3), row(1, -2, 1), row(0)]);
    expect(seasonTable(2, played, WINS_COUNTED)).toEqual([row(3, 2, 3), row(1, -2, 1)]);
  });

  it('places by points, then difference, then what was scored, and lets who is level in all share a place', () => {
    const rows = [row(4, 2, 3), row(6), row(4, 2, 5), row(4, 3), row(4, 2, 3)];
    expect(placesOf(rows)).toEqual([4, 1, 3, 2, 4]);
  });
});
