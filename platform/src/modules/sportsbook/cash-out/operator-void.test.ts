import type { BetExplanationView, BetView } from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import { call, operatorWith, type TestOperator } from '../../operators/operators.fixture.ts';
import { cashOut, quoteOf } from '../testing/cash-out-calls.ts';
import { matchOdds, matchResult } from '../testing/feed-driver.ts';
import { createOperatorsPlatform } from '../testing/operators-platform.ts';
import {
  auditProblems,
  betOf,
  eventOf,
  getAs,
  legOf,
  marketOf,
  moneyOf,
  openOwnBook,
  place,
  richPlayer,
  type OpenBook,
  type SportsbookPlatform,
  type TestPlayer,
} from '../testing/sportsbook.fixture.ts';

describe('an operator’s void of what was cashed out (rules §7)', () => {
  let platform: SportsbookPlatform;
  let trader: TestOperator;
  let book: OpenBook;
  let player: TestPlayer;
  let keys = 0;

  beforeAll(async () => {
    platform = await createOperatorsPlatform();
    trader = await operatorWith(platform, 'tom', 'trader');
  });
  beforeEach(async () => {
    book = await openOwnBook(platform);
    player = await richPlayer(platform);
  });
  afterEach(async () => {
    expect(await auditProblems(platform)).toEqual([]);
  });
  afterAll(() => platform.close());

  const first = () => marketOf(book.line, '1x2');
  async function bet(markets = [first()]): Promise<string> {
    const legs = markets.map((market) => legOf(market, 'home'));
    return (await place(platform, player, legs)).json<{ bet: BetView }>().bet.id;
  }
  const leave = async (id: string, stake?: string) =>
    cashOut(platform, player, await quoteOf(platform, player, id), { ...(stake !== undefined && { stake }) });
  async function decide(path: string, body: object = {}) {
    const headers = { 'idempotency-key': `operator-void-${(keys += 1)}` };
    const answer = await call(platform, trader, 'POST', path, { reason: 'a wrong line', ...body }, headers);
    expect(answer.json()).toMatchObject({ done: true });
    await platform.advance(250);
  }
  const makeVoid = (market = first().id) => decide(`markets/${market}/void`);
  async function settle(winner: string): Promise<void> {
    await book.feed.begin(book.lineEvent);
    await platform.advance(1_000);
    const selections = ['home', 'draw', 'away'].map((outcome) => ({
      outcome,
      won: outcome === winner ? 1 : 0,
    }));
    await decide(`markets/${first().id}/settlement`, { selections });
  }
  const free = async () => (await moneyOf(platform, player)).free;
  const staked = async () => {
    const { check } = platform.modules.limits;
    return (await inTransaction(platform.kernel.db, (tx) => check.turnover(tx, player.playerId))).stakedMinor;
  };
  const explained = async (id: string) =>
    (await getAs(platform, player, `bets/${id}/explanation`)).json<BetExplanationView>();

  it('gives back the stake of a bet that was left whole, and what was paid for it is gone again', async () => {
    const id = await bet();
    await leave(id);
    expect(await free()).toBeLessThan(100_000n);
    await makeVoid();
    expect(await betOf(platform, player, id)).toMatchObject({ status: 'returned', payout: '10.00' });
    expect(await moneyOf(platform, player)).toEqual({ free: 100_000n, held: 0n });
    expect(await staked()).toBe(0n);
    expect(await explained(id)).toMatchObject({
      status: 'returned',
      returned: '0.00',
      partsReturned: '10.00',
      total: '10.00',
      agrees: true,
      movements: [{ kind: 'bet-hold' }, { kind: 'bet-cash-out' }, { kind: 'bet-correction' }],
    });
  });

  it('takes back what was paid above the stake, below zero if it is spent, and with the first settlement', async () => {
    const id = await bet();
    await book.feed.prices(book.lineEvent, matchOdds(1_050, 15_000, 40_000));
    await leave(id, '9.00');
    const got = (await free()) - 99_000n;
    expect(got).toBeGreaterThan(1_500n);
    const { wallet } = platform.modules;
    const { playerId, accountId } = player;
    await inTransaction(platform.kernel.db, (tx) =>
      wallet.adjust(tx, {
        ...{ id: 'spent', actor: 'system', reason: 'all is spent', playerId, accountId },
        ...{ amountMinor: -(99_000n + got), atMs: platform.clock.nowMs() },
      }),
    );
    await makeVoid();
    expect(await moneyOf(platform, player)).toEqual({ free: 1_000n - got, held: 0n });
    const { movements, ...said } = await explained(id);
    expect(said).toMatchObject({ returned: '1.00', partsReturned: '9.00', total: '10.00', agrees: true });
    expect(movements.at(-1)).toMatchObject({ kind: 'bet-correction' });
  });

  it('is itself corrected by a result, back and forth', async () => {
    const id = await bet();
    await leave(id, '4.00');
    const left = (await free()) - 99_000n;
    await makeVoid();
    expect(await free()).toBe(100_000n);
    await settle('home');
    expect(await betOf(platform, player, id)).toMatchObject({ status: 'won' });
    expect(await free()).toBe(99_000n + left + 1_200n);
    expect(await staked()).toBe(1_000n);
    expect((await explained(id)).partsReturned).toBeUndefined();
    await settle('away');
    expect(await free()).toBe(99_000n + left);
    await makeVoid();
    expect(await free()).toBe(100_000n);
    expect(await explained(id)).toMatchObject({ total: '10.00', agrees: true });
    expect(await staked()).toBe(0n);
  });

  it('makes a bet that was left whole left again where a result follows', async () => {
    const id = await bet();
    await leave(id);
    const after = await free();
    await makeVoid();
    await settle('home');
    expect(await betOf(platform, player, id)).toMatchObject({ status: 'cashed-out' });
    expect(await free()).toBe(after);
  });

  it('reaches the parts of a combination only when no leg of it stands', async () => {
    const other = `${book.lineEvent}-other`;
    await book.feed.fixture(other, platform.clock.nowMs() + 1_000_000);
    await book.feed.prices(other, matchOdds(2000, 3400, 3600));
    const second = marketOf(await eventOf(platform, other), '1x2');
    const id = await bet([first(), second]);
    await leave(id, '5.00');
    const left = (await free()) - 99_000n;
    await makeVoid();
    expect((await betOf(platform, player, id)).status).toBe('open');
    expect(await free()).toBe(99_000n + left);
    await makeVoid(second.id);
    expect(await free()).toBe(100_000n);
  });

  it('is no void of the feed, which leaves what was paid as it is', async () => {
    const id = await bet();
    await leave(id, '4.00');
    const left = (await free()) - 99_000n;
    const { selections, ...market } = matchResult('home');
    await book.feed.result(book.lineEvent, 1, {
      ...market,
      selections: selections.map((one) => ({ ...one, won: 0, voidHalves: 2 })),
    });
    await platform.advance(250);
    expect(await betOf(platform, player, id)).toMatchObject({ status: 'returned', remainingStake: '6.00' });
    expect(await free()).toBe(99_000n + left + 600n);
  });
});
