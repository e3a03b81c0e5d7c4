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
  async function judged(chips: Readonly<Record<string, string>>) {
    const { db } = fixture.platform.kernel;
    const player = await fixture.player();
    const { playerId } = player;
    const choice = {
      table: 'la-partage',
      chips: Object.entries(chips).map(([on, amountMinor]) => ({ on, amountMinor })),
    };
    const commitment = await fixture.begin(player);
    const { status } = await fixture.play(player, { game: 'roulette', stake: '20.00', choice, commitment });
    expect(status).toBe(201);
    const { rows } = await sql<{ stake_id: bigint }>`
      select stake_id from games_stake where player_id = ${playerId}::bigint`.execute(db);
    const betId = String(rows[0]?.stake_id) as BetId;
    const terms = { minOddsMilli: 1_000, maxStakeMinor: null };
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
});
