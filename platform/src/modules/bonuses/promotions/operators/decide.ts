import type { PlayerId } from '@paddock/contract';
import { allGames } from '@paddock/games/all-games';
import type { PromotionOfferView, PromotionRequest } from '@paddock/contract/schemas';

import { inTransaction, type Tx } from '../../../../kernel/database/database.ts';
import { PlatformError } from '../../../../kernel/http/problem.ts';
import type { OperatorPrincipal } from '../../../operators/index.ts';
import type { BonusesParts } from '../../bonuses-parts.ts';
import { requireSound, type PromotionGround } from '../check-terms.ts';
import { insertOffers } from '../grant-store.ts';
import type { Promotion } from '../promotion.ts';
import {
  holdRunning,
  insertVersion,
  lockPromotion,
  readOneRunning,
  readVersion,
  setState,
} from '../promotion-store.ts';
import { spentCodes } from '../spent-codes.ts';
import { playersOfList } from './players-of-list.ts';
import { requireCodeFree } from './typed-code.ts';

/** Who decides, and why. */
export interface Decision {
  readonly operator: OperatorPrincipal;
  readonly reason: string;
}

/** Each once, whichever versions of it there are. */
const OWN_GAMES = [...new Set(allGames().map(({ code }) => code))];

/** What terms are measured by now. */
export async function groundOf({
  kernel,
  products,
  currencies,
  languages,
  loyalty,
  segments,
  freeGames,
  ticketSellers,
  stakeRanges,
}: BonusesParts): Promise<PromotionGround> {
  const { lotto, toto } = ticketSellers();
  return {
    products: products.map(({ product }) => product),
    currencies: currencies(),
    stakeRanges,
    ownGames: OWN_GAMES,
    levels: (await loyalty.levels(kernel.db)).map(({ code }) => code),
    segments: await segments.codes(kernel.db),
    freeRounds: freeGames(),
    tickets: { lotto: await lotto.sold(kernel.db), toto: await toto.sold(kernel.db) },
    languages: languages().all,
    siteLanguage: languages().fallback,
    nowMs: kernel.clock.nowMs(),
  };
}

/** Writes the next version of a promotion; it takes nobody in before it is started. @throws INVALID_INPUT */
export async function writePromotion(
  parts: BonusesParts,
  { code, terms, reason }: PromotionRequest,
  operator: OperatorPrincipal,
): Promise<void> {
  const { kernel, operators } = parts;
  requireSound(terms, await groundOf(parts));
  await inTransaction(kernel.db, async (tx) => {
    const atMs = kernel.clock.nowMs();
    const version = await insertVersion(tx, { code, terms, author: operator.name, reason, atMs });
    const subject = `promotion:${code}`;
    await operators.record(tx, {
      operator,
      action: 'promotion.write',
      subject,
      after: { version, terms },
      reason,
    });
  });
}

/**
 * Takes players in by a version from now on. Grants that were given, and whoever joined, keep theirs.
 * @throws NOT_FOUND, INVALID_INPUT for terms that have become unsound, PROMOTION_STATE where another has its code
 */
export function startPromotion(
  parts: BonusesParts,
  code: string,
  version: number,
  decision: Decision,
): Promise<void> {
  return decide(parts, code, { ...decision, step: 'start', after: { version } }, async (tx) => {
    const terms = await readVersion(tx, code, version);
    if (terms === undefined) throw new PlatformError('NOT_FOUND');
    const { segment } = terms.who;
    // Held before it is looked for, so that nobody deletes it meanwhile.
    if (segment !== undefined) await parts.segments.hold(tx, segment);
    requireSound(terms, await groundOf(parts));
    await requireCodeFree(tx, { code, terms, nowMs: parts.kernel.clock.nowMs() });
    await setState(tx, { code, state: 'running', version });
  });
}

/** Takes nobody in any more; what was joined goes on by its terms. @throws NOT_FOUND, PROMOTION_STATE */
export function stopPromotion(parts: BonusesParts, code: string, decision: Decision): Promise<void> {
  return decide(parts, code, { ...decision, step: 'stop' }, async (tx, { state, version }) => {
    if (state !== 'running') throw new PlatformError('PROMOTION_STATE');
    await setState(tx, { code, state: 'stopped', version });
  });
}

/**
 * Offers a running promotion to players, who take it or leave it; who has a part in it keeps that. Answers to how many it
 * was offered, and whom of the list nobody is. @throws NOT_FOUND, PROMOTION_STATE, PROMOTION_SPENT
 */
export async function offerPromotion(
  parts: BonusesParts,
  code: string,
  numbers: readonly string[],
  decision: Decision,
): Promise<PromotionOfferView> {
  const { players, refused } = await playersOfList(parts, numbers, decision.operator);
  let offered = 0;
  const step: Step = { ...decision, step: 'offer', after: { players: players.size } };
  await decide(parts, code, step, async (tx, one) => {
    const version = runningVersion(one);
    await requireLeft(tx, code);
    offered = await offerTo(tx, parts, [...players.keys()], { code, version });
  });
  return { offered, refused };
}

/** Writes down that a running promotion is given to a list. @throws NOT_FOUND, PROMOTION_STATE */
export function recordGiving(
  parts: BonusesParts,
  code: string,
  players: number,
  decision: Decision,
): Promise<void> {
  // A list that is given comes again to say who had it: also where all is given by now.
  return decide(parts, code, { ...decision, step: 'give', after: { players } }, (_tx, one) => {
    runningVersion(one);
    return Promise.resolve();
  });
}

/** Offers a promotion to who was to be given it and may not have it now, while it runs. */
export async function leaveOffer(parts: BonusesParts, playerId: PlayerId, code: string): Promise<void> {
  await inTransaction(parts.kernel.db, async (tx) => {
    const running = await holdRunning(tx, code);
    if (running !== undefined && !(await spentCodes(tx, [running])).has(code))
      await offerTo(tx, parts, [playerId], running);
  });
}

/** @throws PROMOTION_STATE */
function runningVersion({ state, version }: Promotion): number {
  if (state !== 'running' || version === null) throw new PlatformError('PROMOTION_STATE');
  return version;
}

function offerTo(
  tx: Tx,
  { kernel }: BonusesParts,
  players: readonly PlayerId[],
  { code, version }: { readonly code: string; readonly version: number },
): Promise<number> {
  const offers = players.map((playerId) => ({
    playerId,
    grantId: kernel.ids.forPlayer<'grant'>(playerId),
  }));
  return insertOffers(tx, offers, { code, version, atMs: kernel.clock.nowMs() });
}

/** Nothing is offered that nobody can take. @throws PROMOTION_SPENT */
async function requireLeft(tx: Tx, code: string): Promise<void> {
  const running = await readOneRunning(tx, code);
  if (running !== undefined && (await spentCodes(tx, [running])).has(code))
    throw new PlatformError('PROMOTION_SPENT');
}

interface Step extends Decision {
  readonly step: 'start' | 'stop' | 'offer' | 'give';
  readonly after?: unknown;
}

async function decide(
  { kernel, operators }: BonusesParts,
  code: string,
  { operator, reason, step, after }: Step,
  act: (tx: Tx, promotion: Promotion) => Promise<void>,
): Promise<void> {
  await inTransaction(kernel.db, async (tx) => {
    const before = await lockPromotion(tx, code);
    if (before === undefined) throw new PlatformError('NOT_FOUND');
    await act(tx, before);
    await operators.record(tx, {
      operator,
      action: `promotion.${step}`,
      subject: `promotion:${code}`,
      before,
      after,
      reason,
    });
  });
}
