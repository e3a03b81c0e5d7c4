import type { PlayerId } from '@paddock/contract';
import type { PromotionGivenView, PromotionTerms } from '@paddock/contract/schemas';

import { PlatformError } from '../../../../kernel/http/problem.ts';
import type { BonusesParts } from '../../bonuses-parts.ts';
import { grantsOf } from '../grant-store.ts';
import { isOpen, partIn, wasGiven } from '../promotion.ts';
import { readOneRunning } from '../promotion-store.ts';
import { takeIn } from '../take-part.ts';
import { offerTo, type Decision } from './decide.ts';

type Outcome = 'given' | 'had' | PlatformError;

/** Why a running promotion is for its players to take, and not to be given to them; undefined where it can be given. */
function notGivable({ starts, wants }: PromotionTerms): PlatformError | undefined {
  const because = (at: string, message: string) => new PlatformError('PROMOTION_STATE', [{ at, message }]);
  if (starts.on !== 'joining')
    return because('/terms/starts/on', 'is more than to take part: it is offered, and comes by itself');
  // Nobody has bonus money lie on theirs without a press of their own.
  if (wants !== undefined) return because('/terms/wants', 'is to be staked first: it is offered');
  return undefined;
}

/**
 * Gives a running promotion's gift to players of a list, by the very rules of taking part. It is offered to all of them
 * first; then each is given it in a transaction of their own, one after the other. So a process that dies half way has given
 * whole gifts, whoever had it is given nothing twice when the list comes again, and who may have nothing now (on a break, at a
 * limit) keeps the offer. @throws NOT_FOUND, PROMOTION_STATE
 */
export async function giveToList(
  parts: BonusesParts,
  code: string,
  numbers: readonly string[],
  decision: Decision,
): Promise<PromotionGivenView> {
  const running = await readOneRunning(parts.kernel.db, code);
  if (running !== undefined) {
    const refusal = notGivable(running.terms);
    if (refusal !== undefined) throw refusal;
  }
  const refused: PromotionGivenView['refused'] = [];
  const players = new Map<PlayerId, string>();
  for (const number of new Set(numbers)) {
    const playerId = await idOf(parts, number, decision);
    if (playerId instanceof PlatformError) refused.push({ player: number, code: playerId.code });
    else players.set(playerId, number);
  }
  await offerTo(parts, code, [...players.keys()], { ...decision, step: 'give' });
  const counts = { given: 0, had: 0 };
  for (const [playerId, number] of players) {
    const outcome = await giveOne(parts, playerId, code);
    if (outcome instanceof PlatformError) refused.push({ player: number, code: outcome.code });
    else counts[outcome] += 1;
  }
  return { ...counts, refused };
}

/** Whom a number is of; nobody gives anything to themselves. */
async function idOf(
  { kernel, playerNumbers, operators, facts }: BonusesParts,
  number: string,
  { operator }: Decision,
): Promise<PlayerId | PlatformError> {
  try {
    const playerId = await playerNumbers.idOf(kernel.db, number);
    await operators.refuseOwnPlayer(kernel.db, operator, playerId);
    if ((await facts(kernel.db, playerId)) === undefined) throw new PlatformError('ACCOUNT_UNKNOWN');
    return playerId;
  } catch (error) {
    return refusalIn(error);
  }
}

async function giveOne(parts: BonusesParts, playerId: PlayerId, code: string): Promise<Outcome> {
  const mine = partIn(await grantsOf(parts.kernel.db, playerId), code);
  if (mine !== undefined && mine.state !== 'offered' && (isOpen(mine) || wasGiven(mine))) return 'had';
  try {
    await takeIn(parts, playerId, code, (terms) => notGivable(terms) === undefined);
    return 'given';
  } catch (error) {
    return refusalIn(error);
  }
}

function refusalIn(error: unknown): PlatformError {
  if (error instanceof PlatformError) return error;
  throw error;
}
