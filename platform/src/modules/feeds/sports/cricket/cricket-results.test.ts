import { multipliersAt2 } from '../../results/multipliers.testing.ts';
import { cricketEnds } from './cricket-ends.ts';
import { cricketResult } from './cricket-results.ts';
import {
  afterDelivery,
  NO_INNINGS,
  type CricketRecord,
  type Delivery,
  type Innings,
} from './cricket-rules.ts';

/** An innings from its deliveries, one letter each: `w` is a wide. */
function bowled(deliveries: string, target = Infinity): Innings {
  return deliveries
    .split('')
    .reduce(
      (innings, one) => afterDelivery(innings, one === 'w' ? 'wd' : (one as Delivery), target),
      NO_INNINGS,
    );
}

// 7 runs, a wicket at 1; 12 with a wide in it; then five wickets an over: all out for 19 in 3.3 overs.
const ONE = bowled('10W600' + '4400w12' + 'WWWWWW' + 'WWW');
// The away side made 19: the home side needs 20, and stops at 22.
const OTHER = bowled('444WW4' + '6', ONE.runs + 1);
const match: CricketRecord = { sport: 'cricket', first: 'away', innings: [ONE, OTHER], end: 'finished' };
const decide = (type: string, specifiers: Record<string, string> = {}, played = match) =>
  multipliersAt2(cricketResult({ type, specifiers }, played));

describe('an innings', () => {
  it('grows by deliveries', () => {
    expect(ONE).toMatchObject({ runs: 19, wickets: 10, balls: 21, isOver: true });
    expect(ONE.falls).toEqual([1, 19, 19, 19, 19, 19, 19, 19, 19, 19]);
    expect(ONE.overs.map(({ runs }) => runs)).toEqual([7, 12, 0, 0]);
    expect(OTHER).toMatchObject({ runs: 22, wickets: 2, balls: 7, isOver: true });
  });
});

describe('results of cricket', () => {
  it.each([
    ['winner', {}, { home: 2, away: 0 }],
    ['total', { line: '40.5' }, { over: 2, under: 0 }],
    ['total', { line: '41.5' }, { over: 0, under: 2 }],
    ['handicap', { line: '-2.5' }, { home: 2, away: 0 }],
    ['handicap', { line: '-3.5' }, { home: 0, away: 2 }],
    ['team-total', { team: 'away', line: '18.5' }, { over: 2, under: 0 }],
    ['team-total', { team: 'home', line: '22.5' }, { over: 0, under: 2 }],
    ['opening-stand', {}, { home: 2, draw: 0, away: 0 }],
    ['most-in-first-overs', {}, { home: 2, draw: 0, away: 0 }],
    ['first-overs-total', { innings: '2', line: '21.5' }, { over: 2, under: 0 }],
    ['wickets-total', { innings: '1', line: '9.5' }, { over: 2, under: 0 }],
    ['wicket-fall', { innings: '1', wicket: '2', line: '18.5' }, { over: 2, under: 0 }],
    ['wicket-fall', { innings: '2', wicket: '3', line: '22.5' }, { over: 0, under: 2 }],
    ['wicket-fall', { innings: '2', wicket: '4', line: '22.5' }, { over: 1, under: 1 }],
    ['over-total', { innings: '2', over: '2', line: '5.5' }, { over: 2, under: 0 }],
    ['over-total', { innings: '2', over: '3', line: '5.5' }, { over: 1, under: 1 }],
    ['over-wicket', { innings: '1', over: '1' }, { yes: 2, no: 0 }],
    ['over-wicket', { innings: '1', over: '2' }, { yes: 0, no: 2 }],
    ['over-wicket', { innings: '2', over: '3' }, { yes: 1, no: 1 }],
  ])('%s %o', (type, specifiers, multipliers) => {
    expect(decide(type, specifiers)).toEqual(multipliers);
  });

  it('are of the super over where both made as many runs, and nothing else is', () => {
    const level = bowled('444WW4' + '3'.replace('3', '2') + '1', 20);
    const tied: CricketRecord = {
      ...match,
      innings: [ONE, { ...level, isOver: true }],
      superOverWinner: 'away',
    };
    expect(decide('winner', {}, tied)).toEqual({ home: 0, away: 2 });
    expect(decide('total', { line: '38.5' }, tied)).toEqual({ over: 0, under: 2 });
    expect(decide('handicap', { line: '-0.5' }, tied)).toEqual({ home: 0, away: 2 });
  });

  it('leave open what play can still change, and make it void where it broke off', () => {
    const playing: CricketRecord = { sport: 'cricket', first: 'away', innings: [bowled('10W600' + '44')] };
    expect(decide('winner', {}, playing)).toBeUndefined();
    expect(decide('over-total', { innings: '1', over: '1', line: '6.5' }, playing)).toEqual({
      over: 2,
      under: 0,
    });
    expect(decide('over-total', { innings: '1', over: '2', line: '7.5' }, playing)).toEqual({
      over: 2,
      under: 0,
    });
    expect(decide('over-total', { innings: '1', over: '2', line: '8.5' }, playing)).toBeUndefined();
    expect(decide('team-total', { team: 'home', line: '0.5' }, playing)).toBeUndefined();
    expect(decide('team-total', { team: 'away', line: '9.5' }, playing)).toEqual({ over: 2, under: 0 });
    expect(decide('opening-stand', {}, playing)).toBeUndefined();
    const brokenOff = { ...playing, end: 'broken-off' as const };
    expect(decide('winner', {}, brokenOff)).toEqual({ home: 1, away: 1 });
    expect(decide('opening-stand', {}, brokenOff)).toEqual({ home: 1, draw: 1, away: 1 });
    expect(decide('over-wicket', { innings: '1', over: '2' }, brokenOff)).toEqual({ yes: 1, no: 1 });
    expect(decide('wickets-total', { innings: '1', line: '0.5' }, brokenOff)).toEqual({ over: 2, under: 0 });
  });

  it('know nobody before the toss', () => {
    const before: CricketRecord = { sport: 'cricket', innings: [] };
    expect(decide('team-total', { team: 'home', line: '150.5' }, before)).toBeUndefined();
    expect(decide('most-in-first-overs', {}, before)).toBeUndefined();
  });

  it('refuse what is no market of the sport', () => {
    expect(() => decide('corners-total', { line: '9.5' })).toThrow(RangeError);
    expect(() => decide('over-total', { innings: '3', over: '1', line: '5.5' })).toThrow(RangeError);
    expect(() => decide('team-total', { team: 'both', line: '5.5' })).toThrow(RangeError);
  });

  it('agree with every end there is', () => {
    expect(cricketEnds.possible([], [150, 140])).toHaveLength(1);
    expect(cricketEnds.possible([], [150, 150]).map((end) => decide('winner', {}, end))).toEqual([
      { home: 2, away: 0 },
      { home: 0, away: 2 },
    ]);
    for (const end of cricketEnds.onFrom(
      [{ type: 'total', specifiers: { line: '310.5' }, outcomes: [] }],
      [120, 0],
    )) {
      expect(cricketEnds.scoreOf(end)[0]).toBeGreaterThanOrEqual(120);
      expect(decide('total', { line: '310.5' }, end)).toBeDefined();
    }
  });
});
