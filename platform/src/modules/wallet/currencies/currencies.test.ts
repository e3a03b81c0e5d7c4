import type { AccountId } from '@paddock/contract';
import type { AccountsView } from '@paddock/contract/schemas';

import { PLAYER_NEWS } from '../../live/index.ts';
import { createWalletFixture, type FixturePlayer, type WalletFixture } from '../wallet.fixture.ts';

describe('accounts in several currencies', () => {
  let fixture: WalletFixture;
  let player: FixturePlayer;

  beforeAll(async () => {
    fixture = await createWalletFixture();
  });
  afterAll(() => fixture.closeAudited());
  beforeEach(async () => {
    player = await fixture.player(10_00n);
  });

  const add = (currency: unknown) =>
    fixture.ask(player, '/web-api/office/currencies', { method: 'POST', body: { currency } });
  const remove = (currency: string) =>
    fixture.ask(player, `/web-api/office/currencies/${currency}`, { method: 'DELETE' });
  const activate = (id: AccountId) =>
    fixture.ask(player, '/web-api/user/accounts/active', { method: 'POST', body: { id } });
  const view = async () => (await fixture.ask(player, '/web-api/user/accounts')).json<AccountsView>();
  const currencies = async () => (await view()).all_accounts.map(({ iso }) => iso);
  const codeOf = (answer: Awaited<ReturnType<typeof add>>) => answer.json<{ code: string }>().code;

  it('adds a currency once and says so, also to the player’s other pages [S7-19]', async () => {
    const heard: unknown[] = [];
    const stop = fixture.platform.kernel.bus.subscribe(PLAYER_NEWS, (news) => heard.push(news));
    const answer = await add('JPY');
    stop();
    expect(answer.json()).toEqual({
      success: true,
      data: { message: 'currency_added', account_id: expect.stringMatching(/^\d+$/) as string },
    });
    expect(heard).toEqual([{ playerId: player.playerId, news: { kind: 'accounts' } }]);
    const again = await Promise.all([add('JPY'), add('JPY'), add('EUR')]);
    expect(again.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await view()).all_accounts.map(({ iso, type }) => [iso, type])).toEqual([
      ['EUR', 0],
      ['JPY', 9],
    ]);
  });

  it('tells those pages too which account is in use, and which is gone', async () => {
    const yen = await fixture.add(player, 'JPY');
    const heard: unknown[] = [];
    const stop = fixture.platform.kernel.bus.subscribe(PLAYER_NEWS, (news) => heard.push(news));
    await activate(yen);
    const told = { playerId: player.playerId, news: { kind: 'accounts' } };
    expect(heard).toEqual([told]);
    await remove('JPY');
    stop();
    expect(heard).toEqual([told, told]);
  });

  it('has the main currency of the first account, and none for a stranger', async () => {
    const { db, ids } = fixture.platform.kernel;
    const swiss = await fixture.player(0n, { currency: 'CHF' });
    await fixture.add(swiss, 'EUR');
    expect(await fixture.wallet.mainCurrency(db, swiss.playerId)).toBe('CHF');
    const nobody = fixture.wallet.mainCurrency(db, ids.forNewPlayer());
    await expect(nobody).rejects.toMatchObject({ code: 'ACCOUNT_UNKNOWN' });
  });

  it('offers the currencies of the site alone [S8-14]', async () => {
    for (const currency of ['GBP', 'XXX']) {
      const answer = await add(currency);
      expect([answer.statusCode, codeOf(answer)]).toEqual([422, 'CURRENCY_UNSUPPORTED']);
    }
    for (const currency of ['', 'jpy', 'EUR ', 'ЕUR', 7, null, ['JPY']]) {
      expect([currency, (await add(currency)).statusCode]).toEqual([currency, 400]);
    }
  });

  it('removes what is empty, keeps its statement, and opens it again', async () => {
    const yen = await fixture.add(player, 'JPY');
    expect((await remove('JPY')).json()).toEqual({
      success: true,
      data: { message: 'currency_removed', account_id: yen },
    });
    expect(await view()).toMatchObject({ all_accounts: [{ iso: 'EUR' }], bonus: [{ iso: 'EUR' }] });
    expect((await fixture.ask(player, `/web-api/office/history?accountId=${yen}`)).statusCode).toBe(200);
    expect(codeOf(await activate(yen))).toBe('ACCOUNT_UNKNOWN');
    expect(codeOf(await remove('JPY'))).toBe('ACCOUNT_UNKNOWN');
    expect((await add('JPY')).json()).toMatchObject({ data: { account_id: yen } });
    expect(await currencies()).toEqual(['EUR', 'JPY']);
  });

  it('removes neither the main account, nor money, nor what a bet holds [S8-14]', async () => {
    expect(codeOf(await remove('EUR'))).toBe('MAIN_ACCOUNT_STAYS');
    expect(codeOf(await remove('KWD'))).toBe('ACCOUNT_UNKNOWN');
    const yen = await fixture.add(player, 'JPY');
    const give = (id: string, amountMinor: bigint) =>
      fixture.run((tx) =>
        fixture.wallet.adjust(tx, {
          id: `${id}-${player.playerId}`,
          playerId: player.playerId,
          accountId: yen,
          amountMinor,
          actor: 'system',
          reason: 'test',
          atMs: fixture.platform.clock.nowMs(),
        }),
      );
    await give('some', 500n);
    expect(codeOf(await remove('JPY'))).toBe('ACCOUNT_NOT_EMPTY');
    const betId = await fixture.hold(player, 500n, yen);
    expect(codeOf(await remove('JPY'))).toBe('ACCOUNT_NOT_EMPTY');
    await fixture.settle(player, betId, 1, 0n);
    await give('debt', -1n);
    expect(codeOf(await remove('JPY'))).toBe('ACCOUNT_NOT_EMPTY');
    await give('settled', 1n);
    expect((await remove('JPY')).statusCode).toBe(200);
    // Its result is taken back: the stake is held again, and its currency in sight and kept.
    await fixture.reopen(player, betId, 2);
    expect(await fixture.balance(player, 'escrow', 'JPY')).toBe(500n);
    expect(codeOf(await remove('JPY'))).toBe('ACCOUNT_NOT_EMPTY');
    await fixture.settle(player, betId, 3, 0n);
    expect((await remove('JPY')).statusCode).toBe(200);
    // The bet turns out won after all: its money is in sight again.
    await fixture.settle(player, betId, 4, 900n);
    expect((await view()).all_accounts).toMatchObject([{ iso: 'EUR' }, { iso: 'JPY', money: '900' }]);
  });

  it('turns to the main account when the one in use is removed', async () => {
    const yen = await fixture.add(player, 'JPY');
    await activate(yen);
    await remove('JPY');
    expect(await view()).toMatchObject({ balance: '10.00', all_accounts: [{ iso: 'EUR', isActive: true }] });
  });

  it('loses no money when it arrives while its currency is removed', async () => {
    const yen = await fixture.add(player, 'JPY');
    await Promise.all([
      remove('JPY'),
      fixture.run((tx) =>
        fixture.wallet.adjust(tx, {
          id: `late-${player.playerId}`,
          playerId: player.playerId,
          accountId: yen,
          amountMinor: 5n,
          actor: 'system',
          reason: 'test',
          atMs: fixture.platform.clock.nowMs(),
        }),
      ),
    ]);
    expect((await view()).all_accounts).toMatchObject([{ iso: 'EUR' }, { iso: 'JPY', money: '5' }]);
  });

  it('says that the player’s money is frozen', async () => {
    expect(await view()).toMatchObject({ is_frozen: false });
    await fixture.run((tx) => fixture.wallet.freeze(tx, player.playerId, 1));
    expect(await view()).toMatchObject({ is_frozen: true });
  });
});
