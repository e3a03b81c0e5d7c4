import type { AccountId } from '@paddock/contract';
import type { AccountsView, ConversionQuote } from '@paddock/contract/schemas';

import { createWalletFixture, type FixturePlayer, type WalletFixture } from '../wallet.fixture.ts';
import { codeOf, exchangesOf, FIGURES } from './conversion.fixture.ts';

const RATE_LASTS_MS = 60 * 60_000;

describe('exchanging between own accounts', () => {
  let fixture: WalletFixture;
  let player: FixturePlayer;
  let yen: AccountId;
  let dinar: AccountId;
  let calls: ReturnType<typeof exchangesOf>;

  beforeAll(async () => {
    fixture = await createWalletFixture();
  });
  afterAll(() => fixture.closeAudited());
  beforeEach(async () => {
    fixture.mayPlay = true;
    await fixture.publish(FIGURES);
    player = await fixture.player(10_00n);
    calls = exchangesOf(fixture, player);
    yen = await fixture.add(player, 'JPY');
    dinar = await fixture.add(player, 'KWD');
  });

  const balances = async () =>
    (await fixture.ask(player, '/web-api/user/accounts'))
      .json<AccountsView>()
      .all_accounts.map(({ money }) => money);

  it('quotes what comes of it, by which rate and until when', async () => {
    expect(await calls.quote(player.main, yen, '10.00')).toEqual({
      fromAmount: '10.00',
      fromCurrency: 'EUR',
      toAmount: '1608', // 1625 less one percent, rounded down
      toCurrency: 'JPY',
      rate: '160.875',
      rateId: expect.stringMatching(/^r\d+-100$/) as string,
      spreadPercent: 1,
      validUntilMs: fixture.platform.clock.nowMs() + 30_000,
    });
  });

  it('exchanges by the rate quoted, once per key, rounding against the player', async () => {
    const request = { fromAccountId: player.main, toAccountId: dinar, amount: '0.01' };
    const { rateId, toAmount } = await calls.quote(player.main, dinar, '0.01');
    expect(toAmount).toBe('0.003'); // 0.0033165 exactly
    const first = await calls.exchange({ ...request, rateId }, 'the-same-key');
    const repeat = await calls.exchange({ ...request, rateId }, 'the-same-key');
    expect([first.statusCode, repeat.json()]).toEqual([201, first.json()]);
    expect(first.json()).toMatchObject({ fromAmount: '0.01', toAmount: '0.003', rateId });
    expect(await balances()).toEqual(['9.99', '0', '0.003']);
    expect(codeOf(await calls.exchange({ ...request, amount: '0.02', rateId }, 'the-same-key'))).toBe(
      'IDEMPOTENCY_MISMATCH',
    );
  });

  it('shows in both statements with its reference', async () => {
    const { rateId } = await calls.quote(player.main, yen, '10.00');
    const made = await calls.exchange({
      fromAccountId: player.main,
      toAccountId: yen,
      amount: '10.00',
      rateId,
    });
    const cause = `conversion:${made.json<{ id: string }>().id}`;
    const lines = async (accountId: string) =>
      (await fixture.ask(player, `/web-api/office/history?accountId=${accountId}&group=conversions`)).json<{
        entries: unknown[];
      }>().entries;
    expect(await lines(player.main)).toMatchObject([{ kind: 'conversion', amount: '-10.00', cause }]);
    expect(await lines(yen)).toMatchObject([
      { kind: 'conversion', amount: '1608', balanceAfter: '1608', cause },
    ]);
  });

  it('refuses a rate that has moved, with the new figures', async () => {
    const { rateId } = await calls.quote(player.main, yen, '10.00');
    await fixture.publish({ JPY: 160_000_000_000n });
    const request = { fromAccountId: player.main, toAccountId: yen, amount: '10.00' };
    const refused = await calls.exchange({ ...request, rateId });
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'RATE_MOVED']);
    const { details } = refused.json<{ details: ConversionQuote }>();
    expect(details).toMatchObject({ toAmount: '1584', rate: '158.4', fromAmount: '10.00' });
    expect((await calls.exchange({ ...request, rateId: details.rateId })).statusCode).toBe(201);
    expect(codeOf(await calls.exchange({ ...request, rateId: 'r999999-999999' }))).toBe('RATE_MOVED');
  });

  it('refuses without a rate, and with one that is too old', async () => {
    const dinars = await fixture.add(player, 'TND');
    expect(codeOf(await calls.quoteOf(player.main, dinars, '1.00'))).toBe('RATE_UNAVAILABLE');
    const { rateId } = await calls.quote(player.main, yen, '1.00');
    await fixture.platform.advance(RATE_LASTS_MS);
    const request = { fromAccountId: player.main, toAccountId: yen, amount: '1.00', rateId };
    expect(codeOf(await calls.exchange(request))).toBe('RATE_UNAVAILABLE');
    expect(await balances()).toEqual(['10.00', '0', '0.000', '0.000']);
  });

  it.each([
    ['-1.00', 'AMOUNT_INVALID'],
    ['0', 'AMOUNT_INVALID'],
    ['0.00', 'AMOUNT_INVALID'],
    ['1.001', 'AMOUNT_INVALID'],
    ['999999999999999.99', 'AMOUNT_TOO_LARGE'],
    ['9999999999999999', 'INVALID_INPUT'],
    ['１.00', 'INVALID_INPUT'],
    ['1e2', 'INVALID_INPUT'],
    ['+1', 'INVALID_INPUT'],
    [' 1', 'INVALID_INPUT'],
    ['1,00', 'INVALID_INPUT'],
    ['', 'INVALID_INPUT'],
  ])('takes no amount of %j', async (amount, code) => {
    const { rateId } = await calls.quote(player.main, yen, '1.00');
    const request = { fromAccountId: player.main, toAccountId: yen, amount };
    expect(codeOf(await calls.quoteOf(player.main, yen, amount))).toBe(code);
    expect(codeOf(await calls.exchange({ ...request, rateId }))).toBe(code);
    expect(await balances()).toEqual(['10.00', '0', '0.000']);
  });

  it('takes no part of a yen, and nothing that brings nothing', async () => {
    expect(codeOf(await calls.quoteOf(yen, player.main, '1.5'))).toBe('AMOUNT_INVALID');
    expect((await calls.quoteOf(yen, player.main, '1')).json()).toMatchObject({
      code: 'AMOUNT_TOO_SMALL',
      details: { min: '2', currency: 'JPY' },
    });
    expect(await calls.quote(yen, player.main, '2')).toMatchObject({ toAmount: '0.01' });
  });

  it('moves neither bonus nor held money, nor a stranger’s, nor to where it is', async () => {
    const stranger = await fixture.player(5_00n);
    const accounts = await fixture.wallet.accounts(fixture.platform.kernel.db, player.playerId);
    const escrow = accounts.find(({ kind }) => kind === 'escrow')?.id ?? '';
    const { rateId } = await calls.quote(player.main, yen, '1.00');
    for (const other of [player.bonus, escrow, stranger.main, '1', '9'.repeat(19)]) {
      for (const [fromAccountId, toAccountId] of [
        [other, yen],
        [player.main, other],
      ] as const) {
        const answer = await calls.exchange({ fromAccountId, toAccountId, amount: '1.00', rateId });
        expect([other, answer.statusCode, codeOf(answer)]).toEqual([other, 404, 'ACCOUNT_UNKNOWN']);
      }
    }
    const same = { fromAccountId: player.main, toAccountId: player.main, amount: '1.00', rateId };
    expect(codeOf(await calls.exchange(same))).toBe('CURRENCY_UNSUPPORTED');
    expect(await balances()).toEqual(['10.00', '0', '0.000']);
  });

  it('needs a key, a rate and nothing else', async () => {
    const { rateId } = await calls.quote(player.main, yen, '1.00');
    const request = { fromAccountId: player.main, toAccountId: yen, amount: '1.00', rateId };
    expect(codeOf(await calls.exchange(request, ''))).toBe('IDEMPOTENCY_KEY_REQUIRED');
    for (const body of [
      { ...request, rateId: undefined },
      { ...request, rateId: "r1'; drop table wallet_account" },
      { ...request, toAmount: '1000000' },
      { ...request, amount: 1 },
    ]) {
      expect(codeOf(await calls.exchange(body))).toBe('INVALID_INPUT');
    }
  });

  it('is refused while frozen, below zero, or in a break', async () => {
    const { rateId } = await calls.quote(player.main, yen, '1.00');
    const request = { fromAccountId: player.main, toAccountId: yen, amount: '1.00', rateId };
    await fixture.run((tx) => fixture.wallet.freeze(tx, player.playerId, 1));
    expect(codeOf(await calls.exchange(request))).toBe('ACCOUNT_FROZEN');
    await fixture.run((tx) => fixture.wallet.unfreeze(tx, player.playerId));
    fixture.mayPlay = false;
    expect(codeOf(await calls.exchange(request))).toBe('PLAY_PAUSED');
    fixture.mayPlay = true;
    await fixture.run((tx) =>
      fixture.wallet.adjust(tx, {
        id: `debt-${player.playerId}`,
        playerId: player.playerId,
        accountId: dinar,
        amountMinor: -1n,
        actor: 'system',
        reason: 'a correction',
        atMs: 1,
      }),
    );
    expect(codeOf(await calls.exchange(request))).toBe('BALANCE_NEGATIVE');
  });

  it('lets exactly one of many at once take the last money', async () => {
    const { rateId } = await calls.quote(player.main, yen, '10.00');
    const request = { fromAccountId: player.main, toAccountId: yen, amount: '10.00', rateId };
    const answers = await Promise.all(Array.from({ length: 20 }, () => calls.exchange(request)));
    const codes = answers.map((answer) => (answer.statusCode === 201 ? 'done' : codeOf(answer)));
    expect(codes.filter((code) => code === 'done')).toHaveLength(1);
    expect(codes.filter((code) => code === 'INSUFFICIENT_FUNDS')).toHaveLength(19);
    expect(await balances()).toEqual(['0.00', '1608', '0.000']);
  });
});
