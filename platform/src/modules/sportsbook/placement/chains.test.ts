import type { BetView } from '@paddock/contract/schemas';

import { quotesOf } from '../testing/cash-out-calls.ts';
import { decideByOperator } from '../testing/decide-by-operator.ts';
import { matchOdds } from '../testing/feed-driver.ts';
import { ALL_VOID } from '../testing/simulated-match.ts';
import { betOf, betsOf, newKey, placementOf, type PlaceOptions } from '../testing/sportsbook.fixture.ts';
import { KindsTable } from './kinds.fixture.ts';

/** Four matches whose home side is at 2.00, 3.00, 4.00 and 5.00; 10.00 is staked of 1,000.00. */
describe('chains and conditional bets (rules §10)', () => {
  let table: KindsTable;
  beforeAll(async () => {
    table = await KindsTable.open();
  });
  beforeEach(() =>
    table.newRound(...[2_000, 3_000, 4_000, 5_000].map((home) => matchOdds(home, 3_400, 3_600))),
  );
  afterEach(async () => {
    expect(await table.problems()).toEqual([]);
  });
  afterAll(() => table.platform.close());

  const chain = (count = 3) => table.placed(table.legs.slice(0, count), { type: 'chain' });
  const conditional = (...links: number[]) => table.placed(table.legs.slice(0, 3), { links });

  it('are placed at once and tell what they may return, and the history finds them by their kind', async () => {
    const [one, other] = [await chain(), await conditional(2, 1)];
    // 10 + 10 + 20 + 30, and 10 · 6, of which 10 becomes 40.
    expect(one).toMatchObject({ type: 'chain', totalOddsMilli: 7_000, possibleReturn: '70.00' });
    expect(one).not.toHaveProperty('links');
    expect(other).toMatchObject({ type: 'conditional', links: [2, 1], possibleReturn: '90.00' });
    const { bets } = await betsOf(table.platform, table.player, 'type=conditional');
    expect(bets.map(({ id }) => id)).toEqual([other.id]);
    expect(await table.money()).toEqual({ free: 98_000n, held: 2_000n });
  });

  it.each([
    ['all win', ['home', 'home', 'home'], 'won 70.00', ['2/1', '4/1', '7/1']],
    ['the second loses a unit', ['home', 'away', 'home'], 'won 40.00', ['2/1', '1/1', '4/1']],
    ['what is left is the stake', ['home', 'void', 'away'], 'won 10.00', ['2/1', '2/1', '1/1']],
    ['nothing is left in the end', ['home', 'away', 'away'], 'lost 0.00', ['2/1', '1/1', '0/1']],
    ['all are void', ['void', 'void', 'void'], 'returned 10.00', ['1/1', '1/1', '1/1']],
  ] as const)('pay what is left on the account where %s', async (_how, ends, standsAs, accounts) => {
    const bet = await chain();
    for (const [at, how] of ends.entries()) await table.ends(at, how);
    expect(await table.standing(bet)).toBe(standsAs);
    expect(await table.explained(bet)).toMatchObject({ accounts, sum: accounts.at(-1), agrees: true });
  });

  it('of links of accumulators go on with the product of their legs', async () => {
    const bet = await conditional(2, 1);
    await table.ends(0, 'home');
    expect(await table.explained(bet)).toMatchObject({ accounts: [] });
    await table.ends(1, 'home');
    expect(await table.explained(bet)).toMatchObject({ status: 'open', accounts: ['6/1'] });
    await table.ends(2, 'away');
    expect(await table.standing(bet)).toBe('won 50.00');
  });

  it('are lost as soon as the account is empty, whatever is open, and open again where that is taken back', async () => {
    const bet = await chain();
    await table.ends(1, 'away');
    expect(await table.standing(bet)).toBe('open 0.00');
    await table.ends(0, 'away');
    expect(await table.standing(bet)).toBe('lost 0.00');
    await table.ends(0, 'home', 2);
    expect(await table.standing(bet)).toBe('open 0.00');
    await table.ends(2, 'home');
    expect(await table.standing(bet)).toBe('won 40.00');
    await table.ends(1, 'home', 2);
    expect(await table.standing(bet)).toBe('won 70.00');
    expect(await table.money()).toEqual({ free: 106_000n, held: 0n });
  });

  it('come back where an operator makes all of it void', async () => {
    const bet = await chain(2);
    await table.ends(0, 'home');
    await table.ends(1, 'home');
    expect(await table.standing(bet)).toBe('won 40.00');
    for (const at of [0, 1]) await decideByOperator(table.platform, table.match(at), ALL_VOID);
    await table.platform.advance(6_000);
    expect(await table.standing(bet)).toBe('returned 10.00');
    expect(await table.money()).toEqual({ free: 100_000n, held: 0n });
  });

  it('have no cash-out', async () => {
    const bet = await chain();
    expect(await quotesOf(table.platform, table.player, [bet.id])).toMatchObject([{ off: 'kind' }]);
  });

  it('wait with a live leg, once for a key, and are struck in the player’s order', async () => {
    const [key, legs] = [newKey(), [table.legs[4], table.legs[0]].flatMap((leg) => leg ?? [])];
    const placing = () => table.place(legs, { type: 'chain', key });
    expect([(await placing()).statusCode, (await placing()).statusCode]).toEqual([202, 202]);
    await table.platform.advance(10_000);
    const placement = await placementOf(table.platform, table.player, key);
    expect(placement).toMatchObject({ status: 'accepted', bet: { type: 'chain', possibleReturn: '30.00' } });
    expect((await betsOf(table.platform, table.player)).bets).toHaveLength(1);
    const { bet } = placement as { bet: BetView };
    expect(bet.legs.map(({ selectionId }) => selectionId)).toEqual(
      legs.map(({ selectionId }) => selectionId),
    );
  });

  it('hold the same room after a restart, until they are over', async () => {
    const bet = await conditional(1, 2);
    table.platform = await table.platform.restart();
    expect(await table.problems()).toEqual([]);
    expect(await betOf(table.platform, table.player, bet.id)).toMatchObject({ links: [1, 2] });
  });

  it.each<readonly [string, PlaceOptions]>([
    ['links of a chain', { type: 'chain', links: [1, 1, 1] }],
    ['a conditional bet without links', { type: 'conditional' }],
    ['links that leave a leg out', { links: [1, 1] }],
    ['one link alone', { links: [3] }],
    ['links of an accumulator', { type: 'accumulator', links: [2, 1] }],
    ['a price of a chain', { type: 'chain', antiOddsMilli: 1_500 }],
  ])('%s is refused', async (_what, options) => {
    const answer = await table.place(table.legs.slice(0, 3), options);
    expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('of one leg is refused', async () => {
    const answer = await table.place(table.legs.slice(0, 1), { type: 'chain' });
    expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT' });
  });
});
