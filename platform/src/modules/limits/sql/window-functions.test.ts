import { sql } from 'kysely';

import { SeededRandom } from '../../../testing/seeded-random.ts';
import { createLimitsFixture, type LimitsFixture } from '../limits.fixture.ts';

const SEED = 20_261_121;

describe('stakes given back', () => {
  let fixture: LimitsFixture;

  beforeAll(async () => {
    fixture = await createLimitsFixture();
  });
  afterAll(() => fixture.platform.close());

  /** The stakes of a player by number, a second apart: far apart numbers stand for as many stakes in between. */
  async function stakesOf(playerId: string, numbers: readonly number[]): Promise<void> {
    await sql`
      insert into limits_movement (player_id, kind, currency, seq, at_ms, amount_minor, total_minor, cause)
        select ${playerId}::bigint, 'stake', 'EUR', seq, seq * 1000, seq, 0, 'b' || seq
          from unnest(${numbers}::bigint[]) as seq`.execute(fixture.platform.kernel.db);
  }

  async function mark(playerId: string, seq: number, isVoid: boolean): Promise<void> {
    await sql`
      select limits_mark_void(stake, ${isVoid}) from limits_movement stake
        where player_id = ${playerId}::bigint and seq = ${seq}`.execute(fixture.platform.kernel.db);
  }

  /** By the blocks, and by adding up the rows. */
  async function sumsSince(playerId: string, fromMs: number): Promise<readonly bigint[]> {
    const { rows } = await sql<{ by_blocks: bigint; by_rows: bigint }>`
      select limits_given_back_since(${playerId}::bigint, 'EUR', ${fromMs}::bigint) as by_blocks,
        coalesce((select sum(amount_minor) from limits_given_back
          where player_id = ${playerId}::bigint and staked_at_ms > ${fromMs}::bigint), 0)::bigint as by_rows`.execute(
      fixture.platform.kernel.db,
    );
    return [rows[0]?.by_blocks ?? -1n, rows[0]?.by_rows ?? -1n];
  }

  it('come to the sum of their rows in every window, given back and taken again in any order', async () => {
    const { playerId } = fixture.newPlayer();
    const random = new SeededRandom(SEED);
    // Around every edge of a block on every level, and some between.
    const edges = [0, 64, 128, 4_096, 262_144, 16_777_216, 1_073_741_760];
    const numbers = [...new Set(edges.flatMap((edge) => [edge - 1, edge, edge + 1, edge + 63, edge + 70]))]
      .filter((seq) => seq > 0 && seq < 2 ** 30)
      .toSorted((a, b) => a - b);
    await stakesOf(playerId, numbers);
    for (let step = 0; step < 120; step++) {
      // Every mark may be a repeat, which changes nothing.
      await mark(playerId, numbers[random.int(numbers.length)] ?? 1, random.int(3) > 0);
      const seq = numbers[random.int(numbers.length)] ?? 1;
      const [byBlocks, byRows] = await sumsSince(playerId, (seq - random.int(2)) * 1000);
      expect([SEED, step, byBlocks]).toEqual([SEED, step, byRows]);
    }
    for (const seq of numbers) expect(new Set(await sumsSince(playerId, seq * 1000)).size).toBe(1);
  });

  it('count no longer against a wagering limit, and again once they are bets after all', async () => {
    const player = fixture.newPlayer();
    await player.set(1, 10);
    expect(await player.stake('1', 10_00n)).toBe('admitted');
    expect(await player.stake('2', 1n)).toBe('LIMIT_REACHED');
    await player.settle('1', 10_00n, { isVoid: true });
    await player.settle('1', 10_00n, { isVoid: true, revision: 2 });
    expect(await player.stake('2', 10_00n)).toBe('admitted');
    await player.settle('1', 0n, { revision: 3 });
    expect(await player.stake('3', 1n)).toBe('LIMIT_REACHED');
  });
});
