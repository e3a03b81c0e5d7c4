import type { PlayerId } from '@paddock/contract';

import type { LegAtRisk } from '../joint-loss/bet-at-risk.ts';
import { judgeBets, type PersonsBet } from './judge-bets.ts';
import { bet, GRANT, leg } from './judged-bets.fixture.ts';

/** What is counted of each bet after the last of them ended, and why not all. */
function judged(...bets: readonly PersonsBet[]): Readonly<Record<string, string>> {
  const ended = bets.at(-1);
  if (ended === undefined) throw new Error('nothing ended');
  return Object.fromEntries(
    (judgeBets(GRANT, bets, [ended]).get(ended.betId) ?? []).map(({ betId, countedMinor, reason }) => [
      bets.findIndex((one) => one.betId === betId),
      `${Number(countedMinor) / 100} ${reason}`,
    ]),
  );
}

describe('what of a bet counts towards the wagering (rules §14)', () => {
  it.each([
    ['all of one at the smallest price', bet(40, '1 home 1500'), '40 counted'],
    ['nothing below it', bet(40, '1 home 1499'), '0 price'],
    ['nothing above the largest stake', bet(50.01, '1 home 2000'), '0 stake'],
    ['nothing of one accepted before the bonus', bet(40, '1 home 2000', { acceptedAtMs: 99 }), '0 before'],
    [
      'nothing of one that is open again',
      bet(40, '1 home 2000', { status: 'open', settledAtMs: null }),
      '0 open',
    ],
    ['nothing of a void one', bet(40, [leg('1 home 2000', 'void')], { status: 'returned' }), '0 void'],
    ['half where half of the line is void', bet(40, [leg('1 home 2000', 'half-lose')]), '20 counted'],
    ['a combination by its total price', bet(40, [leg('1 home 1200'), leg('2 home 1300')]), '40 counted'],
    [
      'whose void legs are no part of it',
      bet(40, [leg('1 home 1200'), leg('2 home 1300', 'void')]),
      '0 price',
    ],
  ])('%s', (_name, one, expected) => {
    expect(judged(one)[0]).toBe(expected);
  });

  it.each([
    ['none of whose lines is below it', { bankers: [], folds: [2, 3] }, '40 counted'],
    ['with a line below it', { bankers: [], folds: [1, 2] }, '0 price'],
    ['whose banker lifts each line', { bankers: [2], folds: [1] }, '40 counted'],
  ])('a system %s', (_name, plan, expected) => {
    const legs = [leg('1 home 1200'), leg('2 home 1250'), leg('3 home 1300')];
    expect(judged(bet(40, legs, { plan }))[0]).toBe(expected);
  });

  it.each([
    ['whose links are all dear enough', '1 home 1500', '2 home 1600', '40 counted'],
    ['with a cheaper link', '1 home 1499', '2 home 9000', '0 price'],
  ])('a chain %s', (_name, first, second, expected) => {
    const legs = [leg(first), leg(second), leg('3 home 2000', 'void')];
    expect(judged(bet(40, legs, { plan: { links: [1, 1, 1] } }))[0]).toBe(expected);
  });

  it('counts an anti-accumulator at its own price, nothing beside another kind of bet on its matches, and no void one', () => {
    const legs = [leg('1 home 1200'), leg('2 home 1300')];
    const anti = (over: Partial<PersonsBet> = {}) =>
      bet(40, legs, { plan: { antiOddsMilli: 1_500, marginPpb: 60_000_000 }, ...over });
    expect(judged(anti())[0]).toBe('40 counted');
    expect(judged(anti({ status: 'returned' }))[0]).toBe('0 void');
    // Two of a kind lose by the same.
    expect(judged(anti(), anti())[1]).toBe('40 counted');
    expect(judged(bet(40, legs), anti())[1]).toBe('0 cover');
    expect(judged(anti(), bet(40, [leg('1 home 1200'), leg('3 home 1300')]))[1]).toBe('0 cover');
    expect(judged(anti(), bet(10, '1 home 2000'))[1]).toBe('0 cover');
  });

  it('counts no more of bets that cover each other than they can lose together, in the order they ended', () => {
    const [home, draw] = [bet(10, '1 home 2000'), bet(10, '1 draw 3400')];
    expect(judged(home, draw, bet(10, '1 away 3600'))).toEqual({
      0: '10 counted',
      1: '0 cover',
      2: '0 cover',
    });
  });

  it('lets later bets count once the first one is over', () => {
    expect(
      judged(bet(10, '1 home 2000'), bet(10, '1 away 2000', { acceptedAtMs: 121, settledAtMs: 130 })),
    ).toEqual({
      0: '10 counted',
      1: '10 counted',
    });
  });

  it.each([
    ['another account', { playerId: '2' as PlayerId }],
    ['before the bonus', { acceptedAtMs: 50 }],
    ['too low a price to count', { legs: [leg('1 away 1490')] }],
    ['another currency, converted', { currency: 'USD' }],
    ['still open', { status: 'open' as const, settledAtMs: null, revision: 0 }],
  ])('sees the cover of a bet of %s', (_name, over) => {
    const cover = bet(30, '1 away 2000', over);
    const draw = bet(30, '1 draw 3000', { playerId: '2' as PlayerId });
    const result = judged(cover, draw, bet(30, '1 home 2000'));
    expect(Number(result[2]?.split(' ')[0])).toBeLessThanOrEqual(30);
    const noDraw = {
      ...bet(30, '1 home 2000'),
      legs: [{ ...leg('1 home 2000'), marketType: 'handicap', specifiers: { line: '0' } }],
    };
    const other = {
      ...cover,
      legs: [{ ...leg('1 away 2000'), marketType: 'handicap', specifiers: { line: '0' } }],
    };
    expect(judged(other, noDraw)[1]).toBe('0 cover');
  });

  it('counts nothing beside a bet whose worth is not known', () => {
    expect(
      judged(bet(5, '1 home 2000', { currency: 'USD', isPriced: false }), bet(30, '1 home 2000'))[1],
    ).toBe('0 cover');
  });

  it('gives back what a bet took of the others once that is void', () => {
    const [home, away] = [bet(30, '1 home 2000'), bet(30, '1 draw 2000')];
    const third = bet(30, '1 away 2000');
    expect(judged(home, away, third)).toMatchObject({ 0: '30 counted', 1: '0 cover', 2: '0 cover' });
    const gone = { ...home, status: 'returned' as const, legs: [leg('1 home 2000', 'void')] };
    expect(judged(away, third, gone)).toEqual({ 0: '30 counted', 1: '30 counted', 2: '0 void' });
  });

  it('is not deceived by a line that was met: what lay beside it was covered while it was open', () => {
    const total = (outcome: string, line: string, result: LegAtRisk['result']) => ({
      ...leg(`1 ${outcome} 2000`, result),
      ...{ marketId: `total ${line}`, marketType: 'total', specifiers: { line } },
    });
    const met = bet(30, [total('over', '3', 'void')], { status: 'returned' });
    expect(judged(met, bet(30, [total('under', '3.5', 'win')], { status: 'won' }))).toEqual({
      0: '0 void',
      1: '0 cover',
    });
  });

  it('counts nothing for the risk of bets that do not count', () => {
    // 50 on a price that is too low would make room for two bets that cover each other.
    const [low, home, notHome] = [
      bet(50, '1 home 1400'),
      bet(30, '1 home 2000'),
      bet(30, [{ ...leg('1 x2 1900'), marketId: '1-double', marketType: 'double-chance' }]),
    ];
    expect(judged(low, home, notHome)).toEqual({ 0: '0 price', 1: '3 cover', 2: '0 cover' });
  });

  it('counts no combination beside a market that no score tells apart from its own', () => {
    const none = {
      ...leg('1 none 9000'),
      marketId: 'next',
      marketType: 'next-goal',
      specifiers: { goal: '1' },
    };
    const over = {
      ...leg('1 over 1080'),
      marketId: 'goals',
      marketType: 'total',
      specifiers: { line: '0.5' },
    };
    expect(judged(bet(30, [over]), bet(5, [none, leg('2 home 1500')]))[1]).toBe('0 cover');
  });

  it('counts no combination while another bet takes another side of one of its legs', () => {
    const both = [leg('1 home 2000'), leg('2 home 2000')];
    expect(judged(bet(5, '1 draw 3400'), bet(10, both))[1]).toBe('0 cover');
    expect(judged(bet(5, [leg('2 away 2000'), leg('3 home 2000')]), bet(10, both))[1]).toBe('0 cover');
    expect(judged(bet(5, '1 home 2100'), bet(10, both))[1]).toBe('10 counted');
    expect(judged(bet(5, '1 draw 3400', { settledAtMs: 105, acceptedAtMs: 101 }), bet(10, both))[1]).toBe(
      '10 counted',
    );
  });
});
