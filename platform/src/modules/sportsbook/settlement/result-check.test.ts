import { MARKET_TYPES } from '@paddock/contract/markets';
import type { FeedResult } from '@paddock/contract/schemas';

import { resultFault } from './result-check.ts';

type Selection = FeedResult['markets'][number]['selections'][number];
type End = 0 | 1 | Partial<Selection>;

function judge(
  key: string,
  ends: Readonly<Record<string, End>>,
  more: { line?: string; offered?: string[] } = {},
) {
  const type = MARKET_TYPES.get(key);
  if (type === undefined) throw new Error(key);
  const selections = Object.entries(ends).map(([outcome, end]): Selection => ({
    outcome,
    won: 0,
    ...(typeof end === 'object' ? end : { won: end }),
  }));
  const specifiers: Record<string, string> = more.line === undefined ? {} : { line: more.line };
  return resultFault({ type, specifiers, offered: more.offered ?? [] }, selections)?.code;
}
const VOID: End = { voidHalves: 2 };
const half = (won: 0 | 1): End => ({ won, voidHalves: 1 });
const heat = (num: number, den: number): End => ({ won: 1, deadHeat: [num, den] });

describe('a result that can be true (rules §7)', () => {
  it.each([
    ['a winner', '1x2', { home: 1, draw: 0, away: 0 }],
    ['all void', '1x2', { home: VOID, draw: VOID, away: VOID }],
    ['one void, another won', '1x2', { home: VOID, draw: 0, away: 1 }],
    ['the winner void', '1x2', { home: VOID, draw: 0, away: 0 }],
    ['a dead heat of two', '1x2', { home: heat(1, 2), draw: heat(1, 2), away: 0 }],
    ['a dead heat of three', '1x2', { home: heat(1, 3), draw: heat(1, 3), away: heat(1, 3) }],
    ['a share of a tie with one that is void', '1x2', { home: heat(1, 2), draw: VOID, away: 0 }],
    ['one of two, the other void', 'double-chance', { '1x': VOID, '12': 1, x2: 0 }],
    ['two of two, the third void', 'double-chance', { '1x': VOID, '12': 1, x2: 1 }],
    ['two of three', 'double-chance', { '1x': 1, '12': 1, x2: 0 }],
  ] as const)('is %s', (_name, key, ends) => {
    expect(judge(key, ends)).toBeUndefined();
  });

  it.each([
    ['2.25', { over: half(1), under: half(0) }],
    ['2.5', { over: VOID, under: VOID }],
    ['-0.75', { over: half(0), under: half(1) }],
  ])('is a half of a quarter line, or a push (%s)', (line, ends) => {
    expect(judge('total', ends, { line })).toBeUndefined();
  });

  it('is a score nobody listed, where nothing stands for the rest', () => {
    expect(judge('correct-score', { '0:0': 0, '1:0': 0 }, { offered: ['0:0'] })).toBeUndefined();
    expect(judge('correct-score', { '0:0': 0, 'any-other': 1 })).toBeUndefined();
    expect(judge('correct-score', { '0:0': 0, 'any-other': 0 })).toBe('RESULT_IMPOSSIBLE');
  });

  it.each([
    ['one of three outcomes', '1x2', { home: 1 }],
    ['all but one', 'double-chance', { '1x': 1, '12': 1 }],
    ['none', 'both-score', {}],
  ] as const)('does not leave out any: %s', (_name, key, ends) => {
    expect(judge(key, ends)).toBe('RESULT_INCOMPLETE');
  });

  it('names each score that was offered', () => {
    expect(judge('correct-score', { '1:0': 1 }, { offered: ['1:0', '2:0'] })).toBe('RESULT_INCOMPLETE');
  });

  it.each([
    ['three winners', '1x2', { home: 1, draw: 1, away: 1 }],
    ['two winners', '1x2', { home: 1, draw: 0, away: 1 }],
    ['no winner', '1x2', { home: 0, draw: 0, away: 0 }],
    ['a dead heat that pays more than one', '1x2', { home: heat(2, 3), draw: heat(1, 2), away: 0 }],
    ['a factor above one', '1x2', { home: heat(3, 2), draw: 0, away: 0 }],
    ['all of a double chance', 'double-chance', { '1x': 1, '12': 1, x2: 1 }],
    ['one of a double chance', 'double-chance', { '1x': 1, '12': 0, x2: 0 }],
    ['none of a double chance with one void', 'double-chance', { '1x': VOID, '12': 0, x2: 0 }],
    ['a dead heat that pays less than one', '1x2', { home: heat(1, 2), draw: 0, away: 0 }],
    ['a half void of a winner', '1x2', { home: half(1), draw: half(0), away: half(0) }],
    ['both sides of a total', 'total', { over: 1, under: 1 }],
    ['half void on one side', 'total', { over: half(1), under: 0 }],
  ] as const)('is not %s', (_name, key, ends) => {
    expect(judge(key, ends, { line: '2.25' })).toBe('RESULT_IMPOSSIBLE');
  });

  it.each(['2.5', '3', '-1'])('is not half void on the line %s', (line) => {
    expect(judge('total', { over: half(1), under: half(0) }, { line })).toBe('RESULT_IMPOSSIBLE');
  });

  it('names no outcome twice and none of another market', () => {
    expect(judge('1x2', { home: 1, draw: 0, away: 0, over: 0 })).toBe('FEED_UNMAPPED');
  });
});
