import { LIMIT_TYPES } from '@paddock/contract';
import type { RoundView } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import { inTransaction } from '../../../kernel/database/database.ts';
import { statementsOf } from '../../../testing/statements-of.ts';
import { MortalGames } from '../testing/mortal-games.ts';
import { createGamesFixture, type Answer, type GamesFixture, type GamesPlayer } from '../games.fixture.ts';

type Refused = Answer<RoundView & { readonly details?: unknown }>;

describe('a stake of a round', () => {
  let fixture: GamesFixture;
  let player: GamesPlayer;
  let commitment: string;
  beforeAll(async () => {
    fixture = await createGamesFixture();
  });
  afterAll(async () => {
    expect((await fixture.problems()).problems).toEqual([]);
    await fixture.platform.close();
  });
  beforeEach(async () => {
    player = await fixture.player();
    commitment = await fixture.begin(player);
  });

  const dice = (target: number, stake: string): Promise<Refused> =>
    fixture.play(player, { commitment, stake, choice: { side: 'under', target } });
  const ladder = (): Promise<Refused> =>
    fixture.play(player, { game: 'ladder', choice: 'ladder', commitment });

  it('is one statement with all that a round is, and so is a round’s end', async () => {
    await dice(500_000, '1.00');
    const sent = await statementsOf(() => dice(500_000, '1.00'));
    const inOrder = [
      'games_take_nonces',
      'insert into idempotency_key',
      'wallet_take_stakes',
      'limits_take_stakes',
      'wallet_settle_bets',
      'limits_settle_bets',
      'insert into games_round',
      'insert into games_stake',
    ];
    expect(sent).toEqual([expect.stringMatching(new RegExp(inOrder.join('[^]*')))]);
  });

  it('is shared by all who play at the same moment', async () => {
    const others = await Promise.all(Array.from({ length: 12 }, () => fixture.player()));
    const theirs = await Promise.all(
      others.map(async (one) => ({ one, commitment: await fixture.begin(one) })),
    );
    const playAll = () =>
      Promise.all(theirs.map(({ one, commitment: own }) => fixture.play(one, { commitment: own })));
    await playAll();
    const sent = await statementsOf(async () => {
      expect((await playAll()).map(({ status }) => status)).toEqual(others.map(() => 201));
    });
    expect(sent.length).toBeLessThan(6);
  });

  it.each([
    // × 9,900
    [100, '6.00', { max: '5.05' }],
    [99, '6.00', { max: '5.00' }],
    // × 98.99
    [10_000, '505.11', { max: '505.10' }],
  ])('by a choice of %i that could win more than may be won is told its largest one', async (...row) => {
    const [target, stake, bounds] = row;
    const { body } = await dice(target, stake);
    expect(body).toMatchObject({ code: 'STAKE_TOO_LARGE', details: { min: '0.10', currency: 'EUR' } });
    expect(body.details).toMatchObject({ maxWin: '50000.00', ...bounds });
    const { max } = body.details as { max: string };
    expect((await dice(target, max)).status).toBe(201);
  });

  it('by a choice that no stake fits is told so', async () => {
    // × 990,000: 50,000.00 is won by less than 0.10.
    expect((await dice(1, '0.10')).body).toMatchObject({ code: 'WIN_TOO_LARGE' });
  });

  it('takes the next nonce, also where another process has taken some', async () => {
    const { playerId, accountId } = player;
    const processes = [new MortalGames(fixture), new MortalGames(fixture)];
    const bet = { game: 'dice', accountId, stake: '0.10', commitment };
    const request = { ...bet, choice: { side: 'under', target: 500_000 } };
    const rounds: (RoundView | undefined)[] = [];
    for (let at = 0; at < 6; at++)
      rounds.push(await processes[at % 2]?.play(playerId, `of-two-${at}`, request));
    expect(rounds.map((round) => round?.seeds.nonce)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('finds the round that is open', async () => {
    const { body: open } = await ladder();
    expect((await ladder()).body).toMatchObject({ code: 'ROUND_OPEN', details: { id: open.id } });
    await fixture.move(player, open.id, 0, 'leave');
  });

  describe('that a move adds is refused, and the round goes on', () => {
    const set = (limitType: number, value: number, endsAtMs: number | null) =>
      sql`insert into limits_limit (player_id, limit_type, state, value, currency, set_at_ms, ends_at_ms)
        values (${player.playerId}, ${limitType}, 'active', ${value}, ${endsAtMs === null ? 'EUR' : null},
          ${fixture.platform.clock.nowMs()}, ${endsAtMs})`.execute(fixture.platform.kernel.db);
    const freeze = () =>
      inTransaction(fixture.platform.kernel.db, (tx) =>
        fixture.platform.modules.wallet.freeze(tx, player.playerId, fixture.platform.clock.nowMs()),
      );

    it.each([
      [
        'beyond a limit',
        'LIMIT_REACHED',
        { limit: '1.50', room: '0.50', currency: 'EUR', limitType: LIMIT_TYPES.wagering24h },
        () => set(LIMIT_TYPES.wagering24h, 150, null),
      ],
      [
        'in a break',
        'PLAY_PAUSED',
        { limitType: 30 },
        () => set(30, 1, fixture.platform.clock.nowMs() + 60_000),
      ],
      ['of a frozen account', 'ACCOUNT_FROZEN', undefined, freeze],
    ] as const)('%s', async (_when, code, details, begin) => {
      const { body: round } = await ladder();
      await begin();
      const rope: Refused = await fixture.move(player, round.id, 0, 'rope');
      expect(rope.body).toMatchObject({ code, ...(details && { details }) });
      expect((await fixture.round(player, round.id)).body).toEqual(round);
      const left = await fixture.move(player, round.id, 0, 'leave');
      expect(left.body).toMatchObject({ staked: '1.00', paid: '1.00' });
      expect((await ladder()).body.code).toBe(code);
    });
  });
});
