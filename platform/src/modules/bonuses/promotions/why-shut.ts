import type { PlayerId } from '@paddock/contract';
import type { PromotionShut } from '@paddock/contract/schemas';

import { readWho } from '../../eligibility/index.ts';
import type { BonusesParts } from '../bonuses-parts.ts';
import { codesHadBeside } from './had-beside.ts';
import { partIn, type Grant, type RunningPromotion } from './promotion.ts';
import { spentCodes } from './spent-codes.ts';
import { isFor } from './who.ts';

/**
 * Why somebody is not taken into running promotions, by their codes; nothing of those that can be joined. Of a guest it is what
 * is true of everybody. Breaks and limits are no part of it: they are the player's own, and said as they press.
 */
export async function whyShut(
  parts: BonusesParts,
  playerId: PlayerId | undefined,
  running: readonly RunningPromotion[],
  grants: readonly Grant[],
): Promise<ReadonlyMap<string, PromotionShut>> {
  if (running.length === 0) return new Map();
  const { db, clock } = parts.kernel;
  const nowMs = clock.nowMs();
  const spent = await spentCodes(db, running);
  const own = playerId === undefined ? undefined : await ownRefusals(parts, playerId, running, grants);
  const shutOf = (one: RunningPromotion): PromotionShut | undefined => {
    if (one.terms.closesAtMs <= nowMs) return 'over';
    if (nowMs < one.terms.opensAtMs) return 'early';
    return own?.(one) ?? (spent.has(one.code) ? 'spent' : undefined);
  };
  return new Map(
    running.flatMap((one) => {
      const shut = shutOf(one);
      return shut === undefined ? [] : [[one.code, shut] as const];
    }),
  );
}

/** What refuses this player, by the rules of joining. */
async function ownRefusals(
  parts: BonusesParts,
  playerId: PlayerId,
  running: readonly RunningPromotion[],
  grants: readonly Grant[],
): Promise<(one: RunningPromotion) => PromotionShut | undefined> {
  const { db, clock } = parts.kernel;
  const nowMs = clock.nowMs();
  const terms = running.map((one) => one.terms);
  const facts = await readWho(db, parts, playerId, terms);
  const { players } = await parts.personOf(db, playerId);
  const deposits = await parts.depositsOf(db, players);
  const had = await codesHadBeside(db, parts, playerId);
  return ({ code, terms }) => {
    if (had.has(code)) return 'had';
    const { starts } = terms;
    const wasOffered = partIn(grants, code)?.wasOffered === true;
    if (facts === undefined || !isFor(terms, facts, { wasOffered, nowMs })) return 'not-for-you';
    return starts.on === 'deposit' && deposits >= starts.number ? 'not-for-you' : undefined;
  };
}
