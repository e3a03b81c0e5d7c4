import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { OperatorPrincipal, ProposalId } from '../../operators/index.ts';
import { haveCoupons } from '../coupons/coupon-store.ts';
import type { Draw, DrawId } from '../draws/draw.ts';
import { lockDraw, markClosed } from '../draws/draw-store.ts';
import { readEvents } from '../draws/event-store.ts';
import { callOff } from '../settlement/decide-draw.ts';
import type { TotoParts } from '../toto-api.ts';

/** Who decides, and why. */
export interface Decision {
  readonly operator: OperatorPrincipal;
  readonly reason: string;
}

/** What an operator wants of a draw that is not decided: kept as a proposal's body, too. */
export type DrawOrder =
  | { readonly step: 'close'; readonly drawId: DrawId; readonly atMs: number }
  | { readonly step: 'cancel'; readonly drawId: DrawId };

const PROPOSED = 'toto.decide';

/** Lets approved proposals be carried out. Called once, before the platform starts. */
export function handleDrawProposals(parts: TotoParts): void {
  parts.operators.proposals.handle(PROPOSED, {
    permission: 'bets:settle',
    async apply(tx, { body, proposedBy, approvedBy }) {
      const order = body as DrawOrder;
      const draw = await undecided(tx, order.drawId);
      for (const operator of [proposedBy, approvedBy]) await refuseOwnCoupons(tx, parts, operator, draw);
      await carryOut(tx, parts, draw, order);
    },
  });
}

/**
 * Closes sales now, or as of an earlier moment: coupons since then are void. Also of a draw that is closed, as long as it is
 * not decided, and never later than it is.
 * @throws TOTO_DRAW_UNKNOWN, TOTO_STATE, OWN_ACCOUNT
 */
export function closeDraw(
  parts: TotoParts,
  drawId: DrawId,
  sinceMs: number | undefined,
  decision: Decision,
): Promise<ProposalId | null> {
  const nowMs = parts.kernel.clock.nowMs();
  return decideAbout(parts, { step: 'close', drawId, atMs: Math.min(sinceMs ?? nowMs, nowMs) }, decision);
}

/** Calls a draw off: all stakes go back with the next run. @throws TOTO_DRAW_UNKNOWN, TOTO_STATE, OWN_ACCOUNT */
export function cancelDraw(parts: TotoParts, drawId: DrawId, decision: Decision): Promise<ProposalId | null> {
  return decideAbout(parts, { step: 'cancel', drawId }, decision);
}

/**
 * Done at once while nobody knows anything of the draw's matches. Once one has begun it is proposed, and done when another
 * operator approves: whoever knows results could make coupons void that win, or give stakes back that lost.
 */
function decideAbout(
  parts: TotoParts,
  order: DrawOrder,
  { operator, reason }: Decision,
): Promise<ProposalId | null> {
  const { kernel, operators, events } = parts;
  const subject = `toto-draw:${order.drawId}`;
  return inTransaction(kernel.db, async (tx) => {
    const draw = await undecided(tx, order.drawId);
    await refuseOwnCoupons(tx, parts, operator, draw);
    const nowMs = kernel.clock.nowMs();
    const matches = await readEvents(tx, order.drawId);
    if (matches.some(({ eventId, outcome }) => outcome !== undefined || events.hasBegun(eventId, nowMs))) {
      requireMove(draw, order);
      return operators.propose(tx, { operator, kind: PROPOSED, subject, body: order, reason });
    }
    await carryOut(tx, parts, draw, order);
    await operators.record(tx, { operator, action: `toto.${order.step}`, subject, after: order, reason });
    return null;
  });
}

/** @throws TOTO_DRAW_UNKNOWN, TOTO_STATE */
async function undecided(tx: Tx, drawId: DrawId): Promise<Draw> {
  const draw = await lockDraw(tx, drawId);
  if (draw === undefined) throw new PlatformError('TOTO_DRAW_UNKNOWN');
  if (draw.decided !== undefined) throw new PlatformError('TOTO_STATE');
  return draw;
}

/** Sales end earlier by it, or it is nothing. @throws TOTO_STATE */
function requireMove({ closedAtMs, opensAtMs }: Draw, order: DrawOrder): void {
  if (order.step === 'cancel') return;
  if (order.atMs >= (closedAtMs ?? Infinity) || order.atMs < opensAtMs) throw new PlatformError('TOTO_STATE');
}

async function carryOut(tx: Tx, parts: TotoParts, draw: Draw, order: DrawOrder): Promise<void> {
  requireMove(draw, order);
  if (order.step === 'close') return markClosed(tx, draw.drawId, order.atMs);
  if (draw.closedAtMs === undefined) await markClosed(tx, draw.drawId, parts.kernel.clock.nowMs());
  // Nothing of it counts as played.
  await callOff(tx, parts, draw, []);
}

/** Nobody decides about their own coupons. @throws OWN_ACCOUNT */
async function refuseOwnCoupons(
  tx: Tx,
  { operators }: TotoParts,
  operator: OperatorPrincipal,
  { drawId }: Draw,
): Promise<void> {
  const own = await operators.ownPlayers(tx, operator);
  if (own.length > 0 && (await haveCoupons(tx, own, drawId))) throw new PlatformError('OWN_ACCOUNT');
}
