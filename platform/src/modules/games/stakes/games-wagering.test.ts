import type { BetId } from '@paddock/contract';
import { sql } from 'kysely';

import { inTransaction } from '../../../kernel/database/database.ts';
import { createGamesFixture, type GamesFixture } from '../games.fixture.ts';
import { gamesWagering } from './games-wagering.ts';

describe('what a stake of an own game counts for a bonus (rules §14)', () => {
  let fixture: GamesFixture;
  beforeAll(async () => {
    fixture = await createGamesFixture();
  });
  afterAll(() => fixture.platform.close());

  /** Plays a round at roulette and judges its stake. */
  const judged = (chips: Readonly<Record<string, string>>, minOddsMilli?: number) =>
    judgedAt(
      'roulette',
      {
        table: 'la-partage',
        chips: Object.entries(chips).map(([on, amountMinor]) => ({ on, amountMinor })),
      },
      { minOddsMilli },
    );

  /** Plays a round, with its moves, and judges its stake. */
  async function judgedAt(
    game: string,
    choice: object,
    {
      minOddsMilli = 1_000,
      moves = [],
    }: { readonly minOddsMilli?: number | undefined; readonly moves?: readonly object[] } = {},
  ) {
    const { db } = fixture.platform.kernel;
    const player = await fixture.player();
    const { playerId } = player;
    const commitment = await fixture.begin(player);
    const { status, body } = await fixture.play(player, { game, stake: '20.00', choice, commitment });
    expect(status).toBe(201);
    for (const [step, move] of moves.entries()) await fixture.move(player, body.id, step, move);
    const { rows } = await sql<{ stake_id: bigint }>`
      select stake_id from games_stake where player_id = ${playerId}::bigint`.execute(db);
    const betId = String(rows[0]?.stake_id) as BetId;
    const terms = { minOddsMilli, maxStakeMinor: null };
    const grant = { playerId, currency: 'EUR', grantedAtMs: 0, terms };
    const person = {
      players: [playerId],
      worth: () => Promise.resolve(undefined),
      realOf: () => Promise.resolve(new Map<BetId, bigint>()),
    };
    const ended = [{ playerId, betId }];
    return (await inTransaction(db, (tx) => gamesWagering.judge(tx, grant, ended, person))).get(betId);
  }

  it('is all of it where all could be lost, and of chips that cover one another what could be', async () => {
    expect(await judged({ red: '2000' })).toMatchObject([
      { countedMinor: 20_00n, reason: 'counted', on: ['roulette'] },
    ]);
    expect(await judged({ red: '1000', black: '1000' })).toMatchObject([
      { stakeMinor: 20_00n, countedMinor: 10_00n, reason: 'cover' },
    ]);
  });

  it('is nothing where the most it could pay is below the smallest price, as of bets', async () => {
    expect(await judgedAt('dice', { side: 'under', target: 980_198 }, { minOddsMilli: 1_500 })).toMatchObject(
      [{ countedMinor: 0n, reason: 'price' }],
    );
    expect(await judgedAt('dice', { side: 'under', target: 600_000 }, { minOddsMilli: 1_500 })).toMatchObject(
      [{ countedMinor: 20_00n, reason: 'counted' }],
    );
    const most = { 'dozen-1': '1000', 'dozen-2': '1000' };
    expect(await judged(most, 1_501)).toMatchObject([{ countedMinor: 0n, reason: 'price' }]);
    expect(await judged(most, 1_500)).toMatchObject([{ countedMinor: 20_00n, reason: 'counted' }]);
    expect(await judged({ red: '1000', black: '1000' }, 1_500)).toMatchObject([
      { countedMinor: 10_00n, reason: 'cover' },
    ]);
  });

  it('is by what it was left at, of a round whose player can stop', async () => {
    const one = [{ kind: 'reveal', tile: 0 }, { kind: 'collect' }];
    const reasons = new Set<string | undefined>();
    // One tile in 25 is a mine: who met it has lost what counts.
    for (let round = 0; round < 5; round++) {
      const [left] = (await judgedAt('mines', { mines: 1 }, { minOddsMilli: 1_500, moves: one })) ?? [];
      reasons.add(left?.reason);
      expect(left?.countedMinor).toBe(left?.reason === 'price' ? 0n : 20_00n);
    }
    expect(reasons).toContain('price');
  });
});
