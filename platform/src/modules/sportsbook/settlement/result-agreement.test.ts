import type { Score } from '../../feeds/index.ts';
import { contradictions, type GivenResult } from './result-agreement.ts';

type Ends = Readonly<Record<string, 0 | 1 | 'void' | 'half-won' | 'half-lost' | 'shared'>>;
type Told = readonly [key: string, ends: Ends, specifiers?: Readonly<Record<string, string>>];

const HALVES = { 0: 0, 1: 0, shared: 0, void: 2, 'half-won': 1, 'half-lost': 1 } as const;

function given([key, ends, specifiers = {}]: Told): GivenResult {
  const rows = Object.entries(ends).map(([outcome, end]) => ({
    outcome,
    won: end === 1 || end === 'half-won' || end === 'shared' ? (1 as const) : (0 as const),
    void_halves: HALVES[end],
    num: 1,
    den: end === 'shared' ? 2 : 1,
  }));
  return { type: { key }, specifiers, rows };
}

/** The types of the markets in doubt. */
function doubted(sport: string, told: readonly Told[], finalScore?: Score, standing: readonly Told[] = []) {
  const found = contradictions(sport, told.map(given), standing.map(given), finalScore);
  return [...found.keys()].map(({ type }) => type.key);
}

const HOME: Told = ['1x2', { home: 1, draw: 0, away: 0 }];
const over = (line: string, type = 'total'): Told => [type, { over: 1, under: 0 }, { line }];
/** Of regular time, won with one goal more. */
const LEVEL: Told = ['correct-score', { '2:2': 1, '3:2': 0, 'any-other': 0 }];
const HOME_SCORES: Told = ['team-total', { over: 1, under: 0 }, { line: '1.5', team: 'home' }];
const under = (line: string): Told => ['total', { over: 0, under: 1 }, { line }];

describe('results of one match (rules §7)', () => {
  const apart: readonly [string, string, readonly Told[], Score | undefined, readonly string[]][] = [
    ['a winner against the score', 'football', [HOME, over('0.5')], [0, 1], ['1x2']],
    [
      'an over won and a lower one lost',
      'football',
      [over('2.5'), under('2.25')],
      undefined,
      ['total', 'total'],
    ],
    [
      'a double chance without the winner',
      'football',
      [HOME, ['double-chance', { '1x': 0, '12': 1, x2: 1 }]],
      undefined,
      ['1x2', 'double-chance'],
    ],
    [
      'three that hold in pairs',
      'football',
      [HOME, ['both-score', { yes: 1, no: 0 }], under('2.5')],
      undefined,
      ['1x2', 'both-score', 'total'],
    ],
    ['a winner beside a void', 'football', [['1x2', { home: 'void', draw: 1, away: 0 }]], [2, 1], ['1x2']],
    ['a push that paid', 'football', [over('3')], [2, 1], ['total']],
    ['a half win that paid whole', 'football', [over('2.75')], [2, 1], ['total']],
    [
      'a listed score beside the end',
      'football',
      [['correct-score', { '2:1': 0, 'any-other': 1 }]],
      [2, 1],
      ['correct-score'],
    ],
    [
      'a goal nobody scored',
      'football',
      [['next-goal', { home: 1, none: 0, away: 0 }, { goal: '2' }]],
      [1, 0],
      ['next-goal'],
    ],
    [
      'no goal after one',
      'football',
      [['next-goal', { home: 0, none: 1, away: 0 }, { goal: '2' }]],
      [1, 1],
      ['next-goal'],
    ],
    [
      'more goals in a half than in the match',
      'football',
      [['half-total', { over: 1, under: 0 }, { half: '1', line: '1.5' }], under('1.5')],
      undefined,
      ['half-total', 'total'],
    ],
    [
      'halves that make another score',
      'football',
      [
        ['half-1x2', { home: 1, draw: 0, away: 0 }, { half: '1' }],
        ['half-1x2', { home: 1, draw: 0, away: 0 }, { half: '2' }],
      ],
      [1, 0],
      ['half-1x2', 'half-1x2'],
    ],
    [
      'a market by rule against the score',
      'football',
      [
        ['odd-even', { odd: 1, even: 0 }],
        ['clean-sheet', { yes: 1, no: 0 }, { team: 'home' }],
      ],
      [2, 0],
      ['odd-even'],
    ],
    [
      'both to score in a half after which one had none',
      'football',
      [
        ['half-both-score', { yes: 1, no: 0 }, { half: '1' }],
        ['team-exact-goals', { '0': 1, '1': 0, '2': 0, '3+': 0 }, { team: 'away' }],
      ],
      undefined,
      ['half-both-score', 'team-exact-goals'],
    ],
    [
      'a basketball winner against the score',
      'basketball',
      [['winner', { home: 1, away: 0 }]],
      [80, 90],
      ['winner'],
    ],
    [
      'a loser far ahead',
      'basketball',
      [
        ['winner', { home: 1, away: 0 }],
        ['handicap', { home: 0, away: 1 }, { line: '4.5' }],
      ],
      undefined,
      ['winner', 'handicap'],
    ],
    [
      'a winner of no set',
      'tennis',
      [
        ['winner', { home: 1, away: 0 }],
        ['set-score', { '2:0': 0, '2:1': 0, '1:2': 1, '0:2': 0 }],
      ],
      undefined,
      ['winner', 'set-score'],
    ],
  ];
  it('says nothing of a sport that nobody knows', () => {
    expect(doubted('chessboxing', [HOME, over('0.5')], [0, 1])).toEqual([]);
  });

  it.each(apart)('cannot be %s', (_name, sport, told, score, expected) => {
    expect(doubted(sport, told, score)).toEqual(expected);
  });

  const together: readonly [string, string, readonly Told[], Score | undefined][] = [
    ['a winner and its score', 'football', [HOME, over('2.5'), under('3.5')], [2, 1]],
    [
      'a half win',
      'football',
      [['total', { over: 'half-won', under: 'half-lost' }, { line: '2.75' }]],
      [2, 1],
    ],
    [
      'a void of anything',
      'football',
      [
        ['1x2', { home: 'void', draw: 0, away: 0 }],
        ['total', { over: 'void', under: 'void' }, { line: '2.5' }],
      ],
      [2, 1],
    ],
    ['a dead heat', 'football', [['1x2', { home: 0, draw: 'shared', away: 'shared' }]], [2, 1]],
    ['a score that was not listed', 'football', [['correct-score', { '2:1': 0, 'any-other': 1 }]], [4, 3]],
    ['a score nobody listed', 'football', [['correct-score', { '5:0': 1, 'any-other': 0 }]], [5, 0]],
    [
      'many goals of both',
      'football',
      [
        ['handicap', { home: 1, away: 0 }, { line: '-4.5' }],
        ['team-total', { over: 1, under: 0 }, { line: '3.5', team: 'away' }],
      ],
      undefined,
    ],
    [
      'who scored which goal',
      'football',
      [['next-goal', { home: 0, none: 0, away: 1 }, { goal: '2' }]],
      [1, 1],
    ],
    [
      'many points',
      'basketball',
      [
        over('230.5'),
        under('231.5'),
        ['handicap', { home: 1, away: 0 }, { line: '-20.5' }],
        ['handicap', { home: 0, away: 1 }, { line: '-21.5' }],
      ],
      undefined,
    ],
    [
      'a match that was given up',
      'tennis',
      [
        ['set-winner', { home: 1, away: 0 }, { set: '1' }],
        ['winner', { home: 0, away: 1 }],
      ],
      [1, 0],
    ],
    ['a score that was level', 'ice-hockey', [LEVEL, ['winner-with-overtime', { home: 1, away: 0 }]], [3, 2]],
    ['a score that is level, in overtime', 'ice-hockey', [LEVEL, HOME_SCORES], undefined],
    [
      'games, which sets do not tell',
      'tennis',
      [over('40.5', 'games-total'), ['winner', { home: 1, away: 0 }]],
      [2, 0],
    ],
    [
      'a line nobody knows',
      'football',
      [over('2.1'), ['half-total', { over: 1, under: 0 }, { half: '7', line: '0.5' }]],
      [0, 0],
    ],
  ];
  it.each(together)('can be %s', (_name, sport, told, score) => {
    expect(doubted(sport, told, score)).toEqual([]);
  });

  it('are measured against what stands, and doubt only what is new', () => {
    expect(doubted('football', [under('2.25')], undefined, [over('2.5')])).toEqual(['total']);
    expect(doubted('football', [over('2.25')], undefined, [over('2.5')])).toEqual([]);
    expect(doubted('football', [HOME], [1, 0], [over('2.5')])).toEqual(['1x2']);
  });
});
