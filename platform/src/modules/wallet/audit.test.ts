import { CURRENCIES } from '@paddock/contract';
import { sql, type RawBuilder } from 'kysely';

import { STAKES_ALONE } from '../../testing/index.ts';
import type { ProductRegistration } from '../products/index.ts';
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
    expect(fixture.platform.logged).toEqual([
      {
        level: 'error',
        message: 'the ledger is broken',
        fields: { problems: (await fixture.wallet.audit()).problems },
      },
    ]);
  });

  it('of which a log keeps a hundred lines', async () => {
    await vandalise(sql`
      insert into wallet_transfer (player_id, id, kind, actor, cause, reason, at_ms, fingerprint)
        select ${player.playerId}::bigint, 'empty-' || n, 'adjustment', 'system', '', '', 1, ''
          from generate_series(1, 101) n`);
    expect((await fixture.wallet.audit()).problems).toHaveLength(101);
    await fixture.platform.leap(24 * 3_600_000);
    const lines = fixture.platform.logged.map(({ fields }) => fields as { problems: readonly unknown[] });
    expect(lines.map(({ problems }) => problems.length)).toEqual([100]);
  });

  it('what a product’s own rules say of it, and what its stakes have left otherwise', async () => {
    const product = (over: Partial<ProductRegistration>) =>
      fixture.wallet.audit({ products: [{ ...STAKES_ALONE, ...over }] });
    const broken = await product({ brokenRules: () => Promise.resolve(['a bet has no legs', 'another']) });
    expect(broken.problems).toEqual([
      { rule: 'product', detail: 'sportsbook: a bet has no legs' },
      { rule: 'product', detail: 'sportsbook: another' },
    ]);
    const kept = [
      { currency: 'EUR', keptMinor: -3_00n },
      { currency: 'USD', keptMinor: 1n },
    ];
    expect((await product({ kept: () => Promise.resolve(kept) })).problems).toEqual([
      { rule: 'house', detail: 'bets has -200 EUR, its stakes left -300' },
      { rule: 'house', detail: 'bets has 0 USD, its stakes left 1' },
    ]);
  });

  it('nothing after a start, which opens each account of the house that is missing', async () => {
    const missing = async ({ kernel: { db } }: WalletFixture['platform']) =>
      (
        await sql<{ n: bigint }>`
        select ${BigInt(CURRENCIES.size)} * 5 - count(*) as n from wallet_house_account
          where code in ('position', 'bonuses', 'adjustments', 'write-off', 'bets')`.execute(db)
      ).rows[0]?.n;
    await vandalise(sql`delete from wallet_house_account where currency <> 'EUR' or code = 'write-off'`);
    expect(await missing(fixture.platform)).toBeGreaterThan(0n);
    const again = await fixture.platform.restart();
    expect(await missing(again)).toBe(0n);
    expect((await again.modules.wallet.audit()).problems).toEqual([]);
    await again.close();
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
