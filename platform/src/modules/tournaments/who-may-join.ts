import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../kernel/database/database.ts';
import { isOf, readWho, type AskedOf } from '../eligibility/index.ts';
import type { Tournament } from './tournament.ts';

/**
 * Which of some tournaments a player may take part in, by whom they are for: all of them a guest, of whom nothing is known.
 * Nothing is read where all are for everybody.
 */
export async function whoMayJoin(
  db: Database | Tx,
  parts: AskedOf,
  playerId: PlayerId | undefined,
  { tournaments, nowMs }: { readonly tournaments: readonly Tournament[]; readonly nowMs: number },
): Promise<(tournament: Tournament) => boolean> {
  const asked = tournaments.filter(({ who }) => !isForAll(who));
  if (playerId === undefined || asked.length === 0) return () => true;
  const facts = await readWho(db, parts, playerId, asked);
  return ({ who }) => isForAll(who) || (facts !== undefined && isOf(who, facts, nowMs));
}

const isForAll = (who: Tournament['who']): boolean => Object.keys(who).length === 0;
