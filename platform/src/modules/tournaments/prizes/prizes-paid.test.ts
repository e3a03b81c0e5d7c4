import type { StatementView } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import { inTransaction } from '../../../kernel/database/database.ts';
import { PLAYER_HEADER, tellNobody } from '../../../testing/index.ts';
import type { TournamentId } from '../tournament.ts';
import { lockTournament, markStep, readTournament } from '../tournament-store.ts';
import { createTournamentsFixture, life, told, type TournamentsFixture } from '../tournaments.fixture.ts';
import { payPrizes } from './pay-prizes.ts';

/** Until places are fixed, of a tournament as the fixture makes it. */
const ENDED_MS = 122_000;

describe('prizes of a tournament [S2-48]', () => {
  let fixture: TournamentsFixture;
  beforeAll(async () => {
    fixture = await createTournamentsFixture();
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.platform.close();
  });

  /** Three players with these multipliers. */
  async function played(id: string, ...paidMinor: readonly bigint[]) {
    const players = [];
    for (const paid of paidMinor) {
      const player = await fixture.joined(id);
      await fixture.round(player, { paidMinor: paid });
      players.push(player);
    }
    return players;
  }
  const balances = (players: readonly Parameters<TournamentsFixture['balance']>[0][]) =>
    Promise.all(players.map((player) => fixture.balance(player)));

  it('are paid once places are fixed and somebody approved them, by a line of the statement', async () => {
    const id = await fixture.made();
    const players = await played(id, 9_00n, 2_00n, 5_00n, 0n);
    await fixture.platform.leap(ENDED_MS);
    expect(await balances(players)).toEqual([0n, 0n, 0n, 0n]);
    expect((await fixture.pay(id, fixture.admin)).body.code).toBe('FORBIDDEN');
    expect((await fixture.pay(id)).body).toMatchObject({
      phase: 'finished',
      prizes: [{ currency: 'EUR', won: '175.00', paid: '175.00', winners: 3 }],
    });
    expect(await balances(players)).toEqual([100_00n, 25_00n, 50_00n, 0n]);
    expect((await fixture.pay(id)).body.code).toBe('TOURNAMENT_STATE');
    await fixture.platform.advance(4_000);
    expect(await balances(players)).toEqual([100_00n, 25_00n, 50_00n, 0n]);
    const [first] = players;
    const lines = await fixture.call<StatementView>(
      { [PLAYER_HEADER]: first?.playerId ?? '' },
      'GET',
      `/web-api/office/history?accountId=${first?.accountId}&group=bonuses`,
    );
    expect(lines.body.entries).toMatchObject([{ kind: 'tournament-prize', amount: '100.00' }]);
    expect(told.filter(({ playerId }) => playerId === first?.playerId)).toMatchObject([
      {
        cause: `tournament-prize:${id}`,
        content: { kind: 'tournament-prize', tournamentId: id, place: 1, amount: '100.00', currency: 'EUR' },
      },
    ]);
    const { board } = await fixture.view(id);
    expect(board.lines.map(({ place, prize }) => [place, prize?.amount])).toEqual([
      [1, '100.00'],
      [2, '50.00'],
      [3, '25.00'],
    ]);
  });

  it('are shared by equal points, and paid by themselves where they were approved before', async () => {
    const id = await fixture.made();
    await fixture.pay(id);
    const players = await played(id, 5_00n, 9_00n, 5_00n);
    await fixture.platform.leap(ENDED_MS);
    expect(await balances(players)).toEqual([37_50n, 100_00n, 37_50n]);
    expect((await fixture.view(id)).board.lines.map(({ place }) => place)).toEqual([1, 2, 2]);
  });

  it('are paid to the end after a process died in the middle, each once', async () => {
    const id = await fixture.made();
    const players = await played(id, 9_00n, 8_00n, 7_00n);
    await fixture.platform.leap(ENDED_MS);
    life.prizes = 1;
    await fixture.pay(id);
    life.prizes = Infinity;
    expect((await balances(players)).filter((balance) => balance > 0n)).toHaveLength(1);
    expect((await fixture.cancel(id)).body.code).toBe('TOURNAMENT_STATE');
    await fixture.restart();
    await fixture.platform.advance(2_000);
    expect(await balances(players)).toEqual([100_00n, 50_00n, 25_00n]);
  });

  it('are not said to be paid where places were fixed after they were looked for', async () => {
    const id = (await fixture.made()) as TournamentId;
    await fixture.pay(id);
    const [player] = await played(id, 9_00n);
    const { kernel, modules } = fixture.platform;
    const paying: Promise<void>[] = [];
    await inTransaction(kernel.db, async (tx) => {
      await lockTournament(tx, id);
      paying.push(payPrizes({ kernel, wallet: modules.wallet, tellInbox: tellNobody }, id));
      await fixture.someoneWaits();
      await sql`
        update tournaments_entry set place = 1, prize_minor = 10000 where tournament_id = ${id}`.execute(tx);
      await markStep(tx, id, 'final', kernel.clock.nowMs());
    });
    await Promise.all(paying);
    expect((await readTournament(kernel.db, id))?.paidAtMs).toBeUndefined();
    await fixture.platform.advance(2_000);
    expect(player && (await fixture.balance(player))).toBe(100_00n);
  });

  it('are nobody’s where it is cancelled before', async () => {
    const id = await fixture.made();
    const players = await played(id, 9_00n);
    await fixture.platform.leap(ENDED_MS);
    expect((await fixture.cancel(id)).body.phase).toBe('cancelled');
    expect((await fixture.pay(id)).body.code).toBe('TOURNAMENT_STATE');
    expect((await fixture.cancel(id)).body.code).toBe('TOURNAMENT_STATE');
    await fixture.platform.advance(4_000);
    expect(await balances(players)).toEqual([0n]);
  });

  it('are missed by the audit where the ledger knows of one and the tournament does not', async () => {
    const { wallet } = fixture.platform.modules;
    const { problems } = await wallet.audit({ prizes: () => Promise.resolve([]) });
    expect(problems.map(({ rule }) => rule)).toContain('prize');
    const invented = { playerId: (await fixture.player()).playerId, tournamentId: '7', currency: 'EUR' };
    const more = await wallet.audit({ prizes: () => Promise.resolve([{ ...invented, paidMinor: 5n }]) });
    expect(more.problems.map(({ detail }) => detail)).toContain(
      `prize ${invented.playerId} tournament-prize:7 5 EUR was not posted so`,
    );
  });
});
