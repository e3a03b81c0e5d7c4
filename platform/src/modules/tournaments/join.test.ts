import { LIMIT_TYPES } from '@paddock/contract';
import { sql } from 'kysely';

import { inTransaction } from '../../kernel/database/database.ts';
import { PLAYER_HEADER } from '../../testing/index.ts';
import { joined } from '../sportsbook/testing/compose-sportsbook.ts';
import type { TournamentId } from './tournament.ts';
import { lockTournament } from './tournament-store.ts';
import { banned, createTournamentsFixture, type TournamentsFixture } from './tournaments.fixture.ts';

describe('taking part in a tournament [S2-48]', () => {
  let fixture: TournamentsFixture;
  let id: string;
  beforeAll(async () => {
    fixture = await createTournamentsFixture();
    id = await fixture.made({ closesAtMs: fixture.platform.clock.nowMs() + 3_600_000 });
  });
  afterAll(() => fixture.platform.close());

  const limit = (playerId: string, body: object) =>
    fixture.call({ [PLAYER_HEADER]: playerId }, 'POST', '/limit-service-api/api/external/web/v3/limit', body);
  const refusal = async (player: Parameters<TournamentsFixture['join']>[1], of = id) =>
    (await fixture.join(of, player)).body.code;

  it('is once, however often and by however many presses at once it is asked', async () => {
    const player = await fixture.player();
    const answers = await Promise.all(Array.from({ length: 5 }, () => fixture.join(id, player)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, body: { currency: 'EUR', rounds: 0, place: null } });
  });

  it('shows the player on the board shortened, and only who asks which line is theirs', async () => {
    const player = await fixture.joined(id);
    await fixture.round(player, { paidMinor: 7_00n });
    await fixture.platform.advance(2_000);
    const { board, mine } = await fixture.view(id, player);
    expect(board.lines).toMatchObject([{ id: mine?.id, place: 1, pointsHundredths: 700 }]);
    expect(board.lines[0]?.who).toMatch(/^\d\d•••\d\d$/);
    const guest = await fixture.view(id);
    expect([guest.mine, guest.board]).toEqual([null, board]);
  });

  it('is for one account of a person, and one currency', async () => {
    const [one, other] = [await fixture.player(), await fixture.player()];
    const both = [one.playerId, other.playerId];
    for (const playerId of both) joined.set(playerId, both);
    const answers = await Promise.all([fixture.join(id, one), fixture.join(id, other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.map(({ body }) => body.code)).toContain('TOURNAMENT_JOINED');
  });

  it('holds no account while it waits for the tournament, which a prize that is being paid would wait for', async () => {
    const player = await fixture.player();
    const joining: ReturnType<typeof fixture.join>[] = [];
    await inTransaction(fixture.platform.kernel.db, async (tx) => {
      await lockTournament(tx, id as TournamentId);
      joining.push(fixture.join(id, player));
      await fixture.someoneWaits();
      const { rows } = await sql`
        select from wallet_account where player_id = ${player.playerId} for update nowait`.execute(tx);
      expect(rows).toHaveLength(3);
    });
    expect((await Promise.all(joining)).map(({ status }) => status)).toEqual([200]);
  });

  it('is refused to who is banned or takes a break', async () => {
    const player = await fixture.player();
    banned.add(player.playerId);
    expect(await refusal(player)).toBe('ACCOUNT_RESTRICTED');
    banned.delete(player.playerId);
    const pause = { limitType: LIMIT_TYPES.selfExclusion, limitValue: 1 };
    await limit(player.playerId, pause);
    expect(await refusal(player)).toBe('PLAY_PAUSED');
  });

  it('is refused without room for the least stake, and takes nothing of that room', async () => {
    const player = await fixture.player();
    await limit(player.playerId, { limitType: LIMIT_TYPES.wagering24h, limitValue: 1 });
    const dear = await fixture.made({
      currencies: [{ currency: 'EUR', leastStake: '1.01', turnoverUnit: null, prizes: ['1.00'] }],
    });
    expect(await refusal(player, dear)).toBe('LIMIT_REACHED');
    for (const _again of [1, 2, 3, 4, 5, 6]) {
      const of = await fixture.made();
      expect((await fixture.join(of, player)).status).toBe(200);
    }
  });

  it('is refused with another’s account, a currency it is not played in, and behind its end', async () => {
    const [player, other] = [await fixture.player(), await fixture.player()];
    expect(await refusal({ ...player, accountId: other.accountId })).toBe('ACCOUNT_UNKNOWN');
    expect(await refusal(await fixture.player('JPY'))).toBe('CURRENCY_UNSUPPORTED');
    const over = await fixture.made();
    await fixture.platform.advance(60_000);
    expect(await refusal(player, over)).toBe('TOURNAMENT_OVER');
    expect(await refusal(player, '999')).toBe('TOURNAMENT_UNKNOWN');
  });

  it('keeps what was earned before a break', async () => {
    const of = await fixture.made();
    const player = await fixture.joined(of);
    await fixture.round(player, { paidMinor: 3_00n });
    await limit(player.playerId, { limitType: LIMIT_TYPES.selfExclusion, limitValue: 1 });
    await fixture.pay(of);
    await fixture.platform.leap(122_000);
    expect(await fixture.balance(player)).toBe(100_00n);
  });
});
