import type { PlayerId } from '@paddock/contract';
import type { PromotionGivenView, PromotionTerms } from '@paddock/contract/schemas';

import { PlatformError } from '../../../../kernel/http/problem.ts';
import type { BonusesParts } from '../../bonuses-parts.ts';
import { contradictionAt } from '../contradiction.ts';
import { grantsOf } from '../grant-store.ts';
import { isOpen, partIn, wasGiven } from '../promotion.ts';
import { readOneRunning } from '../promotion-store.ts';
import { takeIn } from '../take-part.ts';
import { offerTo, type Decision } from './decide.ts';
import { playersOfList } from './players-of-list.ts';

type Outcome = 'given' | 'had' | PlatformError;

/** Why a running promotion is for its players to take, and not to be given to them; undefined where it can be given. */
function notGivable({ starts, wants }: PromotionTerms): PlatformError | undefined {
  if (starts.on !== 'joining')
    return new PlatformError('PROMOTION_STATE', [contradictionAt('/starts/on', 'moreThanJoining')]);
  // Nobody has bonus money lie on theirs without a press of their own.
  if (wants !== undefined)
    return new PlatformError('PROMOTION_STATE', [contradictionAt('/wants', 'stakedFirst')]);
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
  const { players, refused } = await playersOfList(parts, numbers, decision.operator);
  await offerTo(parts, code, [...players.keys()], { ...decision, step: 'give' });
  const counts = { given: 0, had: 0 };
  for (const [playerId, number] of players) {
    const outcome = await giveOne(parts, playerId, code);
    if (outcome instanceof PlatformError) refused.push({ player: number, code: outcome.code });
    else counts[outcome] += 1;
  }
  return { ...counts, refused };
}

async function giveOne(parts: BonusesParts, playerId: PlayerId, code: string): Promise<Outcome> {
  const mine = partIn(await grantsOf(parts.kernel.db, playerId), code);
  if (mine !== undefined && mine.state !== 'offered' && (isOpen(mine) || wasGiven(mine))) return 'had';
  try {
    await takeIn(parts, playerId, code, (terms) => notGivable(terms) === undefined);
    return 'given';
  } catch (error) {
    if (error instanceof PlatformError) return error;
    throw error;
  }
}
