import { sql } from 'kysely';

import { createWalletFixture, type WalletFixture, type WalletPlayer } from '../game-wallet.fixture.ts';

describe('what a game company takes back (rules §12)', () => {
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

  it('keeps a rollback of a bet that never came, and refuses it then', async () => {
    const late = of();
    const undone = await rollback(late.transaction);
    expect(undone).toMatchObject({ status: 200, body: { balance: '100.00' } });
    expect((await rollback(late.transaction)).status).toBe(200);
    expect((await fixture.call('bet', late)).body.code).toBe('BET_ROLLED_BACK');
    expect(await money()).toBe(100_00n);
  });

  it('gives a stake back once, however many rollbacks come, and pays no win of it', async () => {
    const { transaction } = (await bet()).body;
    const answers = await Promise.all(Array.from({ length: 5 }, () => rollback(transaction)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await money()).toBe(100_00n);
    expect((await win({ amount: '7.00' })).body.code).toBe('BET_ROLLED_BACK');
    expect((await win({ bet: transaction })).body.code).toBe('BET_ROLLED_BACK');
    expect(await money()).toBe(100_00n);
  });

  it('shows a stake that won as much as it was in two lines, as it is rolled back: points are counted by lines', async () => {
    const even = of({ won: '10.00', endsRound: true });
    await fixture.call('bet-and-win', even);
    await rollback(even.transaction);
    const { rows } = await sql<{ kind: string }>`
      select kind from wallet_transfer
        where player_id = ${player.playerId}::bigint and id like 'bet:%' order by id`.execute(
      fixture.platform.kernel.db,
    );
    expect(rows.map(({ kind }) => kind)).toEqual([
      'bet-hold',
      'bet-settle',
      'bet-correction',
      'bet-correction',
    ]);
    expect(await money()).toBe(100_00n);
  });

  it('keeps the win of a bet where one that was sent before it was written after the win, and is rolled back', async () => {
    await bet();
    await win({ amount: '5.00', endsRound: false });
    const { transaction } = (await bet()).body;
    // As of a call that waited for a lock since before the others came.
    await sql`
      update game_wallet_stake set accepted_at_ms = accepted_at_ms - 1 where stake_id = (
        select max(stake_id) from game_wallet_stake where player_id = ${player.playerId}::bigint)`.execute(
      fixture.platform.kernel.db,
    );
    await rollback(transaction);
    expect(await money()).toBe(95_00n);
  });

  it('lets a bet and its rollback meet, and never keeps the stake', async () => {
    for (let at = 0; at < 10; at++) {
      const call = of({ round: fixture.next('round') });
      await Promise.all([fixture.call('bet', call), rollback(call.transaction)]);
    }
    expect(await money()).toBe(100_00n);
  });

  it('takes back what a rolled-back bet had won, below zero where it was spent', async () => {
    const { transaction } = (await bet()).body;
    await win({ amount: '50.00' });
    await bet({ amount: '140.00', round: fixture.next('round') });
    expect((await rollback(transaction)).body.balance).toBe('-40.00');
    expect(await money()).toBe(-40_00n);
    expect((await bet({ amount: '1.00', round: fixture.next('round') })).body.code).toBe('BALANCE_NEGATIVE');
  });

  it('takes back a win alone, once', async () => {
    await bet();
    const won = (await win({ amount: '50.00' })).body.transaction;
    await rollback(won);
    await rollback(won);
    expect(await money()).toBe(90_00n);
    expect((await rollback(fixture.next('none'))).status).toBe(200);
  });

  it('undoes a bet-and-win, and no rollback or end of a round', async () => {
    const call = of({ won: '12.00', endsRound: true });
    await fixture.call('bet-and-win', call);
    const undone = (await rollback(call.transaction)).body.transaction;
    expect(await money()).toBe(100_00n);
    expect((await rollback(undone)).body.code).toBe('INVALID_INPUT');
  });

  it('takes no rollback of another player’s transaction', async () => {
    const { transaction } = (await bet()).body;
    const stranger = await fixture.player();
    const theirs = await fixture.token(stranger);
    expect((await rollback(transaction, { session: theirs })).body.code).toBe('INVALID_INPUT');
    expect(await money()).toBe(90_00n);
  });
});
