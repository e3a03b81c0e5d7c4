import type { LottoStatisticsView } from '@paddock/contract/schemas';
import type { Drum, Lottery } from '@paddock/games/lotto';
import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';

/** How often each number of a lottery fell, over all its draws. */
export async function statisticsOf(db: Database, lottery: Lottery): Promise<LottoStatisticsView> {
  const { rows } = await sql<{ draws: bigint }>`
    select count(*) as draws from lotto_draw where lottery = ${lottery.code} and drawn_at_ms is not null`.execute(
    db,
  );
  return {
    draws: Number(rows[0]?.draws ?? 0n),
    numbers: await ballsOf(db, lottery.code, lottery.numbers, 'numbers'),
    bonus: lottery.bonus === undefined ? [] : await ballsOf(db, lottery.code, lottery.bonus, 'bonus'),
  };
}

const DRUMS = { numbers: sql`numbers`, bonus: sql`bonus` };

async function ballsOf(
  db: Database,
  code: string,
  { of }: Drum,
  drum: keyof typeof DRUMS,
): Promise<LottoStatisticsView['numbers']> {
  const { rows } = await sql<{ ball: number; drawn: bigint; ago: bigint }>`
    with fallen as (
      select ${DRUMS[drum]} as balls, row_number() over (order by number desc) - 1 as ago
        from lotto_draw where lottery = ${code} and drawn_at_ms is not null
    )
    select ball, count(*) as drawn, min(ago) as ago from fallen cross join lateral unnest(balls) as ball
      group by ball`.execute(db);
  const known = new Map(rows.map((row) => [row.ball, row]));
  return Array.from({ length: of }, (_, at) => {
    const ball = known.get(at + 1);
    return {
      number: at + 1,
      drawn: Number(ball?.drawn ?? 0n),
      ago: ball === undefined ? null : Number(ball.ago),
    };
  });
}
