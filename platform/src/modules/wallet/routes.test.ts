import type { StatementView } from '@paddock/contract/schemas';

import { createWalletFixture, type FixturePlayer, type WalletFixture } from './wallet.fixture.ts';

describe('accounts and statement over HTTP', () => {
  let fixture: WalletFixture;
  let player: FixturePlayer;

  beforeAll(async () => {
    fixture = await createWalletFixture();
  });
  afterAll(() => fixture.closeAudited());
  beforeEach(async () => {
    player = await fixture.player(10_00n, { bonusMinor: 3_00n });
  });

  const get = (url: string) => fixture.ask(player, url);
  const activate = (body: object) =>
    fixture.ask(player, '/web-api/user/accounts/active', { method: 'POST', body });

  it('shows money and what is held, real and bonus apart [S7-17]', async () => {
    await fixture.hold(player, 4_00n);
    await fixture.run((tx) =>
      fixture.wallet.addCurrency(tx, { playerId: player.playerId, currency: 'KWD', atMs: 1 }),
    );
    const shared = { points: 0, isPointsTypeBalance: false };
    expect((await get('/web-api/user/accounts')).json()).toEqual({
      balance: '6.00',
      bonus: [
        expect.objectContaining({ id: player.bonus, iso: 'EUR', money: '3.00', held: '0.00', type: 4 }),
        expect.objectContaining({ iso: 'KWD', money: '0.000', type: 4 }),
      ],
      all_accounts: [
        {
          ...shared,
          id: player.main,
          iso: 'EUR',
          symbol: '€',
          currencyId: 'EUR',
          money: '6.00',
          held: '4.00',
          type: 0,
          label: 'main',
          isActive: true,
        },
        {
          ...shared,
          id: expect.any(String) as string,
          iso: 'KWD',
          symbol: 'KD',
          currencyId: 'KWD',
          money: '0.000',
          held: '0.000',
          type: 9,
          label: 'currency',
          isActive: false,
        },
      ],
      is_available_first_deposit_bonus: false,
      is_frozen: false,
    });
  });

  it('changes the active account to one of one’s own [S7-18]', async () => {
    const answer = await activate({ id: player.bonus });
    expect(answer.json()).toMatchObject({ balance: '3.00', bonus: [{ isActive: true }] });
    const accounts = await fixture.wallet.accounts(fixture.platform.kernel.db, player.playerId);
    const escrow = accounts.find(({ kind }) => kind === 'escrow')?.id;
    const other = await fixture.player(1n);
    for (const id of [escrow, other.main, '1', '9'.repeat(19)]) {
      expect([(await activate({ id })).statusCode, id]).toEqual([404, id]);
    }
    for (const body of [{}, { id: 1 }, { id: '-1' }, { id: '１' }, { id: player.main, all: true }]) {
      expect([(await activate(body)).statusCode, body]).toEqual([400, body]);
    }
  });

  it('keeps one account active whoever presses at the same moment', async () => {
    await Promise.all([0, 1, 2, 3].map((n) => activate({ id: n % 2 === 0 ? player.bonus : player.main })));
    const accounts = await fixture.wallet.accounts(fixture.platform.kernel.db, player.playerId);
    expect(accounts.filter(({ isActive }) => isActive)).toHaveLength(1);
  });

  it('pages the statement newest first without a gap or a repeat, while entries arrive', async () => {
    for (let n = 0; n < 30; n++) {
      const betId = await fixture.hold(player, 10n);
      await fixture.settle(player, betId, 1, n % 2 === 0 ? 15n : 5n);
    }
    const url = `/web-api/office/history?accountId=${player.main}`;
    const first = (await get(url)).json<StatementView>();
    await fixture.hold(player, 10n);
    const second = (await get(`${url}&cursor=${first.nextCursor}`)).json<StatementView>();
    const entries = [...first.entries, ...second.entries];
    expect([first.total, first.entries.length, second.nextCursor]).toEqual([61, 50, null]);
    expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 61 }, (_, n) => 61 - n));
    expect(entries[0]).toMatchObject({
      kind: 'bet-settle',
      amount: '0.05',
      balanceAfter: '10.00',
      cause: expect.stringMatching(/^bet:/) as string,
    });
    expect(entries.at(-1)).toMatchObject({ kind: 'adjustment', amount: '10.00', balanceAfter: '10.00' });
  });

  it('shows an empty account, and no account of another', async () => {
    const fresh = await fixture.player(0n);
    expect((await get(`/web-api/office/history?accountId=${fresh.main}`)).statusCode).toBe(404);
    player = fresh;
    expect((await get(`/web-api/office/history?accountId=${fresh.main}`)).json()).toEqual({
      entries: [],
      currency: 'EUR',
      total: 0,
      isTotalCapped: false,
      opening: '0.00',
      closing: '0.00',
      nextCursor: null,
    });
  });

  it.each([
    '',
    '?accountId=x',
    '?accountId=-1',
    '?accountId=1&cursor=x',
    '?accountId=1&cursor=0',
    '?accountId=1&limit=9',
  ])('refuses the query %j', async (query) => {
    const answer = await get(`/web-api/office/history${query}`);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'INVALID_INPUT']);
  });
});
