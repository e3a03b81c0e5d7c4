import type { PlayerId } from '@paddock/contract';
import type { PromotionGivenView, PromotionTerms } from '@paddock/contract/schemas';

import { PlatformError } from '../../../../kernel/http/problem.ts';
import type { BonusesParts } from '../../bonuses-parts.ts';
import { contradictionAt } from '../contradiction.ts';
import { grantsOf } from '../grant-store.ts';
import { isOpen, partIn, wasGiven } from '../promotion.ts';
import { readOneRunning } from '../promotion-store.ts';
import { takeIn } from '../take-part.ts';
import { leaveOffer, recordGiving, type Decision } from './decide.ts';
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
 * Gives a running promotion's gift to players of a list, by the very rules of taking part. Each is offered it and has it
 * in a transaction of their own, one after the other. So a process that dies half way has given whole gifts, and whoever had it
 * is given nothing twice when the list comes again. Who may have nothing now (on a break, at a limit) is left with the offer, but
 * nobody with one of what is all given. @throws NOT_FOUND, PROMOTION_STATE
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
  await recordGiving(parts, code, players.size, decision);
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
    const isAsked = (terms: PromotionTerms) => notGivable(terms) === undefined;
    await takeIn(parts, playerId, code, { isAsked, isOffered: true });
    return 'given';
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    if (error.code !== 'PROMOTION_SPENT') await leaveOffer(parts, playerId, code);
    return error;
  }
}
