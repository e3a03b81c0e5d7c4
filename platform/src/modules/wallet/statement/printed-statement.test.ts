import { DAY_MS, formatAmount, parseAmount } from '@paddock/contract';
import type { PrintedStatementView } from '@paddock/contract/schemas';

import { requireNamedPlayer, WALLET_ALONE } from '../../../testing/index.ts';
import { createWalletFixture, type FixturePlayer, type WalletFixture } from '../wallet.fixture.ts';
import { printedStatement } from './printed-statement.ts';
import { moneyOf } from './statement.fixture.ts';

describe('the statement for paper', () => {
  let fixture: WalletFixture;
  let player: FixturePlayer;

  beforeAll(async () => {
    fixture = await createWalletFixture();
  });
  afterAll(() => fixture.closeAudited());
  beforeEach(async () => {
    player = await fixture.player(0n);
  });

  const ask = (query: string, of = player) =>
    fixture.ask(of, `/web-api/office/history/print?accountId=${player.main}${query}`);
  const paper = async (query = '') => (await ask(query)).json<PrintedStatementView>();
  const deposit = () => moneyOf(fixture, player).deposit(1_00n);
  const inMinor = (amount: string) => parseAmount(amount, 'EUR') ?? 0n;

  it('has every line of a time, more than a page, and replays from its opening to its closing balance', async () => {
    await deposit();
    await fixture.platform.leap(DAY_MS);
    const fromMs = fixture.platform.clock.nowMs();
    for (let n = 0; n < 60; n++) await deposit();
    await fixture.settle(player, await fixture.hold(player, 3_00n), 1, 0n);
    await fixture.platform.leap(DAY_MS);
    await deposit();
    const { entries, total, opening, closing } = await paper(`&fromMs=${fromMs}&toMs=${fromMs + DAY_MS}`);
    expect([entries?.length, total, opening, closing]).toEqual([61, 61, '1.00', '58.00']);
    let balanceMinor = inMinor(opening);
    for (const { seq, amount, balanceAfter } of entries ?? []) {
      balanceMinor += inMinor(amount);
      expect([seq, balanceAfter]).toEqual([expect.any(Number), formatAmount(balanceMinor, 'EUR')]);
    }
    expect(formatAmount(balanceMinor, 'EUR')).toBe(closing);
    expect(entries?.map(({ seq }) => seq)).toEqual(Array.from({ length: 61 }, (_, n) => n + 2));
  });

  it('is empty for a time without lines, between equal balances', async () => {
    await deposit();
    const nothing = { entries: [], total: 0, opening: '1.00', closing: '1.00' };
    expect(await paper(`&fromMs=${fixture.platform.clock.nowMs() + 1}`)).toMatchObject(nothing);
    const [later, sooner] = [9_000_000_000_000, 8_000_000_000_000];
    expect(await paper(`&fromMs=${later}&toMs=${sooner}`)).toMatchObject({ entries: [], total: 0 });
  });

  it('has no lines when they are too many for paper, and says how many there are', async () => {
    const { db } = fixture.platform.kernel;
    const printed = async () => {
      const account = await fixture.wallet.account(db, player.playerId, player.main);
      if (account === undefined) throw new Error('the player has no account');
      const source = { ...WALLET_ALONE, requirePlayer: requireNamedPlayer, kernel: fixture.platform.kernel };
      return printedStatement(source, account, { first: 1n, last: account.lastSeq }, 3);
    };
    for (let n = 0; n < 3; n++) await deposit();
    expect((await printed()).entries).toHaveLength(3);
    await deposit();
    expect(await printed()).toMatchObject({ entries: null, total: 4, opening: '0.00', closing: '4.00' });
  });

  it('is nobody else’s', async () => {
    const stranger = await fixture.player(0n);
    expect((await ask('', stranger)).json()).toMatchObject({ code: 'ACCOUNT_UNKNOWN' });
    expect((await ask('&cursor=5')).statusCode).toBe(400);
  });
});
