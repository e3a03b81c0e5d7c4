import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../kernel/database/database.ts';
import { isOf, readWho, type AskedOf } from '../eligibility/index.ts';
import type { Tournament } from './tournament.ts';

/**
 * Which of some tournaments a player may take part in, by whom they are for. A guest, of whom nothing is known, may in all
 * of them but those for a segment. Nothing is read where all are for everybody.
 */
export async function whoMayJoin(
  db: Database | Tx,
  parts: AskedOf,
  playerId: PlayerId | undefined,
  { tournaments, nowMs }: { readonly tournaments: readonly Tournament[]; readonly nowMs: number },
): Promise<(tournament: Tournament) => boolean> {
  const asked = tournaments.filter(({ who }) => !isForAll(who));
  if (playerId === undefined) return ({ who }) => who.segment === undefined;
  if (asked.length === 0) return () => true;
  const facts = await readWho(db, parts, playerId, asked);
  return ({ who }) => isForAll(who) || (facts !== undefined && isOf(who, facts, nowMs));
}

const isForAll = (who: Tournament['who']): boolean => Object.keys(who).length === 0;
