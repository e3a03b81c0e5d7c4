import type { AccountId } from '@paddock/contract';

import { createWalletFixture, type FixturePlayer, type WalletFixture } from './wallet.fixture.ts';

describe('commands that move money', () => {
  let fixture: WalletFixture;
  let player: FixturePlayer;

  beforeAll(async () => {
    fixture = await createWalletFixture();
  });
  afterAll(() => fixture.closeAudited());
  beforeEach(async () => {
    player = await fixture.player(0n);
  });

  const payment = (amountMinor: bigint) => fixture.payment(player, amountMinor);
  const main = () => fixture.balance(player, 'main');

  it('credits a deposit once and sends it back once', async () => {
    const money = payment(20_00n);
    await fixture.run((tx) => fixture.wallet.deposit(tx, money));
    await fixture.run((tx) => fixture.wallet.deposit(tx, money));
    expect(await main()).toBe(20_00n);
    const back = { ...money, actor: 'system', reason: 'may no longer deposit' } as const;
    await fixture.run((tx) => fixture.wallet.refundDeposit(tx, back));
    await fixture.run((tx) => fixture.wallet.refundDeposit(tx, back));
    expect(await main()).toBe(0n);
  });

  it('charges back below zero and lets an operator write that off', async () => {
    const money = payment(20_00n);
    await fixture.run((tx) => fixture.wallet.deposit(tx, money));
    await fixture.hold(player, 15_00n);
    await fixture.run((tx) =>
      fixture.wallet.chargeBack(tx, { ...money, actor: 'provider:sandbox', reason: '' }),
    );
    expect(await main()).toBe(-15_00n);
    const writeOff = () =>
      fixture.run((tx) =>
        fixture.wallet.writeOff(tx, {
          id: `case-${player.playerId}`,
          playerId: player.playerId,
          accountId: player.main,
          actor: 'operator:anna',
          reason: 'not collectable',
          atMs: 1,
        }),
      );
    await Promise.all([writeOff(), writeOff()]);
    expect(await main()).toBe(0n);
    expect((await fixture.wallet.audit()).house['write-off EUR']).toBe(-15_00n);
  });

  it('is asked of a provider’s account, by time, in the words of the ledger', async () => {
    const { db } = fixture.platform.kernel;
    const provider = 'asked';
    const money = { ...payment(20_00n), provider, atMs: 100 };
    const back = { ...money, actor: 'system', reason: '' } as const;
    await fixture.run((tx) => fixture.wallet.deposit(tx, money));
    await fixture.run((tx) => fixture.wallet.refundDeposit(tx, { ...back, amountMinor: 5_00n, atMs: 200 }));
    await fixture.run((tx) => fixture.wallet.chargeBack(tx, { ...back, amountMinor: 15_00n, atMs: 300 }));
    const { paymentId } = money;
    const moved = (kind: string, amountMinor: bigint, atMs: number) => {
      return { transferId: `${kind}:${paymentId}`, kind, currency: 'EUR', amountMinor, atMs };
    };
    const all = [
      moved('deposit', 20_00n, 100),
      moved('deposit-refund', -5_00n, 200),
      moved('chargeback', -15_00n, 300),
    ];
    const asked = (fromMs: number, toMs: number) =>
      fixture.wallet.providerMovements(db, provider, { fromMs, toMs });
    expect(await asked(100, 301)).toEqual(all);
    expect(await asked(101, 300)).toEqual(all.slice(1, 2));
  });

  it('converts by two balanced halves through the currency positions', async () => {
    await fixture.run((tx) => fixture.wallet.deposit(tx, payment(20_00n)));
    const toAccountId = await fixture.run((tx) =>
      fixture.wallet.addCurrency(tx, { playerId: player.playerId, currency: 'JPY', atMs: 1 }),
    );
    const convert = (fromMinor: bigint) =>
      fixture.run((tx) =>
        fixture.wallet.convert(tx, {
          id: `convert-${player.playerId}-${fromMinor}`,
          playerId: player.playerId,
          fromAccountId: player.main,
          toAccountId,
          fromMinor,
          toMinor: 1_630n,
          rateId: 'ecb-2026-11-20',
          actor: 'player',
          atMs: 1,
        }),
      );
    await convert(10_00n);
    expect(await main()).toBe(10_00n);
    expect(await fixture.balance(player, 'currency', 'JPY')).toBe(1_630n);
    await expect(convert(10_01n)).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
    const { house, sums } = await fixture.wallet.audit();
    expect(house).toMatchObject({ 'position EUR': 10_00n, 'position JPY': -1_630n });
    expect(sums).toMatchObject({ EUR: 0n, JPY: 0n });
  });

  it('opens the accounts of a currency once, and keeps one main currency', async () => {
    const open = (currency: string) =>
      fixture.run((tx) => fixture.wallet.openAccounts(tx, { playerId: player.playerId, currency, atMs: 1 }));
    expect(await open('EUR')).toBe(player.main);
    await expect(open('USD')).rejects.toThrow('another main currency');
    const add = (currency: string) =>
      fixture.run((tx) => fixture.wallet.addCurrency(tx, { playerId: player.playerId, currency, atMs: 1 }));
    expect(await add('EUR')).toBe(player.main);
    const [first, second] = await Promise.all([add('USD'), add('USD')]);
    expect(first).toBe(second);
    const accounts = await fixture.wallet.accounts(fixture.platform.kernel.db, player.playerId);
    expect(accounts.map(({ kind, currency, isActive }) => [kind, currency, isActive])).toEqual([
      ['main', 'EUR', true],
      ['bonus', 'EUR', false],
      ['escrow', 'EUR', false],
      ['currency', 'USD', false],
      ['bonus', 'USD', false],
      ['escrow', 'USD', false],
    ]);
  });

  it('pays a promotion in real money, also where bonus money is played and where the currency was removed', async () => {
    const { playerId, bonus } = player;
    const won = (id: string, accountId: AccountId) => ({
      ...{ id, playerId, accountId, amountMinor: 3_00n, reason: 'free-round-win', atMs: 1 },
    });
    await fixture.run((tx) => fixture.wallet.payPromotion(tx, won(`bonus-${playerId}`, bonus)));
    expect([await main(), await fixture.balance(player, 'bonus')]).toEqual([3_00n, 0n]);
    const dollars = await fixture.add(player, 'USD');
    await fixture.run((tx) => fixture.wallet.removeCurrency(tx, { playerId, currency: 'USD', atMs: 1 }));
    await fixture.run((tx) => fixture.wallet.payPromotion(tx, won(`usd-${playerId}`, dollars)));
    const account = await fixture.wallet.account(fixture.platform.kernel.db, playerId, dollars);
    expect(account).toMatchObject({ balanceMinor: 3_00n, isClosed: false });
  });

  it.each([0n, -1n])('takes no deposit of %s', async (amountMinor) => {
    await expect(fixture.run(async (tx) => fixture.wallet.deposit(tx, payment(amountMinor)))).rejects.toThrow(
      RangeError,
    );
  });

  it('deposits to no account it does not know', async () => {
    const money = { ...payment(1n), accountId: '999' as AccountId };
    await expect(fixture.run((tx) => fixture.wallet.deposit(tx, money))).rejects.toMatchObject({
      code: 'ACCOUNT_UNKNOWN',
    });
  });

  it('corrects and writes off no account it does not know, and none that only holds stakes', async () => {
    const accounts = await fixture.wallet.accounts(fixture.platform.kernel.db, player.playerId);
    const escrow = accounts.find(({ kind }) => kind === 'escrow');
    for (const accountId of ['999', escrow?.id] as AccountId[]) {
      const of = { id: `x-${accountId}`, playerId: player.playerId, accountId, reason: 'a mistake', atMs: 1 };
      const correction = { ...of, amountMinor: 1n, actor: 'system' } as const;
      const unknown = { code: 'ACCOUNT_UNKNOWN' };
      await expect(fixture.run((tx) => fixture.wallet.adjust(tx, correction))).rejects.toMatchObject(unknown);
      await expect(
        fixture.run((tx) => fixture.wallet.writeOff(tx, { ...of, actor: 'operator:anna' })),
      ).rejects.toMatchObject(unknown);
    }
  });
});
