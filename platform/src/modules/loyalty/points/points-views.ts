import type { PlayerId } from '@paddock/contract';
import {
  POINTS_LINES_PAGE,
  type PointsLinesView,
  type PointsOfPlayerView,
  type PointsView,
} from '@paddock/contract/schemas';

import type { Kernel } from '../../../kernel/module.ts';
import { BASE_CURRENCY } from '../../rates/index.ts';
import { readProgramme } from '../programme-store.ts';
import { overdueAt, pointsAccount, pointsLines } from './points-store.ts';

/** What a player has, and by which terms more is earned. */
export async function pointsView({ db }: Pick<Kernel, 'db'>, playerId: PlayerId): Promise<PointsView> {
  const programme = await readProgramme(db);
  const { balance, nextExpiryMs } = await pointsAccount(db, playerId);
  return {
    isRunning: programme !== undefined,
    balance: Number(balance),
    expiring: nextExpiryMs === undefined ? null : await expiringAt(db, playerId, nextExpiryMs, balance),
    earning: programme?.terms.earning ?? [],
    currency: BASE_CURRENCY,
    expiryDays: programme?.terms.expiryDays ?? null,
  };
}

async function expiringAt(
  db: Kernel['db'],
  playerId: PlayerId,
  atMs: number,
  balance: bigint,
): Promise<PointsView['expiring']> {
  const overdue = await overdueAt(db, playerId, atMs);
  const points = overdue < balance ? overdue : balance;
  return points > 0n ? { points: Number(points), atMs } : null;
}

export async function linesView(
  { db }: Pick<Kernel, 'db'>,
  playerId: PlayerId,
  before: string | undefined,
): Promise<PointsLinesView> {
  const found = await pointsLines(db, playerId, { before, limit: POINTS_LINES_PAGE });
  const last = found.at(-1);
  return { lines: [...found], before: last === undefined || last.seq === 1 ? null : String(last.seq) };
}

/** The same for operators. */
export async function pointsOfPlayer(
  { db }: Pick<Kernel, 'db'>,
  playerId: PlayerId,
): Promise<PointsOfPlayerView> {
  const { balance } = await pointsAccount(db, playerId);
  const lines = await pointsLines(db, playerId, { before: undefined, limit: POINTS_LINES_PAGE });
  return { balance: Number(balance), lines: [...lines] };
}
