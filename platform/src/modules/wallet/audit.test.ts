import { sql, type RawBuilder } from 'kysely';

import { createWalletFixture, type FixturePlayer, type WalletFixture } from './wallet.fixture.ts';

describe('the audit finds what it looks for', () => {
  let fixture: WalletFixture;
  let player: FixturePlayer;

  beforeEach(async () => {
    fixture = await createWalletFixture();
    player = await fixture.player(10_00n);
    const betId = await fixture.hold(player, 4_00n);
    await fixture.settle(player, betId, 1, 6_00n);
    await fixture.hold(player, 2_00n);
  });
  afterEach(() => fixture.platform.close());

  /** Breaks the ledger as only a superuser with triggers off can. */
  const vandalise = (statement: RawBuilder<unknown>) =>
    fixture.run(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await statement.execute(tx);
    });
  const rules = async () => new Set((await fixture.wallet.audit()).problems.map(({ rule }) => rule));

  it('nothing in a whole ledger', async () => {
    const { problems, sums, house, transfers, postings } = await fixture.wallet.audit();
    expect({ problems, sums, house, transfers, postings }).toEqual({
      problems: [],
      sums: { EUR: 0n },
      house: { 'adjustments EUR': -10_00n, 'bets EUR': -2_00n },
      transfers: 4n,
      postings: 10n,
    });
  });

  it.each<[string, RawBuilder<unknown>, string]>([
    ['a changed amount', sql`update wallet_posting set amount_minor = 1 where seq is null`, 'sum-zero'],
    ['a lost posting', sql`delete from wallet_posting where seq is null`, 'sum-zero'],
    ['a transfer of nothing', sql`delete from wallet_posting`, 'sum-zero'],
    [
      'a balance set by hand',
      sql`update wallet_account set balance_minor = 1 where kind = 'main'`,
      'account-row',
    ],
    ['a gap in the numbers', sql`update wallet_posting set seq = 9 where seq = 2`, 'chain'],
    [
      'a balance that does not follow',
      sql`update wallet_posting set balance_after_minor = 5 where seq = 1`,
      'chain',
    ],
    ['time that went back', sql`update wallet_posting set at_ms = 5 where seq = 2`, 'chain'],
    ['a bet nobody paid for', sql`delete from wallet_bet_funding`, 'funding'],
    [
      'a stake gone from escrow',
      sql`update wallet_bet set state = 'released' where state = 'held'`,
      'escrow',
    ],
    [
      'a bet open again with nothing held',
      sql`update wallet_bet set state = 'held', target_minor = 0 where state = 'settled'`,
      'escrow',
    ],
    ['a bet that paid otherwise', sql`update wallet_bet set target_minor = 7 where state = 'settled'`, 'bet'],
  ])('%s', async (_name, statement, rule) => {
    await vandalise(statement);
    expect(await rules()).toContain(rule);
  });

  it('and the daily job writes it to the log', async () => {
    await fixture.platform.advance(24 * 3_600_000);
    expect(fixture.platform.logged).toEqual([]);
    await vandalise(sql`delete from wallet_bet_funding`);
    await fixture.platform.advance(24 * 3_600_000);
    expect(fixture.platform.logged).toMatchObject([{ level: 'error', message: 'the ledger is broken' }]);
  });

  it('holds of other modules that the escrow does not have', async () => {
    const hold = { playerId: player.playerId, currency: 'EUR', heldMinor: 2_00n };
    const fine = await fixture.wallet.audit({ products: [], openHolds: () => Promise.resolve([hold]) });
    expect(fine.problems).toEqual([]);
    const more = await fixture.wallet.audit({ products: [], openHolds: () => Promise.resolve([hold, hold]) });
    expect(more.problems).toEqual([
      { rule: 'escrow', detail: `escrow of player ${player.playerId} EUR is 200, its holds 400` },
    ]);
  });
});
