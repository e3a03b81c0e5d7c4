import { DAY_MS, type PlayerId } from '@paddock/contract';
import type { LoyaltyTerms } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { postPoints } from '../points/post-points.ts';
import { readProgramme } from '../programme-store.ts';

/** Points that come without a stake. */
export interface GivenPoints {
  readonly playerId: PlayerId;
  /** Names the gift: the same again gives nothing. */
  readonly cause: string;
  readonly points: bigint;
  readonly atMs: number;
}

/**
 * Gives points that no stake earned, once per cause, in the caller's transaction: they can be spent and go like others, and
 * raise no level. @throws INVALID_INPUT while the site gives no points
 */
export async function givePoints(tx: Tx, { playerId, cause, points, atMs }: GivenPoints): Promise<void> {
  const programme = await readProgramme(tx);
  if (programme === undefined) throw new PlatformError('INVALID_INPUT');
  const { expiryDays } = programme.terms;
  await postPoints(tx, {
    ...{ playerId, id: `given:${cause}`, kind: 'given', house: 'promotions', actor: 'system', cause },
    ...{ reason: '', points, atMs },
    expiresAtMs: expiryDays === null ? undefined : atMs + expiryDays * DAY_MS,
  });
}

/** Takes points back that came so, also where the programme is over: once per cause, below zero where they are spent. */
export async function takePointsBack(tx: Tx, { playerId, cause, points, atMs }: GivenPoints): Promise<void> {
  await postPoints(tx, {
    ...{ playerId, id: `given-back:${cause}`, kind: 'given', house: 'promotions', actor: 'system', cause },
    ...{ reason: '', points: -points, atMs },
    expiresAtMs: undefined,
  });
}

/** The levels there are, the lowest first; none while there is no programme. */
export async function levelsNow(db: Database | Tx): Promise<LoyaltyTerms['levels']> {
  return (await readProgramme(db))?.terms.levels ?? [];
}
