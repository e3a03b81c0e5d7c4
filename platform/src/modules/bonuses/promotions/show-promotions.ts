import type { PlayerId } from '@paddock/contract';
import type {
  GrantsView,
  GrantView,
  PromotionShut,
  PromotionsView,
  PromotionView,
} from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { levelNames } from '../../eligibility/index.ts';
import type { BonusesParts } from '../bonuses-parts.ts';
import { grantsOf } from './grant-store.ts';
import {
  codeOf,
  isOpen,
  isOpenAt,
  partIn,
  wasGiven,
  type Grant,
  type RunningPromotion,
} from './promotion.ts';
import { readOneRunning, readRunning, readVersion } from './promotion-store.ts';
import { grantView, promotionView } from './promotion-views.ts';
import { isFree } from './require-free.ts';
import { soldTo } from './sold-promotions.ts';
import { progressOf } from './starts/progress.ts';
import { whyShut } from './why-shut.ts';

/** Promotions that a visitor may have: for a player those of theirs first; whoever may be offered nothing sees theirs alone. */
export async function showPromotions(
  parts: BonusesParts,
  playerId: PlayerId | undefined,
  section: PromotionView['section'] | undefined,
): Promise<PromotionsView> {
  const { db, clock } = parts.kernel;
  const running = (await readRunning(db)).filter(
    (one) => isOpenAt(one, clock.nowMs()) && (section === undefined || one.terms.section === section),
  );
  const beside = { ...(await besideView(parts)), isSold: false };
  const grants = playerId === undefined ? [] : await grantsOf(db, playerId);
  const shut = await whyShut(parts, playerId, running, grants);
  if (playerId === undefined)
    return {
      promotions: running
        .filter((one) => isForGuests(one, clock.nowMs()))
        .map((one) => promotionView(one, undefined, { ...beside, progress: null, shut: shut.get(one.code) })),
    };
  const mineOf = ({ code }: RunningPromotion) => partIn(grants, code);
  const isOfferedAny = await isFree(parts, playerId);
  const shown = running.filter(
    (one) => isTaken(mineOf(one)) || (isOfferedAny && isOffered(one, mineOf(one), shut.get(one.code))),
  );
  const views: PromotionView[] = [];
  for (const one of shown) {
    const mine = mineOf(one);
    const progress = mine === undefined ? null : await progressOf(db, parts, mine);
    views.push(promotionView(one, mine, { ...beside, progress, shut: shut.get(one.code) }));
  }
  return { promotions: views.toSorted((a, b) => Number(b.mine !== null) - Number(a.mine !== null)) };
}

/** What every view is told by. */
const besideView = async ({ kernel, loyalty, timeZoneHours, products }: BonusesParts) => ({
  products,
  levelOf: await levelNames(kernel.db, loyalty),
  nowMs: kernel.clock.nowMs(),
  timeZoneHours: timeZoneHours(),
});

/**
 * A guest is shown what is for everybody, of any country: who they are is asked when they take part. What is for a segment or by
 * offer is nobody's who is not known.
 */
export const isForGuests = (one: RunningPromotion, nowMs: number): boolean =>
  isOpenAt(one, nowMs) &&
  one.terms.who.byOffer !== true &&
  one.terms.who.segment === undefined &&
  codeOf(one.terms) === undefined;

const isTaken = (grant: Grant | undefined): boolean =>
  grant !== undefined && isOpen(grant) && grant.state !== 'offered';

/** Whether a promotion is offered to a player: one that is given out is shown, and says so. */
function isOffered(
  { terms }: RunningPromotion,
  mine: Grant | undefined,
  shut: PromotionShut | undefined,
): boolean {
  if (mine?.state === 'declined' || (mine !== undefined && !isOpen(mine) && wasGiven(mine))) return false;
  return codeOf(terms) === undefined && (shut === undefined || shut === 'spent');
}

/** One promotion; one that is over is there for who took part. @throws NOT_FOUND */
export async function showPromotion(
  parts: BonusesParts,
  playerId: PlayerId | undefined,
  code: string,
): Promise<PromotionView> {
  const { db, clock } = parts.kernel;
  const mine = playerId === undefined ? undefined : partIn(await grantsOf(db, playerId), code);
  const beside = await besideView(parts);
  const running = await readOneRunning(db, code);
  if (mine === undefined) {
    const nowMs = clock.nowMs();
    const isShown = running !== undefined && isOpenAt(running, nowMs) && codeOf(running.terms) === undefined;
    if (!isShown || (playerId === undefined && !isForGuests(running, nowMs)))
      throw new PlatformError('NOT_FOUND');
    const way = await wayInto(parts, playerId, running, mine);
    return promotionView(running, undefined, { ...beside, progress: null, ...way });
  }
  const terms = await readVersion(db, code, mine.version);
  if (terms === undefined) throw new Error(`version ${mine.version} of ${code} is not there`);
  const progress = await progressOf(db, parts, mine);
  const way = running === undefined ? CLOSED : await wayInto(parts, playerId, running, mine);
  return promotionView({ code, version: mine.version, terms }, mine, { ...beside, progress, ...way });
}

/** Why somebody is not taken into a promotion, unless they can buy it. */
interface WayIn {
  readonly shut: PromotionShut | undefined;
  readonly isSold: boolean;
}

const CLOSED: WayIn = { shut: 'over', isSold: false };

async function wayInto(
  parts: BonusesParts,
  playerId: PlayerId | undefined,
  promotion: RunningPromotion,
  mine: Grant | undefined,
): Promise<WayIn> {
  const { code } = promotion;
  const shut = (await whyShut(parts, playerId, [promotion], mine === undefined ? [] : [mine])).get(code);
  if (playerId === undefined || shut !== 'not-for-you') return { shut, isSold: false };
  if (!(await parts.loyalty.sells(parts.kernel.db, code))) return { shut, isSold: false };
  const standing = (await soldTo(parts, playerId, [code])).get(code);
  if (standing === 'open') return { shut: undefined, isSold: true };
  return { shut: standing === 'spent' ? 'spent' : shut, isSold: false };
}

/** Everything a player takes or took part in. */
export async function showGrants(parts: BonusesParts, playerId: PlayerId): Promise<GrantsView> {
  const { db } = parts.kernel;
  const all = await grantsOf(db, playerId);
  const asked = all.filter(({ state }) => state === 'offered' || state === 'joined');
  const running = asked.length === 0 ? [] : await readRunning(db);
  const open = running.filter(({ code }) => partIn(asked, code) !== undefined);
  const shut = await whyShut(parts, playerId, open, all);
  const isRunning = new Set(open.map(({ code }) => code));
  const grants: GrantView[] = [];
  for (const grant of all) {
    const why = isRunning.has(grant.code) ? shut.get(grant.code) : 'over';
    grants.push(grantView(grant, await progressOf(db, parts, grant), why));
  }
  return { grants };
}

/** One of them, with how far it has come. */
export async function showGrant(parts: BonusesParts, grant: Grant): Promise<GrantView> {
  return grantView(grant, await progressOf(parts.kernel.db, parts, grant));
}
