import { readFileSync } from 'node:fs';
import { CURRENCIES, type AccountId, type BetId, type PlayerId, type PlayerNews } from '@paddock/contract';
import type { StatementView } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import { inTransaction } from '../kernel/database/database.ts';
import type { Kernel } from '../kernel/module.ts';
import { PLAYER_NEWS } from '../modules/live/index.ts';
import { productStakes, stakeNamesOf } from '../modules/products/index.ts';
import type { AuditProblem } from '../modules/wallet/index.ts';
import { sportsbookProduct } from '../modules/sportsbook/index.ts';
import { composeSportsbook } from '../modules/sportsbook/testing/compose-sportsbook.ts';
import { createTestPlatform, NO_WAGERING, PLAYER_HEADER } from '../testing/index.ts';
import { PRODUCTS } from './products.ts';
import { createCoinToss } from './testing/coin-toss.ts';
import { coinTossProduct } from './testing/coin-toss-product.ts';

const products = [sportsbookProduct, coinTossProduct];

function compose(kernel: Kernel) {
  const modules = composeSportsbook(kernel, products);
  const { wallet, limits } = modules;
  return {
    ...modules,
    coinToss: createCoinToss(
      kernel,
      productStakes('coin-toss', { wallet, limits: limits.check, bonuses: NO_WAGERING }),
    ),
  };
}

const WAGERED_A_DAY = 1;

describe('a second product', () => {
  let platform: Awaited<ReturnType<typeof createTestPlatform<ReturnType<typeof compose>>>>;
  let player: { readonly playerId: PlayerId; readonly accountId: AccountId };
  beforeAll(async () => {
    platform = await createTestPlatform(compose);
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    const { kernel, modules, clock } = platform;
    const playerId = kernel.ids.forNewPlayer();
    const atMs = clock.nowMs();
    const accountId = await inTransaction(kernel.db, async (tx) => {
      const account = await modules.wallet.openAccounts(tx, { playerId, currency: 'EUR', atMs });
      const gift = { id: 'gift', actor: 'system', reason: 'money for a test' } as const;
      await modules.wallet.adjust(tx, { ...gift, playerId, accountId: account, amountMinor: 100_00n, atMs });
      return account;
    });
    player = { playerId, accountId };
  });

  const stake = (stakeMinor: bigint) => platform.modules.coinToss.stake({ ...player, stakeMinor });
  const fall = (toss: BetId, isRight: boolean) =>
    platform.modules.coinToss.fall(player.playerId, toss, isRight);

  async function problems(audited = products): Promise<readonly AuditProblem[]> {
    return (await platform.modules.wallet.audit({ products: audited })).problems;
  }

  async function balances(): Promise<Record<string, bigint>> {
    const accounts = await platform.modules.wallet.accounts(platform.kernel.db, player.playerId);
    return Object.fromEntries(accounts.map(({ kind, balanceMinor }) => [kind, balanceMinor]));
  }

  it('has its stakes held and settled, and audited while they lie in escrow', async () => {
    const [right, wrong] = [await stake(10_00n), await stake(5_00n)];
    expect(await balances()).toMatchObject({ main: 85_00n, escrow: 15_00n });
    expect(await problems()).toEqual([]);
    expect(await problems([sportsbookProduct])).toMatchObject([{ rule: 'escrow' }]);
    await fall(right, true);
    await fall(wrong, false);
    expect(await balances()).toMatchObject({ main: 105_00n, escrow: 0n });
    expect(await problems()).toEqual([]);
    expect(await problems([sportsbookProduct])).toEqual([]);
  });

  it('has a house account of its own, audited against what its rows say was kept', async () => {
    const house = async () => (await platform.modules.wallet.audit()).house;
    const { 'coin-toss EUR': keptMinor = 0n, ...others } = await house();
    await fall(await stake(8_00n), false);
    await fall(await stake(3_00n), true);
    expect(await house()).toEqual({ ...others, 'coin-toss EUR': keptMinor + 5_00n });
    const { rows } = await sql<{ currency: string }>`
      select currency from wallet_house_account where code = 'coin-toss'`.execute(platform.kernel.db);
    expect(rows).toHaveLength(CURRENCIES.size);
    const lost = await stake(1_00n);
    await fall(lost, false);
    await sql`update coin_toss set stake_minor = 2 where toss_id = ${lost}::bigint`.execute(
      platform.kernel.db,
    );
    expect(await problems()).toMatchObject([
      { rule: 'house', detail: expect.stringMatching(/^coin-toss has/) as string },
    ]);
    await sql`update coin_toss set stake_minor = 100 where toss_id = ${lost}::bigint`.execute(
      platform.kernel.db,
    );
  });

  it('has a rule of its own in the audit, red when it is broken', async () => {
    const toss = await stake(1_00n);
    const pay = (paidMinor: bigint) =>
      sql`update coin_toss set paid_minor = ${paidMinor} where toss_id = ${toss}::bigint`.execute(
        platform.kernel.db,
      );
    await pay(150n);
    expect(await problems()).toEqual([
      { rule: 'product', detail: `coin-toss: toss ${toss} of 100 paid 150` },
    ]);
    await pay(0n);
    expect(await problems()).toEqual([]);
  });

  it('cannot hold a stake without a line in the list', async () => {
    const { kernel, modules, clock } = platform;
    const betId = kernel.ids.forPlayer<'bet'>(player.playerId);
    const held = inTransaction(kernel.db, (tx) =>
      modules.wallet.holdStake(tx, {
        product: 'dice',
        ...player,
        betId,
        stakeMinor: 1n,
        atMs: clock.nowMs(),
      }),
    );
    await expect(held).rejects.toThrow('no product dice is registered');
  });

  it('counts in the limits of the player', async () => {
    const { app, modules, kernel } = platform;
    await app.inject({
      method: 'POST',
      url: '/limit-service-api/api/external/web/v3/limit',
      headers: { [PLAYER_HEADER]: player.playerId },
      payload: { limitType: WAGERED_A_DAY, limitValue: 20 },
    });
    await fall(await stake(15_00n), true);
    await expect(stake(6_00n)).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
    expect(await balances()).toMatchObject({ main: 115_00n, escrow: 0n });
    const turnover = await inTransaction(kernel.db, (tx) =>
      modules.limits.check.turnover(tx, player.playerId),
    );
    expect(turnover.stakedMinor).toBe(15_00n);
  });

  it('is on the statement by the numbers that people know its stakes by', async () => {
    const tosses = [await stake(1_00n), await stake(2_00n)];
    const answer = await platform.app.inject({
      url: `/web-api/office/history?accountId=${player.accountId}`,
      headers: { [PLAYER_HEADER]: player.playerId },
    });
    const { entries } = answer.json<StatementView>();
    const nameOf = await stakeNamesOf(products, platform.kernel.db, player.playerId, tosses);
    const numbers = tosses.map((toss) => nameOf(toss)?.number);
    expect(numbers).toEqual(tosses.map(() => expect.stringMatching(/^900000007\d\d$/) as string));
    expect(entries.flatMap(({ betNumber }) => betNumber ?? [])).toEqual(numbers.toReversed());
    expect(entries.flatMap(({ product }) => product ?? [])).toEqual(['coin-toss', 'coin-toss']);
    expect(nameOf('1')).toBeNull();
  });

  it('tells its news without a line in the protocol', async () => {
    const heard: PlayerNews[] = [];
    const stop = platform.kernel.bus.subscribe(PLAYER_NEWS, ({ news }) => heard.push(news));
    const toss = await stake(1_00n);
    await fall(toss, true);
    stop();
    expect(heard).toEqual([{ kind: 'coin-toss:fell', id: toss }, { kind: 'accounts' }]);
  });

  it.each(PRODUCTS.map(({ product }) => product))('has the words of %s in both languages', (product) => {
    for (const language of ['en', 'ru']) {
      const file = new URL(`../../../parcels/office/locales/${language}.json`, import.meta.url);
      const { products: words } = JSON.parse(readFileSync(file, 'utf8')) as {
        products: Record<string, Record<string, string>>;
      };
      expect(Object.keys(words[product] ?? {})).toEqual(['stake', 'unaccepted', 'share']);
    }
  });

  it('has a house account that no other product has', () => {
    const codes = products.map(({ houseAccount }) => houseAccount);
    expect(new Set(codes).size).toBe(codes.length);
  });
});
