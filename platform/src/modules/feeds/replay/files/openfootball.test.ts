import { leagueOfFile } from './league-zones.ts';
import { readOpenfootball } from './openfootball.ts';
import { MatchFileError } from './recorded-match.ts';

const england = leagueOfFile('2022-23.en.1.json');
const json = (matches: readonly unknown[], name = 'A League') => JSON.stringify({ name, matches });
const match = {
  round: 'Matchday 1',
  date: '2022-08-05',
  time: '20:00',
  team1: 'North End',
  team2: 'South End',
  score: { ht: [0, 1], ft: [1, 2] },
};
const iso = (ms: number | undefined) => new Date(ms ?? Number.NaN).toISOString();

describe('openfootball files', () => {
  it('reads a league in its own time zone, summer and winter', () => {
    const file = readOpenfootball(
      'x.json',
      json([match, { ...match, date: '2022-12-26', team1: 'East End' }]),
      england,
    );
    expect(file).toMatchObject({ competition: 'A League', regionCode: 'gb-eng', problems: [] });
    expect(file.matches[0]).toMatchObject({ row: 1, home: 'North End', fullTime: [1, 2], halfTime: [0, 1] });
    expect(file.matches.map(({ kickOffMs }) => iso(kickOffMs))).toEqual([
      '2022-08-05T19:00:00.000Z',
      '2022-12-26T20:00:00.000Z',
    ]);
    expect(leagueOfFile('2022-23.es.1.json').zone).toBe('Europe/Madrid');
    expect(leagueOfFile('cup.json')).toEqual({ regionCode: 'int', zone: 'UTC' });
  });

  it('reads a tournament with goals by minute, extra time and penalties; only 90 minutes count', () => {
    const knockout = {
      ...match,
      time: '21:00 UTC+3',
      score: { ht: [1, 1], ft: [1, 1], et: [2, 2], p: [3, 4] },
      goals1: [
        { name: 'Late', minute: 115 },
        { name: 'Early', minute: 31 },
      ],
      goals2: [
        { name: 'Own', minute: 45, offset: 2, owngoal: true },
        { name: 'Extra', minute: 100 },
      ],
    };
    const file = readOpenfootball('x.json', json([knockout]), leagueOfFile('2018.json'));
    expect(file.problems).toEqual([]);
    expect(file.matches[0]).toMatchObject({
      fullTime: [1, 1],
      extraTime: [1, 1],
      penalties: [3, 4],
      goals: [
        { side: 'home', minute: 31, offset: 0, name: 'Early' },
        { side: 'away', minute: 45, offset: 2, name: 'Own' },
      ],
    });
    expect(iso(file.matches[0]?.kickOffMs)).toBe('2022-08-05T18:00:00.000Z');
  });

  it('takes a missing half-time score as 0-0 after a 0-0 alone', () => {
    const goalless = { ...match, score: { ft: [0, 0] } };
    const unknown = { ...match, score: { ft: [1, 0] }, team1: 'West End' };
    const { matches } = readOpenfootball('x.json', json([goalless, unknown]), england);
    expect(matches.map(({ halfTime }) => halfTime)).toEqual([[0, 0], undefined]);
  });

  it('keeps a match whose goals do not add up, without their minutes', () => {
    const wrong = { ...match, goals1: [], goals2: [{ minute: 10 }] };
    const file = readOpenfootball('x.json', json([wrong]), england);
    expect(file.matches[0]?.goals).toBeUndefined();
    expect(file.problems).toEqual([
      { row: 1, reason: expect.stringContaining('do not add up'), matchLeftOut: false },
    ]);
  });

  it.each([
    [{ ...match, score: undefined }, 'no score'],
    [{ ...match, score: {} }, 'no score'],
    [{ ...match, score: { et: [2, 1], p: [4, 3] } }, 'no score after 90 minutes'],
    [{ ...match, score: { ft: [1, -1] } }, 'the score [1,-1] could not be read'],
    [{ ...match, score: { ft: [1] } }, 'the score [1] could not be read'],
    [{ ...match, date: '2022-02-30' }, 'no such date'],
    [{ ...match, date: 'Aug/5' }, 'date "Aug/5"'],
    [{ ...match, team1: { code: 'NOE' } }, 'team1 has no name'],
    [{ ...match, team2: 'North End' }, 'plays itself'],
    [{ ...match, score: { ht: [2, 0], ft: [1, 0] } }, 'more goals at half-time'],
    [{ ...match, score: { ft: [1, 1], et: [0, 1] } }, 'fewer goals after extra time'],
    ['nonsense', 'must be object'],
  ])('leaves out a wrong row and says why, keeping the rest (%#)', (wrong, reason) => {
    const file = readOpenfootball(
      'x.json',
      json([match, JSON.parse(JSON.stringify(wrong)), { ...match, team1: 'Kept' }]),
      england,
    );
    expect(file.matches).toHaveLength(2);
    expect(file.problems).toEqual([{ row: 2, reason: expect.stringContaining(reason), matchLeftOut: true }]);
  });

  it.each([
    ['{', 'not JSON'],
    ['[]', 'no list of matches'],
    ['null', 'no list of matches'],
    [json([]), 'the file is empty'],
    [json([{}]), 'no score'],
  ])('refuses the whole file %s', (text, reason) => {
    expect(() => readOpenfootball('bad.json', text, england)).toThrow(MatchFileError);
    expect(() => readOpenfootball('bad.json', text, england)).toThrow(new RegExp(`bad.json: .*${reason}`));
  });

  it('reads minutes written as text, with the stoppage in them or beside them', () => {
    const played = {
      ...match,
      score: { ft: [4, 1], ht: [3, 1] },
      goals1: [
        { name: 'Own', minute: '7', owngoal: true },
        { name: 'Late', minute: '90+8' },
        { name: 'Twice', minute: '45+5', offset: 5 },
        { name: 'Beside', minute: '45', offset: '2', penalty: true },
      ],
      goals2: [{ name: 'Marked', minute: "21'" }],
    };
    const { matches, problems } = readOpenfootball('x.json', json([played]), england);
    expect(problems).toEqual([]);
    expect(matches[0]?.goals).toEqual([
      { side: 'home', minute: 7, offset: 0, name: 'Own' },
      { side: 'away', minute: 21, offset: 0, name: 'Marked' },
      { side: 'home', minute: 45, offset: 2, name: 'Beside' },
      { side: 'home', minute: 45, offset: 5, name: 'Twice' },
      { side: 'home', minute: 90, offset: 8, name: 'Late' },
    ]);
  });

  it.each([
    [{ minute: '?' }],
    [{ minute: 0 }],
    [{ minute: 12.5 }],
    [{ minute: '45+2', offset: 3 }],
    [{ minute: '45+60' }],
    [{ minute: 30, offset: 'some' }],
    [{}],
    ['30'],
    [null],
  ])('keeps a match of which a minute cannot be read, without its minutes (%j)', (goal) => {
    const file = readOpenfootball(
      'x.json',
      json([{ ...match, score: { ft: [1, 0] }, goals1: [goal], goals2: [] }]),
      england,
    );
    expect(file.matches[0]).toMatchObject({ fullTime: [1, 0] });
    expect(file.matches[0]?.goals).toBeUndefined();
    expect(file.problems).toEqual([
      { row: 1, reason: expect.stringContaining('minute'), matchLeftOut: false },
    ]);
  });

  it('reads the files by rounds, with teams as objects and the score in fields of its own', () => {
    const older = {
      num: 1,
      date: '2014-07-13',
      time: '16:00',
      timezone: 'UTC-3',
      team1: { name: 'Germany', code: 'GER' },
      team2: { name: 'Argentina', code: 'ARG' },
      score1: 0,
      score2: 0,
      score1i: 0,
      score2i: 0,
      score1et: 1,
      score2et: 0,
      score1p: null,
      score2p: null,
      goals1: [{ name: 'Götze', minute: 113, score1: 1, score2: 0 }],
      goals2: null,
    };
    const announced = { ...older, num: 2, score1: null, score2: null, score1et: null, score2et: null };
    const text = JSON.stringify({
      name: 'Cup',
      rounds: [
        { name: 'Final', matches: [older] },
        { name: 'Replay', matches: [announced, { ...match, score: ['1', '2'] }] },
      ],
    });
    const file = readOpenfootball('cup.json', text, leagueOfFile('cup.json'));
    expect(file.matches).toHaveLength(2);
    expect(file.matches[0]).toMatchObject({
      row: 1,
      home: 'Germany',
      fullTime: [0, 0],
      halfTime: [0, 0],
      extraTime: [1, 0],
      goals: [],
    });
    expect(file.matches[0]).not.toHaveProperty('penalties');
    expect(iso(file.matches[0]?.kickOffMs)).toBe('2014-07-13T19:00:00.000Z');
    expect(file.matches[1]).toMatchObject({ row: 3, fullTime: [1, 2], halfTime: undefined });
    expect(file.problems).toEqual([{ row: 2, reason: 'no score: not played yet', matchLeftOut: true }]);
  });

  it.each([
    ['13:00 UTC-6', '2022-08-05T19:00:00.000Z'],
    ['13:00 UTC+5:30', '2022-08-05T07:30:00.000Z'],
    ['13:00 UTC', '2022-08-05T13:00:00.000Z'],
    ['13:00 (UTC+2)', '2022-08-05T11:00:00.000Z'],
    ['13.00', '2022-08-05T12:00:00.000Z'],
    [null, '2022-08-05T14:00:00.000Z'],
  ])('reads the time %s', (time, kickOff) => {
    const { matches, problems } = readOpenfootball('x.json', json([{ ...match, time }]), england);
    expect([iso(matches[0]?.kickOffMs), problems]).toEqual([kickOff, []]);
  });

  it.each(['noon', '25:00', '20:60', '20:00 CET', 20])(
    'keeps a match whose time %s cannot be read, at the usual one',
    (time) => {
      const { matches, problems } = readOpenfootball('x.json', json([{ ...match, time }]), england);
      expect(iso(matches[0]?.kickOffMs)).toBe('2022-08-05T14:00:00.000Z');
      expect(problems).toEqual([
        { row: 1, reason: expect.stringContaining(`time ${JSON.stringify(time)}`), matchLeftOut: false },
      ]);
    },
  );

  it('keeps a match whose scores beside the result cannot be read', () => {
    const odd = { ...match, score: { ft: [1, 2], ht: ['?', 0], et: 'none', p: [1] } };
    const { matches, problems } = readOpenfootball('x.json', json([odd]), england);
    expect(matches[0]).toMatchObject({ fullTime: [1, 2], halfTime: undefined });
    expect(problems.map(({ reason, matchLeftOut }) => [reason.split(' ')[1], matchLeftOut])).toEqual([
      ['extra-time', false],
      ['half-time', false],
      ['penalties', false],
    ]);
  });

  it('leaves out what is announced and not played, whoever will play it', () => {
    const final = { round: 'Final', num: 104, date: '2026-07-19', team1: 'W101', team2: 'W102' };
    const { matches, problems } = readOpenfootball('x.json', json([final, match]), england);
    expect(matches.map(({ row }) => row)).toEqual([2]);
    expect(problems).toEqual([{ row: 1, reason: 'no score: not played yet', matchLeftOut: true }]);
  });
});
