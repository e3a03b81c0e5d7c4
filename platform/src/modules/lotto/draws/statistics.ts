import type { LottoStatisticsView } from '@paddock/contract/schemas';
import type { Drum, Lottery } from '@paddock/games/lotto';
import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import type { Boards } from './boards.ts';

/**
 * Statistics of lotteries, counted once for each draw that falls: everybody asks for them, and in a year keno alone has
 * two million balls to count.
 */
export function keptStatistics(
  db: Database,
  boards: Pick<Boards, 'lastFallen'>,
): (lottery: Lottery) => Promise<LottoStatisticsView> {
  const kept = new Map<string, { readonly number: number; readonly view: Promise<LottoStatisticsView> }>();
  return (lottery) => {
    const { code } = lottery;
    const number = boards.lastFallen(code);
    const known = kept.get(code);
    if (known?.number === number) return known.view;
    const view = statisticsOf(db, lottery);
    kept.set(code, { number, view });
    view.catch(() => kept.delete(code));
    return view;
  };
}

/** How often each number of a lottery fell, over all its draws. */
async function statisticsOf(db: Database, lottery: Lottery): Promise<LottoStatisticsView> {
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
