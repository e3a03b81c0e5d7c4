import type { PlayerId } from '@paddock/contract';
import type { PromotionRefusals } from '@paddock/contract/schemas';

import { PlatformError } from '../../../../kernel/http/problem.ts';
import type { OperatorPrincipal } from '../../../operators/index.ts';
import type { BonusesParts } from '../../bonuses-parts.ts';

/** Players of a list that an operator has, as they were named, and who of it is refused before anything is asked of them. */
export interface ListedPlayers {
  readonly players: ReadonlyMap<PlayerId, string>;
  readonly refused: PromotionRefusals;
}

/** Reads a list, each player of it once, in as many statements as for one; nobody gives anything to themselves. */
export async function playersOfList(
  { kernel: { db }, playerNumbers, operators }: BonusesParts,
  numbers: readonly string[],
  operator: OperatorPrincipal,
): Promise<ListedPlayers> {
  const own = new Set(await operators.ownPlayers(db, operator));
  const players = new Map<PlayerId, string>();
  const refused: PromotionRefusals = [];
  for (const [number, found] of await playerNumbers.idsOf(db, numbers))
    if (found instanceof PlatformError) refused.push({ player: number, code: found.code });
    else if (own.has(found)) refused.push({ player: number, code: 'OWN_ACCOUNT' });
    else players.set(found, number);
  return { players, refused };
}
