import type { AccountId } from '@paddock/contract';
import { sql } from 'kysely';

import { inTransaction } from '../../../kernel/database/database.ts';
import { createWalletFixture, type WalletFixture, type WalletPlayer } from '../game-wallet.fixture.ts';

describe('what game companies do with money (rules §12)', () => {
  let fixture: WalletFixture;
  let player: WalletPlayer;
  let session: string;
  let round: string;
  beforeAll(async () => {
    fixture = await createWalletFixture();
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.platform.close();
  });
  beforeEach(async () => {
    player = await fixture.player();
    session = await fixture.token(player);
    round = fixture.next('round');
  });

  const of = (over: object = {}) => ({
    session,
    transaction: fixture.next('t'),
    game: 'comet',
    round,
    currency: 'EUR',
    amount: '10.00',
    ...over,
  });
  const bet = (over?: object) => fixture.call('bet', of(over));
  const win = (over?: object) => fixture.call('win', of({ endsRound: true, ...over }));
  const rollback = (undoes: string, over?: object) =>
    fixture.call('rollback', { session, transaction: fixture.next('t'), undoes, ...over });
  const money = () => fixture.main(player);

  it('takes a stake and pays its win, and answers what is left', async () => {
    expect(await bet()).toMatchObject({ status: 200, body: { balance: '90.00', currency: 'EUR' } });
    expect(await money()).toBe(90_00n);
    expect(await win({ amount: '25.50' })).toMatchObject({ status: 200, body: { balance: '115.50' } });
    expect(await money()).toBe(115_50n);
  });

  it('says all that can be staked where bonus money is played: real money is staked first', async () => {
    const { kernel, modules } = fixture.platform;
    const { playerId, bonusId } = player;
    const gift = { id: 'bonus', actor: 'system', reason: 'bonus money to play with', atMs: 1 } as const;
    await inTransaction(kernel.db, (tx) =>
      modules.wallet.adjust(tx, { ...gift, playerId, accountId: bonusId as AccountId, amountMinor: 20_00n }),
    );
    session = await fixture.token(player, { accountId: bonusId });
    expect((await fixture.standing(session)).body.balance).toBe('120.00');
    expect((await bet({ amount: '110.00' })).body.balance).toBe('10.00');
    expect(await money()).toBe(0n);
  });

  it('answers a repeat as at first, whatever has moved since, and refuses another call under its name', async () => {
    const call = of();
    const first = await fixture.call('bet', call);
    await bet({ round: fixture.next('round') });
    expect(await fixture.call('bet', call)).toEqual(first);
    expect(await money()).toBe(80_00n);
    expect((await fixture.call('bet', { ...call, amount: '10.01' })).body.code).toBe('IDEMPOTENCY_MISMATCH');
    expect((await fixture.call('win', { ...call, endsRound: true })).body.code).toBe('IDEMPOTENCY_MISMATCH');
    const won = of({ amount: '3.00', endsRound: true });
    const paid = await fixture.call('win', won);
    expect(await fixture.call('win', won)).toEqual(paid);
    expect((await fixture.call('win', { ...won, amount: '4.00' })).body.code).toBe('IDEMPOTENCY_MISMATCH');
    expect(await money()).toBe(83_00n);
  });

  it('does a call once that comes ten times at once', async () => {
    const call = of();
    const answers = await Promise.all(Array.from({ length: 10 }, () => fixture.call('bet', call)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const won = of({ amount: '5.00', endsRound: true });
    await Promise.all(Array.from({ length: 10 }, () => fixture.call('win', won)));
    expect(await money()).toBe(95_00n);
  });

  it.each([
    [{ session: 'a'.repeat(43) }, 'GAME_SESSION_UNKNOWN'],
    [{ session: '' }, 'INVALID_INPUT'],
    [{ currency: 'USD' }, 'GAME_CURRENCY'],
    [{ currency: 'XXX' }, 'GAME_CURRENCY'],
    [{ game: 'meteor' }, 'GAME_OTHER'],
    [{ amount: '0.00' }, 'AMOUNT_INVALID'],
    [{ amount: '-1.00' }, 'AMOUNT_INVALID'],
    [{ amount: '1.001' }, 'AMOUNT_INVALID'],
    [{ amount: '1234567890123456789' }, 'INVALID_INPUT'],
    [{ amount: '999999999999999.99' }, 'STAKE_TOO_LARGE'],
    [{ amount: '100.01' }, 'INSUFFICIENT_FUNDS'],
    [{ round: 'a b' }, 'INVALID_INPUT'],
  ])('refuses a bet with %j: %s', async (over, code) => {
    expect((await bet(over)).body.code).toBe(code);
    expect(await money()).toBe(100_00n);
  });

  it('refuses a bet for good: the same one is refused when it could be paid', async () => {
    const call = of({ amount: '150.00' });
    const first = await fixture.call('bet', call);
    expect(first.body.code).toBe('INSUFFICIENT_FUNDS');
    const before = of();
    await fixture.call('bet', before);
    await win({ amount: '100.00' });
    expect(await fixture.call('bet', call)).toEqual(first);
    expect(await money()).toBe(190_00n);
    expect((await rollback(call.transaction)).status).toBe(200);
    expect(await money()).toBe(190_00n);
  });

  it('takes 500 of 1,000 bets that come at once on money for 500', async () => {
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, () => bet({ amount: '0.20', round: fixture.next('round') })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(500);
    expect(new Set(answers.flatMap(({ body }) => body.code ?? []))).toEqual(new Set(['INSUFFICIENT_FUNDS']));
    expect(await money()).toBe(0n);
  });

  it('pays several wins until the round ends, and none after', async () => {
    await bet();
    expect((await win({ amount: '4.00', endsRound: false })).body.balance).toBe('94.00');
    expect((await win({ amount: '6.00', endsRound: false })).body.balance).toBe('100.00');
    const end = { session, transaction: fixture.next('t'), round };
    const ended = await fixture.call('round-end', end);
    expect(ended.body.balance).toBe('100.00');
    expect(await fixture.call('round-end', end)).toEqual(ended);
    expect((await win({ amount: '5.00' })).body.code).toBe('ROUND_CLOSED');
    expect((await bet()).body.code).toBe('ROUND_CLOSED');
    expect(await money()).toBe(100_00n);
  });

  it('has lost what won nothing when its round ends', async () => {
    await bet();
    await bet({ amount: '5.00' });
    await fixture.call('round-end', { session, transaction: fixture.next('t'), round });
    expect(await money()).toBe(85_00n);
    expect(await fixture.problems()).toEqual([]);
  });

  it('pays two wins of one bet, each by its name', async () => {
    const { transaction } = (await bet()).body;
    await bet({ amount: '5.00' });
    expect((await win({ bet: transaction, amount: '1.00', endsRound: false })).status).toBe(200);
    expect((await win({ bet: transaction, amount: '2.00', endsRound: false })).status).toBe(200);
    expect(await money()).toBe(88_00n);
  });

  it('pays a bet and what it won in one, or refuses both', async () => {
    const call = of({ won: '12.00', endsRound: true });
    expect((await fixture.call('bet-and-win', call)).body.balance).toBe('102.00');
    await fixture.call('bet-and-win', call);
    const poor = of({ amount: '500.00', won: '900.00', endsRound: true, round: fixture.next('round') });
    expect((await fixture.call('bet-and-win', poor)).body.code).toBe('INSUFFICIENT_FUNDS');
    expect(await money()).toBe(102_00n);
  });

  it('pays no win without a bet, and the same win once its bet has come', async () => {
    const early = of({ amount: '3.00', endsRound: true });
    expect((await fixture.call('win', early)).body.code).toBe('ROUND_UNKNOWN');
    await bet();
    expect((await win({ bet: 'nobody' })).body.code).toBe('BET_UNKNOWN');
    expect((await win({ game: 'meteor' })).body.code).toBe('GAME_OTHER');
    expect((await win({ amount: '-1.00' })).body.code).toBe('AMOUNT_INVALID');
    expect((await fixture.call('win', early)).status).toBe(200);
    expect(await money()).toBe(93_00n);
  });

  it('counts in the smallest units of each currency', async () => {
    const yen = await fixture.player(1_000n, 'JPY');
    session = await fixture.token(yen);
    expect((await bet({ currency: 'JPY', amount: '1.5' })).body.code).toBe('AMOUNT_INVALID');
    expect((await bet({ currency: 'JPY', amount: '150' })).body.balance).toBe('850');
    const dinar = await fixture.player(1_000n, 'KWD');
    session = await fixture.token(dinar);
    expect((await bet({ currency: 'KWD', amount: '0.125' })).body.balance).toBe('0.875');
  });

  it('is found by the audit when a row says otherwise', async () => {
    await bet();
    await win({ amount: '5.00' });
    const pay = (change: bigint) =>
      sql`update game_wallet_transaction set won_minor = won_minor + ${change}
            where player_id = ${player.playerId}::bigint and kind = 'win'`.execute(
        fixture.platform.kernel.db,
      );
    await pay(1n);
    expect(await fixture.problems()).toMatchObject([{ rule: 'product' }]);
    await pay(-1n);
  });
});
