import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { OperatorPrincipal } from '../operators-api.ts';
import { isLinked } from './people-store.ts';

/** Nobody acts on an account of their own. @throws OWN_ACCOUNT */
export async function refuseOwnPlayer(
  db: Database | Tx,
  { operatorId }: OperatorPrincipal,
  playerId: PlayerId,
): Promise<void> {
  if (await isLinked(db, operatorId, playerId)) throw new PlatformError('OWN_ACCOUNT');
}
