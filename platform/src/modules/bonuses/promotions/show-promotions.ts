import type { PlayerId } from '@paddock/contract';
import type { GrantsView, GrantView, PromotionsView, PromotionView } from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import type { BonusesParts } from '../bonuses-parts.ts';
import { grantsOf } from './grant-store.ts';
import { codesHadBeside } from './had-beside.ts';
import { isOpen, isOpenAt, partIn, wasGiven, type Grant, type RunningPromotion } from './promotion.ts';
import { readOneRunning, readRunning, readVersion } from './promotion-store.ts';
import { grantView, promotionView, startViews } from './promotion-views.ts';
import { isFree } from './require-free.ts';
import { progressOf } from './starts/progress.ts';
import { isFor } from './who.ts';

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
  const startOf = startViews(await parts.loyalty.levels(db));
  if (playerId === undefined)
    return {
      promotions: running
        .filter((one) => isForGuests(one, clock.nowMs()))
        .map((one) => promotionView(one, undefined, { progress: null, startOf })),
    };
  const grants = await grantsOf(db, playerId);
  const mineOf = ({ code }: RunningPromotion) => partIn(grants, code);
  const offered = await offeredTo(parts, playerId, running, grants);
  const shown = running.filter((one) => offered.has(one.code) || isTaken(mineOf(one)));
  const views: PromotionView[] = [];
  for (const one of shown) {
    const mine = mineOf(one);
    const progress = mine === undefined ? null : await progressOf(db, parts, mine);
    views.push(promotionView(one, mine, { progress, startOf }));
  }
  return { promotions: views.toSorted((a, b) => Number(b.mine !== null) - Number(a.mine !== null)) };
}

/** A guest is shown what is for everybody, of any country: who they are is asked when they take part. */
export const isForGuests = (one: RunningPromotion, nowMs: number): boolean =>
  isOpenAt(one, nowMs) && one.terms.who.byOffer !== true && one.terms.starts.on !== 'code';

const isTaken = (grant: Grant | undefined): boolean =>
  grant !== undefined && isOpen(grant) && grant.state !== 'offered';

/** Codes of what a player may take part in now. */
async function offeredTo(
  parts: BonusesParts,
  playerId: PlayerId,
  running: readonly RunningPromotion[],
  grants: readonly Grant[],
): Promise<ReadonlySet<string>> {
  const { db, clock } = parts.kernel;
  const nowMs = clock.nowMs();
  const facts = await parts.facts(db, playerId);
  if (facts === undefined || running.length === 0 || !(await isFree(parts, playerId))) return new Set();
  const { players } = await parts.personOf(db, playerId);
  const deposits = await parts.depositsOf(db, players);
  const had = await codesHadBeside(db, parts, playerId);
  return new Set(
    running
      .filter(({ code, terms }) => {
        if (had.has(code)) return false;
        const mine = partIn(grants, code);
        if (mine !== undefined && !isOpen(mine) && wasGiven(mine)) return false;
        const { starts } = terms;
        if (starts.on === 'code' || (starts.on === 'deposit' && deposits >= starts.number)) return false;
        return isFor(terms, facts, { wasOffered: mine?.wasOffered === true, nowMs });
      })
      .map(({ code }) => code),
  );
}

/** One promotion; one that is over is there for who took part. @throws NOT_FOUND */
export async function showPromotion(
  parts: BonusesParts,
  playerId: PlayerId | undefined,
  code: string,
): Promise<PromotionView> {
  const { db, clock } = parts.kernel;
  const mine = playerId === undefined ? undefined : partIn(await grantsOf(db, playerId), code);
  const startOf = startViews(await parts.loyalty.levels(db));
  const running = await readOneRunning(db, code);
  const nowMs = clock.nowMs();
  const isShown = running !== undefined && isOpenAt(running, nowMs) && running.terms.starts.on !== 'code';
  if (mine === undefined) {
    if (!isShown || (playerId === undefined && !isForGuests(running, nowMs)))
      throw new PlatformError('NOT_FOUND');
    return promotionView(running, undefined, { progress: null, startOf });
  }
  const terms = await readVersion(db, code, mine.version);
  if (terms === undefined) throw new Error(`version ${mine.version} of ${code} is not there`);
  const progress = await progressOf(db, parts, mine);
  return promotionView({ code, version: mine.version, terms }, mine, { progress, startOf });
}

/** Everything a player takes or took part in. */
export async function showGrants(parts: BonusesParts, playerId: PlayerId): Promise<GrantsView> {
  const grants: GrantView[] = [];
  for (const grant of await grantsOf(parts.kernel.db, playerId)) grants.push(await showGrant(parts, grant));
  return { grants };
}

/** One of them, with how far it has come. */
export async function showGrant(parts: BonusesParts, grant: Grant): Promise<GrantView> {
  return grantView(grant, await progressOf(parts.kernel.db, parts, grant));
}
