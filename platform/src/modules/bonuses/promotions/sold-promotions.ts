import type { PlayerId } from '@paddock/contract';
import type { PromotionShut, PromotionTitle } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { BonusesParts } from '../bonuses-parts.ts';
import { grantsOf } from './grant-store.ts';
import {
  isOpen,
  isOpenAt,
  partIn,
  titleOf,
  wasGiven,
  type Grant,
  type RunningPromotion,
} from './promotion.ts';
import { readStarted } from './promotion-store.ts';
import { whyShut } from './why-shut.ts';

/** Why nobody can be sold a promotion. */
type Unsold = 'notRunning' | 'moreThanJoining' | 'notByOffer';

/** A promotion as its seller knows it. */
export interface SoldPromotion {
  readonly title: PromotionTitle;
  /** Undefined where it can be sold. */
  readonly unsold: Unsold | undefined;
}

/** How one stands to a player: all of it may be given out, or theirs already. */
export type SoldStanding = 'open' | 'spent' | 'had';

/** Why nobody can be sold a running promotion at a moment; undefined for one that brings its gift to who buys it, and to nobody else. */
export function unsoldAs(promotion: RunningPromotion, nowMs: number): Unsold | undefined {
  const { starts, who } = promotion.terms;
  if (!isOpenAt(promotion, nowMs)) return 'notRunning';
  if (starts.on !== 'joining') return 'moreThanJoining';
  return who.byOffer === true ? undefined : 'notByOffer';
}

/** Promotions of these codes, also those that are over; a draft and one that is not there are missing. */
export async function findSold(
  db: Database | Tx,
  { kernel: { clock } }: Pick<BonusesParts, 'kernel'>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, SoldPromotion>> {
  if (codes.length === 0) return new Map();
  const nowMs = clock.nowMs();
  const started = await readStarted(db, codes);
  return new Map(
    started.map(({ state, ...one }) => [
      one.code,
      {
        title: titleOf(one.terms.text),
        unsold: state === 'running' ? unsoldAs(one, nowMs) : ('notRunning' as const),
      },
    ]),
  );
}

/** How promotions of these codes stand to a player who would buy them; those that are not for them, or theirs for nothing, are missing. */
export async function soldTo(
  parts: BonusesParts,
  playerId: PlayerId,
  codes: readonly string[],
): Promise<ReadonlyMap<string, SoldStanding>> {
  if (codes.length === 0) return new Map();
  const { db, clock } = parts.kernel;
  const nowMs = clock.nowMs();
  const sold = (await readStarted(db, codes)).filter(
    (one) => one.state === 'running' && unsoldAs(one, nowMs) === undefined,
  );
  const grants = await grantsOf(db, playerId);
  const shut = await whyShut(parts, playerId, sold.map(asOffered), grants);
  return new Map(
    sold.flatMap(({ code }) => {
      const standing = standingOf(partIn(grants, code), shut.get(code));
      return standing === undefined ? [] : [[code, standing] as const];
    }),
  );
}

/** Buying it is to be offered it. */
function asOffered(one: RunningPromotion): RunningPromotion {
  const { byOffer: _bought, ...who } = one.terms.who;
  return { ...one, terms: { ...one.terms, who } };
}

function standingOf(mine: Grant | undefined, shut: PromotionShut | undefined): SoldStanding | undefined {
  if (mine?.state === 'offered') return undefined;
  if (shut === 'had' || (mine !== undefined && (isOpen(mine) || wasGiven(mine)))) return 'had';
  if (shut === undefined) return 'open';
  return shut === 'spent' ? 'spent' : undefined;
}
