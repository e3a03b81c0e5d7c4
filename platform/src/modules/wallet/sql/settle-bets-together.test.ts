import { sql } from 'kysely';
import type { BetId } from '@paddock/contract';

import type { Tx } from '../../../kernel/database/database.ts';
import type { SettleBet } from '../bet-money.ts';
import { createWalletFixture, type FixturePlayer, type WalletFixture } from '../wallet.fixture.ts';

type Five = [FixturePlayer, FixturePlayer, FixturePlayer, FixturePlayer, FixturePlayer];

/** Bets of the same player, and players, that have nothing to do with a settlement. */
const OTHERS = 1_000;
/** A look at each row of a bet for each of the statement's parts and checks. */
const MOST_READ = 60;

describe('settling bets together', () => {
  let fixture: WalletFixture;

  beforeAll(async () => {
    fixture = await createWalletFixture();
  });
  afterAll(() => fixture.closeAudited());

  const settlement = (
    { playerId }: FixturePlayer,
    betId: BetId,
    revision: number,
    targetMinor: bigint,
  ): SettleBet => ({ playerId, betId, revision, targetMinor, reason: 'result', atMs: 1 });
  const balances = (player: FixturePlayer) =>
    Promise.all(['main', 'bonus', 'escrow'].map((kind) => fixture.balance(player, kind)));

  it('does for each what settling it alone does, and says what it did', async () => {
    const players: FixturePlayer[] = [];
    for (let n = 0; n < 5; n++) players.push(await fixture.player(10_00n, { bonusMinor: 5_00n }));
    const [won, lost, mixed, corrected, known] = players as Five;
    const bets = new Map<FixturePlayer, BetId>();
    for (const player of players)
      bets.set(player, await fixture.hold(player, player === mixed ? 12_00n : 4_00n));
    const betOf = (player: FixturePlayer) => bets.get(player) ?? ('0' as BetId);
    await fixture.settle(corrected, betOf(corrected), 1, 9_00n);
    await fixture.settle(known, betOf(known), 2, 1_00n);
    const settled = await fixture.run((tx) =>
      fixture.wallet.settleBets(tx, [
        settlement(won, betOf(won), 1, 8_40n),
        settlement(lost, betOf(lost), 1, 0n),
        settlement(mixed, betOf(mixed), 1, 30_00n),
        settlement(corrected, betOf(corrected), 2, 2_00n),
        settlement(known, betOf(known), 2, 9_00n),
      ]),
    );
    expect(players.map((player) => settled.get(betOf(player)))).toEqual([
      { outcome: 'settled', paidMinor: 8_40n },
      { outcome: 'settled', paidMinor: 0n },
      { outcome: 'settled', paidMinor: 30_00n },
      { outcome: 'corrected', paidMinor: -7_00n },
      { outcome: 'ignored', paidMinor: 0n },
    ]);
    expect(await Promise.all(players.map(balances))).toEqual([
      [14_40n, 5_00n, 0n],
      [6_00n, 5_00n, 0n],
      [25_00n, 8_00n, 0n],
      [8_00n, 5_00n, 0n],
      [7_00n, 5_00n, 0n],
    ]);
  });

  it('settles none where one holds no stake, and takes no two of one player', async () => {
    const [first, second] = [await fixture.player(10_00n), await fixture.player(10_00n)];
    const held = await fixture.hold(first, 4_00n);
    const both = (...all: readonly SettleBet[]) => fixture.run((tx) => fixture.wallet.settleBets(tx, all));
    await expect(
      both(settlement(first, held, 1, 0n), settlement(second, '7' as BetId, 1, 0n)),
    ).rejects.toThrow('bet 7 holds no stake to settle');
    const another = await fixture.hold(first, 1_00n);
    await expect(both(settlement(first, held, 1, 0n), settlement(first, another, 1, 0n))).rejects.toThrow(
      'two bets of one player',
    );
    expect(await fixture.balance(first, 'escrow')).toBe(5_00n);
  });

  it('opens a currency again that was removed, also where it posts to several of its accounts', async () => {
    const player = await fixture.player(10_00n, { bonusMinor: 10_00n });
    const betId = await fixture.hold(player, 15_00n);
    await fixture.settle(player, betId, 1, 0n);
    const closed = async () => {
      const { rows } = await sql<{ closed: bigint }>`
        select count(closed_at_ms) as closed from wallet_account where player_id = ${player.playerId}::bigint`.execute(
        fixture.platform.kernel.db,
      );
      return Number(rows[0]?.closed);
    };
    await sql`
      update wallet_account set closed_at_ms = 1 where player_id = ${player.playerId}::bigint`.execute(
      fixture.platform.kernel.db,
    );
    // What posts nothing opens nothing.
    await fixture.settle(player, betId, 2, 0n);
    expect(await closed()).toBe(3);
    await fixture.settle(player, betId, 3, 30_00n);
    expect(await closed()).toBe(0);
    expect(await balances(player)).toEqual([20_00n, 15_00n, 0n]);
  });

  it('reads nothing of other bets, also in a session that planned it while there were few', async () => {
    const [first, second] = [await fixture.player(10_00n), await fixture.player(10_00n)];
    const [one, other] = [await fixture.hold(first, 1_00n), await fixture.hold(second, 1_00n)];
    const undone = new Error('undone');
    let read = Infinity;
    const work = fixture.run(async (tx) => {
      await sql`set constraints all immediate`.execute(tx);
      await sql`set constraints all deferred`.execute(tx);
      await fixture.wallet.settleBets(tx, [settlement(first, one, 1, 2_00n)]);
      await sql`set constraints all immediate`.execute(tx);
      await crowd(tx, second);
      await sql`set constraints all deferred`.execute(tx);
      const before = await rowsRead(tx);
      await fixture.wallet.settleBets(tx, [settlement(second, other, 1, 2_00n)]);
      await sql`set constraints all immediate`.execute(tx);
      read = (await rowsRead(tx)) - before;
      throw undone;
    });
    await expect(work).rejects.toBe(undone);
    expect(read).toBeLessThan(MOST_READ);
  });
});

async function crowd(tx: Tx, { playerId, main }: FixturePlayer): Promise<void> {
  await sql`
    insert into wallet_account (player_id, id, kind, currency, last_at_ms)
      select n, n * 10 + kind.ordinality, kind.kind, 'EUR', 0 from generate_series(1, ${OTHERS}::int) n
        cross join unnest(array['main', 'bonus', 'escrow']) with ordinality kind(kind)`.execute(tx);
  await sql`
    insert into wallet_bet (player_id, bet_id, account_id, real_account_id, escrow_account_id, currency, stake_minor, state,
        house)
      select ${playerId}::bigint, n, ${main}::bigint, ${main}::bigint, ${main}::bigint, 'EUR', 1, 'held', 'bets'
        from generate_series(1, ${OTHERS}::int) n`.execute(tx);
  await sql`
    insert into wallet_bet_funding (player_id, bet_id, position, account_id, amount_minor, stake_returned)
      select player_id, bet_id, 1, account_id, 1, true from wallet_bet
        where player_id = ${playerId}::bigint and bet_id <= ${OTHERS}`.execute(tx);
}

/** Rows of the wallet that this transaction has read so far. */
async function rowsRead(tx: Tx): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables
      where relname in ('wallet_account', 'wallet_bet', 'wallet_bet_funding', 'wallet_posting', 'wallet_transfer')`.execute(
    tx,
  );
  return rows[0]?.read ?? 0;
}
