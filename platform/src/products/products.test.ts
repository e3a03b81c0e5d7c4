import type { AccountId, BetId, PlayerId } from '@paddock/contract';
import type { StatementView } from '@paddock/contract/schemas';

import { inTransaction } from '../kernel/database/database.ts';
import type { Kernel } from '../kernel/module.ts';
import { joinProducts, type AuditProblem } from '../modules/wallet/index.ts';
import { composeSportsbook } from '../modules/sportsbook/testing/compose-sportsbook.ts';
import { createTestPlatform, PLAYER_HEADER } from '../testing/index.ts';
import { PRODUCTS } from './products.ts';
import { createCoinToss } from './testing/coin-toss.ts';
import { coinTossProduct } from './testing/coin-toss-product.ts';

const products = joinProducts([...PRODUCTS, coinTossProduct]);

function compose(kernel: Kernel) {
  const modules = composeSportsbook(kernel, products);
  const { wallet, limits } = modules;
  return { ...modules, coinToss: createCoinToss(kernel, { wallet, limits: limits.check }) };
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

  async function problems(openHolds = products.openHolds): Promise<readonly AuditProblem[]> {
    return (await platform.modules.wallet.audit({ openHolds })).problems;
  }

  async function balances(): Promise<Record<string, bigint>> {
    const accounts = await platform.modules.wallet.accounts(platform.kernel.db, player.playerId);
    return Object.fromEntries(accounts.map(({ kind, balanceMinor }) => [kind, balanceMinor]));
  }

  it('has its stakes held and settled, and audited while they lie in escrow', async () => {
    const [right, wrong] = [await stake(10_00n), await stake(5_00n)];
    expect(await balances()).toMatchObject({ main: 85_00n, escrow: 15_00n });
    expect(await problems()).toEqual([]);
    expect(await problems(joinProducts(PRODUCTS).openHolds)).toMatchObject([{ rule: 'escrow' }]);
    await fall(right, true);
    await fall(wrong, false);
    expect(await balances()).toMatchObject({ main: 105_00n, escrow: 0n });
    expect(await problems()).toEqual([]);
    expect(await problems(joinProducts(PRODUCTS).openHolds)).toEqual([]);
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
    const numberOf = await products.stakeNumbers(platform.kernel.db, player.playerId, tosses);
    const numbers = tosses.map((toss) => numberOf(toss));
    expect(numbers).toEqual(tosses.map(() => expect.stringMatching(/^900000007\d\d$/) as string));
    expect(entries.flatMap(({ betNumber }) => betNumber ?? [])).toEqual(numbers.toReversed());
    expect(numberOf('1')).toBeNull();
  });
});
