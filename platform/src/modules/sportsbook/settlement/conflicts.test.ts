import { conflictsWith, contradictedBy, heldAgainstCancel, heldByOperator } from './conflicts.ts';
import type { DecidedSelection } from './decided-store.ts';
import { isDecidedTooEarly, isTooEarly } from './too-early.ts';

type Market = Parameters<typeof conflictsWith>[1];
type Named = Parameters<typeof contradictedBy>[2][number];
type Row = Named['rows'][number];

const MARKET = { id: '5', type: { key: '1x2' }, specifiers: { line: '1' } } as unknown as Market;

const row = (over: Partial<Row> = {}): Row => ({
  ...{ market_id: '5', outcome: 'home', won: 1, void_halves: 0, num: 1, den: 1 },
  ...over,
});
const stored = (over: Partial<DecidedSelection> = {}): DecidedSelection => ({
  ...row(),
  ...{ revision: 3, source: 'feed', preliminary: false },
  ...over,
});

describe('a result of the feed against what is stored (rules §7)', () => {
  const reasonOf = (decided: DecidedSelection, told: Row, revision = 3) =>
    conflictsWith([decided], MARKET, [told], revision)?.reason;
  const OTHERWISE = '1x2 has another result of revision 3';

  it.each<[string, Partial<DecidedSelection>, Partial<Row>, string | undefined]>([
    ['a repeat', {}, {}, undefined],
    ['another winner', {}, { won: 0 }, OTHERWISE],
    ['another half', {}, { void_halves: 1 }, OTHERWISE],
    ['a void again, whoever would have won', { void_halves: 2 }, { void_halves: 2, won: 0 }, undefined],
    ['the same dead heat in other figures', { den: 2 }, { num: 2, den: 4 }, undefined],
    ['another dead heat', { den: 2 }, { den: 3 }, OTHERWISE],
    ['another dead heat of a loser', { won: 0, den: 2 }, { won: 0, den: 3 }, undefined],
    ['one that was taken back', { won: null }, {}, OTHERWISE],
    ['one of another outcome', { outcome: 'away', won: 0 }, {}, undefined],
    ['one of another market', { market_id: '6', won: 0 }, {}, undefined],
  ])('of the same revision: %s', (_what, decided, told, reason) => {
    expect(reasonOf(stored(decided), row(told))).toBe(reason);
  });

  it('of which one outcome of several is told otherwise', () => {
    const decided = [stored(), stored({ outcome: 'away', won: 0 })];
    const told = [row(), row({ outcome: 'away', won: 1 })];
    expect(conflictsWith(decided, MARKET, told, 3)?.reason).toBe(OTHERWISE);
  });

  it('is free to be another of another revision', () => {
    expect(reasonOf(stored({ won: 0 }), row(), 4)).toBeUndefined();
    expect(reasonOf(stored({ won: 0 }), row(), 2)).toBeUndefined();
  });

  it('has no say where an operator decided otherwise, of whatever revision', () => {
    const decided = stored({ won: 0, source: 'operator' });
    for (const revision of [2, 3, 4])
      expect(reasonOf(decided, row(), revision)).toBe('1x2 was decided by an operator');
    expect(reasonOf(stored({ source: 'operator' }), row())).toBeUndefined();
    expect(conflictsWith([decided], MARKET, [row()], 3)).toEqual({
      code: 'RESULT_CONFLICT',
      market: { type: '1x2', specifiers: { line: '1' } },
      reason: '1x2 was decided by an operator',
    });
  });

  it.each<[boolean, Partial<DecidedSelection>]>([
    [true, { source: 'operator' }],
    [false, { source: 'operator', won: null }],
    [false, { source: 'operator', market_id: '6' }],
    [false, { source: 'feed' }],
    [false, { source: 'cancelled' }],
  ])('an operator holds a market: %s for %p', (isHeld, over) => {
    expect(heldByOperator([stored(over)], MARKET)).toBe(isHeld);
  });

  it('of which an operator’s void is no word against a cancel, which says the same', () => {
    const decided = stored({ source: 'operator', won: 0, void_halves: 2 });
    const isHeld = (...other: DecidedSelection[]) => heldAgainstCancel([decided, ...other], MARKET);
    expect([isHeld(), isHeld(stored({ source: 'operator', outcome: 'away' }))]).toEqual([false, true]);
    expect(heldByOperator([decided], MARKET)).toBe(true);
  });
});

describe('what cannot be true of the same match', () => {
  const entry = (id: string, key: string) => ({ id, type: { key }, specifiers: {} }) as Named['market'];
  const winner = entry('5', '1x2');
  const scored = entry('6', 'both-score');
  const event = { sport: 'football', markets: new Map([winner, scored].map((one) => [one.id, one])) };
  const home = ['home', 'draw', 'away'].map((outcome) => row({ outcome, won: outcome === 'home' ? 1 : 0 }));
  const nobody: readonly Named[] = [
    { market: scored, rows: [row({ outcome: 'no' }), row({ outcome: 'yes', won: 0 })] },
  ];
  const doubted = (
    named: readonly Named[],
    finalScore: readonly [number, number] | undefined,
    decided: readonly DecidedSelection[] = [],
  ) =>
    [...contradictedBy(event as never, decided, named, { revision: 3, finalScore })].map(
      ([{ id }, { reason }]) => [id, reason.startsWith('1x2 is in doubt: ')],
    );
  const asHome = [{ market: winner, rows: home }];

  it('is a result against the score that came with it', () => {
    expect(doubted(asHome, [0, 1])).toEqual([['5', true]]);
    expect(doubted(asHome, [1, 0])).toEqual([]);
    expect(doubted(asHome, undefined)).toEqual([]);
  });

  it('is a result against another that stands by the same or a newer revision, or by an operator', () => {
    const standing = (over: Partial<DecidedSelection>) =>
      home.map((one) => stored({ ...one, won: one.outcome === 'away' ? 1 : 0, ...over }));
    expect(doubted(nobody, [1, 0], standing({ revision: 3 }))).toEqual([['6', false]]);
    expect(doubted(nobody, [1, 0], standing({ revision: 2 }))).toEqual([]);
    expect(doubted(nobody, [1, 0], standing({ revision: 2, source: 'operator' }))).toEqual([['6', false]]);
    expect(doubted(nobody, [1, 0], standing({ won: null }))).toEqual([]);
  });

  it('is nothing of a result that has no effect', () => {
    const newer = home.map((one) => stored({ ...one, revision: 3 }));
    expect(doubted(asHome, [0, 1], newer)).toEqual([]);
  });
});

describe('a result before the match has begun', () => {
  const early = (over: object, voidHalves: 0 | 1 | 2 | undefined, nowMs = 999) =>
    isDecidedTooEarly(
      { status: 'upcoming', startsAtMs: 1_000, ...over },
      [{ outcome: 'home', won: 0, ...(voidHalves === undefined ? {} : { voidHalves }) }],
      nowMs,
    );

  it('can only be void', () => {
    expect([early({}, 2), early({}, 1), early({}, 0), early({}, undefined)]).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  it('is taken once the feed says it is played, or its kick-off is there', () => {
    expect([early({ status: 'live' }, 0), early({}, 0, 1_000), early({}, 0, 1_001)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is one of a race, and none of an outright, which is known before bets on it close', () => {
    const field = { title: { en: 'Cup' }, runners: [] };
    const of = (sport: string, over: object) =>
      isTooEarly(
        { sport, state: { status: 'upcoming', startsAtMs: 1_000 }, ...over },
        [{ outcome: '1', won: 1 }],
        999,
      );
    expect([of('marbles', { field }), of('football', {}), of('football', { field })]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
