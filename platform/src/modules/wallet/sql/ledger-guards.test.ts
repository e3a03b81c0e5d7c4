import { sql, type RawBuilder } from 'kysely';

import { createWalletFixture, type FixturePlayer, type WalletFixture } from '../wallet.fixture.ts';

describe('what nobody can do to the ledger, not even with SQL (rules §3)', () => {
  let fixture: WalletFixture;
  let player: FixturePlayer;

  beforeAll(async () => {
    fixture = await createWalletFixture();
    player = await fixture.player(10_00n);
    await fixture.hold(player, 1_00n);
  });
  afterAll(() => fixture.platform.close());

  const tryIt = (...statements: readonly RawBuilder<unknown>[]) =>
    fixture.run(async (tx) => {
      for (const statement of statements) await statement.execute(tx);
    });
  const insertTransfer = (id: string) => sql`
    insert into wallet_transfer (player_id, id, kind, actor, cause, reason, at_ms, fingerprint)
    values (${player.playerId}, ${id}, 'adjustment', 'system', 'x', '', 1, '')`;
  const insertPosting = (
    id: string,
    line: number,
    amount: number,
    seq: number | null,
    after: number | null,
  ) =>
    sql`insert into wallet_posting
        (player_id, transfer_id, line, account_id, currency, amount_minor, seq, balance_after_minor, at_ms)
      values (${player.playerId}, ${id}, ${line}, ${seq === null ? 1 : player.main}, 'EUR', ${amount}, ${seq},
        ${after}, 1)`;

  it.each([
    ['change a posting', sql`update wallet_posting set amount_minor = 1`, 'append-only'],
    ['remove a posting', sql`delete from wallet_posting`, 'append-only'],
    ['change a transfer', sql`update wallet_transfer set reason = 'better'`, 'append-only'],
    ['remove a transfer', sql`delete from wallet_transfer`, 'append-only'],
    [
      'empty a table',
      sql`truncate wallet_posting, wallet_transfer, wallet_bet_funding, wallet_bet`,
      'append-only',
    ],
    ['remove an account', sql`delete from wallet_account`, 'append-only'],
    ['change a funding', sql`update wallet_bet_funding set amount_minor = 1`, 'append-only'],
    [
      'set a balance',
      sql`update wallet_account set balance_minor = 1000000 where kind = 'main'`,
      'not equal to its last posting',
    ],
    [
      'number lines that are not there',
      sql`update wallet_account set last_seq = last_seq + 1 where kind = 'main'`,
      'not equal to its last posting',
    ],
    [
      'number lines of an account without any',
      sql`update wallet_account set last_seq = 1 where kind = 'bonus'`,
      'not equal to its last posting',
    ],
    [
      'take from escrow what is not there',
      sql`update wallet_account set balance_minor = -1 where kind = 'escrow'`,
      'check',
    ],
  ])('%s', async (_name, statement, message) => {
    await expect(tryIt(statement)).rejects.toThrow(message);
  });

  it('write a posting alone', async () => {
    await expect(tryIt(insertTransfer('alone'), insertPosting('alone', 1, 5, null, null))).rejects.toThrow(
      'does not sum to zero',
    );
  });

  it('add a posting to a transfer of the past', async () => {
    const { rows } = await sql<{ id: string }>`
      select id from wallet_transfer where player_id = ${player.playerId} limit 1`.execute(
      fixture.platform.kernel.db,
    );
    await expect(tryIt(insertPosting(rows[0]?.id ?? '', 99, 5, null, null))).rejects.toThrow(
      'is added to a transfer of the past',
    );
  });

  it('write postings of a transfer that is not there', async () => {
    await expect(
      tryIt(insertPosting('none', 1, 5, null, null), insertPosting('none', 2, -5, null, null)),
    ).rejects.toThrow('of transfer none is added to a transfer of the past');
  });

  it('write a transfer without postings', async () => {
    await expect(tryIt(insertTransfer('empty'))).rejects.toThrow('does not sum to zero');
  });

  it('give in one currency what is taken in another', async () => {
    const house = (currency: string) => sql`wallet_house('adjustments', ${currency})`;
    const posting = (line: number, currency: string, amount: number) => sql`
      insert into wallet_posting (player_id, transfer_id, line, account_id, currency, amount_minor, at_ms)
        values (${player.playerId}, 'two', ${line}, ${house(currency)}, ${currency}, ${amount}, 1)`;
    const [euros, yen] = [posting(1, 'EUR', 5), posting(2, 'JPY', -5)];
    await expect(tryIt(insertTransfer('two'), euros, yen)).rejects.toThrow('does not sum to zero');
  });

  it('set an account back to one of its earlier lines', async () => {
    await expect(
      tryIt(sql`
        update wallet_account a set last_seq = seq, balance_minor = balance_after_minor
          from wallet_posting p where a.id = ${player.main} and p.account_id = a.id and seq = 1`),
    ).rejects.toThrow('not equal to its last posting');
  });

  it('write a balanced posting that is no link of the chain', async () => {
    const balanced = (seq: number, after: number) =>
      tryIt(
        insertTransfer('chain'),
        insertPosting('chain', 1, 5, seq, after),
        insertPosting('chain', 2, -5, null, null),
      );
    await expect(balanced(3, 9_06)).rejects.toThrow('breaks the chain');
    await expect(balanced(7, 9_05)).rejects.toThrow('breaks the chain');
    await expect(balanced(3, 9_05)).rejects.toThrow('is not in its account row');
  });

  it('are checked by key, however many lines an account has', async () => {
    const LINES = 200;
    const read = await fixture.run(async (tx) => {
      for (let line = 0; line < LINES; line++) {
        await fixture.wallet.adjust(tx, {
          id: `many-${line}`,
          playerId: player.playerId,
          accountId: player.main,
          amountMinor: 1n,
          actor: 'system',
          reason: 'many lines',
          atMs: 1,
        });
      }
      // All that would be checked at commit.
      await sql`set constraints all immediate`.execute(tx);
      const { rows } = await sql<{ read: bigint }>`
        select idx_tup_fetch as read from pg_stat_xact_user_tables where relname = 'wallet_posting'`.execute(
        tx,
      );
      return Number(rows[0]?.read);
    });
    expect(read / LINES).toBeLessThan(20);
  });

  it('leaves the ledger whole after all that', async () => {
    expect((await fixture.wallet.audit()).problems).toEqual([]);
  });
});
