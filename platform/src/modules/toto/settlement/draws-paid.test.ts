import { query } from '../../../testing/query.ts';
import { jest } from '@jest/globals';

import { matchResult } from '../../sportsbook/testing/feed-driver.ts';
import { createTotoFixture, life, told, type TotoFixture, type Winner } from '../toto.fixture.ts';

const HOME_WINS: readonly Winner[] = ['home', 'home', 'home', 'home', 'home', 'home'];
/** All right, and one or two wrong. */
const ALL = [1, 1, 1, 1, 1, 1] as const;
const FIVE = [1, 1, 1, 1, 1, 4] as const;
const FOUR = [1, 1, 1, 1, 4, 4] as const;

describe('a draw of a pool', () => {
  let toto: TotoFixture;
  beforeAll(async () => {
    toto = await createTotoFixture();
  });
  afterAll(async () => {
    expect(await toto.problems()).toEqual([]);
    await toto.platform.close();
  });
  beforeEach(() => {
    life.groups = Infinity;
  });

  it('pays each column by its category, and carries what is left [S2-13]', async () => {
    const { id, matches } = await toto.draw();
    const [first, second, third] = [await toto.player(), await toto.player(), await toto.player()];
    const before = await toto.view(id);
    expect(before).toMatchObject({ phase: 'open', jackpot: '0.00', fund: '0.00' });
    // 0.50, 1.50 with a double and a triple as 3.00, and 0.50.
    const won = await toto.bought(first, id, ALL);
    const system = await toto.bought(second, id, [1, 1, 1, 1, 3, 7]);
    const lost = await toto.bought(third, id, FOUR, FOUR);
    expect([won.stake, system.stake, lost.stake]).toEqual(['0.50', '3.00', '1.00']);
    await toto.play(matches, HOME_WINS);
    await toto.settle();

    const view = await toto.view(id);
    // Stakes 4.50, house 0.67, the rest 3.83: 2.68 for six, 1.14 for five, 0.01 of rounding.
    expect(view.phase).toBe('settled');
    expect(view.result).toMatchObject({ stakes: '4.50', house: '0.67', paid: '3.82', jackpotAfter: '0.01' });
    expect(view.result?.dividends).toEqual([
      { hits: 6, winners: '2', amount: '2.68', column: '1.34' },
      { hits: 5, winners: '3', amount: '1.14', column: '0.38' },
    ]);
    expect(await toto.coupon(first, won.id)).toMatchObject({ state: 'won', paid: '1.34' });
    expect(await toto.coupon(second, system.id)).toMatchObject({
      state: 'won',
      paid: '2.48',
      hitColumns: [0, 0, 0, 0, 2, 3, 1],
    });
    expect(await toto.coupon(third, lost.id)).toMatchObject({ state: 'lost', paid: '0.00' });
    expect(await toto.balance(first)).toBe(1_000_00n - 50n + 1_34n);
    // Who won finds it in the inbox; who lost is told nothing.
    const inbox = told.flatMap((content) =>
      content.kind === 'toto-coupon' ? [[content.couponId, content.step, content.amount]] : [],
    );
    expect(inbox.toSorted()).toEqual(
      [
        [won.id, 'won', '1.34'],
        [system.id, 'won', '2.48'],
      ].toSorted(),
    );
  });

  it('is summed once after it was decided, however often its page is asked for', async () => {
    const { id, matches } = await toto.draw();
    await toto.bought(await toto.player(), id, ALL);
    await toto.play(matches, HOME_WINS);
    await toto.settle();
    const queries = jest.spyOn(toto.platform.kernel.db, 'getExecutor');
    const asked = async () => {
      queries.mockClear();
      expect(await toto.view(id)).toMatchObject({ phase: 'settled', coupons: 1 });
      return queries.mock.calls.length;
    };
    const first = await asked();
    await toto.platform.advance(6_000);
    const later = await asked();
    expect([later, later < first]).toEqual([await asked(), true]);
    queries.mockRestore();
  });

  it('shows a score as it was corrected, also where the outcome stays', async () => {
    const { id, matches } = await toto.draw();
    const [first = ''] = matches;
    const shown = async () => (await toto.view(id)).events[0];
    await toto.play(matches, HOME_WINS);
    await toto.platform.advance(5_000);
    expect(await shown()).toMatchObject({ score: [2, 1], outcome: 0 });
    const markets = [matchResult('home')];
    await toto.feed().send({ kind: 'result', event: first, revision: 2, finalScore: [3, 1], markets });
    await toto.platform.advance(5_000);
    expect(await shown()).toMatchObject({ score: [3, 1], outcome: 0 });
  });

  /** Calls off what other tests left undecided: it could be decided next. */
  async function callOffTheRest(): Promise<void> {
    const { databaseUrl } = toto.platform;
    const undecided = `select draw_id::text as id from toto_draw where decided_at_ms is null`;
    for (const { id } of (await query(databaseUrl, undecided)) as { id: string }[]) {
      const { body } = await toto.decide(id, 'cancel');
      if (body.proposalId !== null) await toto.approve(body.proposalId);
    }
    await toto.platform.advance(5_000);
  }

  it('gives the next draw what nobody won', async () => {
    await callOffTheRest();
    const jackpot = async (id: string) => (await toto.view(id)).jackpot;
    const { id, matches } = await toto.draw();
    const carried = Number(await jackpot(id));
    await toto.bought(await toto.player(), id, FOUR);
    await toto.play(matches, HOME_WINS);
    await toto.settle();
    const { id: next, matches: nextMatches } = await toto.draw();
    // All of 0.50 but the house's 0.07.
    expect(Number(await jackpot(next))).toBeCloseTo(carried + 0.43);
    const winner = await toto.player();
    await toto.bought(winner, next, ALL);
    await toto.play(nextMatches, HOME_WINS);
    await toto.settle();
    expect((await toto.view(next)).result?.jackpotBefore).toBe((carried + 0.43).toFixed(2));
    expect(await toto.balance(winner)).toBeGreaterThan(1_000_00n + 43n - 50n);
  });

  it('shows what is carried with the draw alone that is decided next, whichever closes first', async () => {
    await callOffTheRest();
    const jackpots = async (ids: readonly string[]) =>
      Promise.all(ids.map(async (id) => Number((await toto.view(id)).jackpot) > 0));
    const lost = await toto.draw();
    await toto.bought(await toto.player(), lost.id, FOUR);
    await toto.play(lost.matches, HOME_WINS);
    await toto.settle();
    const matches = await toto.matches();
    const ids = await toto.eventIds(matches);
    const make = async (over = {}) => (await toto.make(toto.request(ids, over))).body.id;
    const later = await make();
    const sooner = await make({ closesAtMs: toto.platform.clock.nowMs() + 60_000 });
    expect(await jackpots([later, sooner])).toEqual([false, true]);
    await toto.decide(sooner, 'cancel');
    await toto.platform.advance(5_000);
    expect(await jackpots([later])).toEqual([true]);
    await toto.play(matches, HOME_WINS);
    await toto.settle();
  });

  it('hands its jackpot on also to one that is decided in the same moment', async () => {
    const matches = await toto.matches();
    const ids = await toto.eventIds(matches);
    const made = async (over = {}) => (await toto.make(toto.request(ids, over))).body.id;
    // The second one closes first, and so is the first that is decided.
    const draws = [await made(), await made({ closesAtMs: toto.platform.clock.nowMs() + 60_000 })];
    for (const id of draws) await toto.bought(await toto.player(), id, FOUR);
    await toto.play(matches, HOME_WINS);
    await toto.settle();
    for (const id of draws) expect((await toto.view(id)).phase).toBe('settled');
    expect(await toto.problems()).toEqual([]);
  });

  it('pays once, however often and wherever it is looked after', async () => {
    const { id, matches } = await toto.draw();
    const player = await toto.player();
    await toto.bought(player, id, ALL);
    await toto.play(matches, HOME_WINS);
    await toto.settle();
    const paid = await toto.balance(player);
    await toto.settle();
    await toto.restart();
    await toto.settle();
    expect(await toto.balance(player)).toBe(paid);
    expect((await toto.view(id)).phase).toBe('settled');
  });

  it('is paid to the end after the process died in the middle', async () => {
    const { id, matches } = await toto.draw();
    const players = [await toto.player(), await toto.player(), await toto.player()];
    for (const player of players) for (const entry of [ALL, FIVE]) await toto.bought(player, id, entry);
    await toto.play(matches, HOME_WINS);
    // The first group is paid, the second one dies, together and each alone.
    life.groups = 1;
    await toto.settle();
    life.groups = Infinity;
    const states = async () => {
      const lists = await Promise.all(players.map((player) => toto.coupons(player)));
      return lists.flatMap(({ coupons }) => coupons.map(({ state }) => state));
    };
    expect((await states()).toSorted()).toEqual(['open', 'open', 'open', 'won', 'won', 'won']);
    await toto.restart();
    await toto.settle();
    expect(await states()).toEqual(new Array<string>(6).fill('won'));
    expect(await toto.problems()).toEqual([]);
  });

  it('counts a match that was not played as right, whatever was chosen', async () => {
    const { id, matches } = await toto.draw();
    const player = await toto.player();
    const coupon = await toto.bought(player, id, FIVE);
    await toto.play(matches, [...HOME_WINS.slice(0, 5), undefined]);
    await toto.settle();
    expect((await toto.view(id)).phase).toBe('closed');
    await toto.window();
    expect((await toto.view(id)).events.at(-1)).toMatchObject({ outcome: 'all', isPlayed: false });
    expect((await toto.coupon(player, coupon.id)).hitColumns?.at(-1)).toBe(1);
  });

  it('is off with too few played: stakes go back and the jackpot stays', async () => {
    const { id, matches } = await toto.draw();
    const player = await toto.player();
    const coupon = await toto.bought(player, id, ALL);
    const { jackpot } = await toto.view(id);
    await toto.play(matches, ['home', 'home', 'home']);
    await toto.window();
    const view = await toto.view(id);
    expect(view).toMatchObject({ phase: 'off', result: { jackpotAfter: jackpot, paid: '0.00' } });
    expect(await toto.coupon(player, coupon.id)).toMatchObject({ state: 'void', paid: '0.50' });
    expect(await toto.balance(player)).toBe(1_000_00n);
  });
});
