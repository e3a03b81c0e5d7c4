import type { PlaceBetRequest } from '@paddock/contract/schemas';
import type {
  acceptPrices,
  placeBet,
  PlacementOutcome,
  removeLeg,
  resumePlacement,
} from '@paddock/shared-utils';

import { namedPricesOf } from '../model/named-price.ts';
import {
  answerMissing,
  betAccepted,
  betForgotten,
  betRefused,
  placementWaits,
  placingEnded,
  placingStarted,
  type PendingBet,
} from './coupon.slice.ts';
import type { CouponStore } from './coupon-store.ts';
import type { PendingBetsItem } from './pending-bets.ts';

/** What was sent may wait on the line or in the server this long before a server that does not know it never will. */
const ON_ITS_WAY_MS = 30_000;

/** What placing needs of the page; the page's own in the widget, fakes that pass the same tests in tests. */
export interface PlacePorts {
  readonly placeBet: typeof placeBet;
  readonly resumePlacement: typeof resumePlacement;
  readonly newKey: () => string;
  /** By the server's clock. */
  readonly nowMs: () => number;
  readonly removeLeg: typeof removeLeg;
  readonly acceptPrices: typeof acceptPrices;
  readonly pendingBets: PendingBetsItem;
}

/**
 * Places the planned bets one after the other. Keys are kept before anything is sent, so that a reload in the middle
 * finds out what became of each. Accepting means: what is on show becomes what was seen. A second press while one is
 * under way does nothing, nor does one while the answer of an earlier bet is missing: that bet may stand.
 */
export async function placeBets(
  store: CouponStore,
  ports: PlacePorts,
  requests: readonly PlaceBetRequest[],
): Promise<void> {
  const { placing, unknown } = store.getState();
  if (placing !== null || unknown.length > 0 || requests.length === 0) return;
  const planned = requests.map((request) => ({ request, pending: pendingOf(request, ports.newKey()) }));
  ports.pendingBets.write(planned.map(({ pending }) => pending));
  store.dispatch(placingStarted({ bets: planned.map(({ pending }) => pending), sent: requests }));
  ports.acceptPrices(
    requests.flatMap(({ legs }) =>
      legs.map(({ selectionId, oddsMilli, priceVersion }) => ({
        selectionId,
        oddsMilli,
        version: priceVersion,
      })),
    ),
  );
  for (const { request, pending } of planned) {
    const sent = stamped(ports, pending);
    const outcome = await ports.placeBet(request, sent.key, waitsFor(store));
    take(store, ports, outcome.status === 'unknown' ? stamped(ports, sent) : sent, outcome, request);
  }
  store.dispatch(placingEnded());
}

/** Finds out what became of bets whose answer never came: after a reload, or when the player asks again. */
export async function resumeBets(store: CouponStore, ports: PlacePorts): Promise<void> {
  const pending = ports.pendingBets.read();
  if (store.getState().placing !== null || pending.length === 0) return;
  store.dispatch(placingStarted({ bets: pending, sent: [] }));
  for (const bet of pending) {
    const outcome = await ports.resumePlacement(bet.key, waitsFor(store));
    const isAbsent = outcome.status === 'rejected' && outcome.problem.code === 'BET_UNKNOWN';
    if (!isAbsent) take(store, ports, bet, outcome);
    // Not received yet: it may still be, and a second wish beside it would be a second bet (rules §4).
    else if (isOnItsWay(ports, bet)) store.dispatch(answerMissing(bet));
    else {
      // Never received. The coupon simply stands as it was.
      store.dispatch(betForgotten(bet.key));
      forget(ports, bet.key);
    }
  }
  store.dispatch(placingEnded());
}

function waitsFor(store: CouponStore): { onPending: (pending: { decidesAtMs: number }) => void } {
  return { onPending: ({ decidesAtMs }) => store.dispatch(placementWaits(decidesAtMs)) };
}

function pendingOf(request: PlaceBetRequest, key: string): PendingBet {
  return { key, selectionIds: request.legs.map(({ selectionId }) => selectionId) };
}

/** The bet as being on its way now, and so kept. */
function stamped(ports: PlacePorts, bet: PendingBet): PendingBet {
  const sent = { ...bet, sentAtMs: ports.nowMs() };
  ports.pendingBets.write(ports.pendingBets.read().map((one) => (one.key === sent.key ? sent : one)));
  return sent;
}

function isOnItsWay(ports: PlacePorts, { sentAtMs }: PendingBet): boolean {
  // Either way: a clock that was put back holds up no coupon.
  return sentAtMs !== undefined && Math.abs(ports.nowMs() - sentAtMs) < ON_ITS_WAY_MS;
}

function take(
  store: CouponStore,
  ports: PlacePorts,
  pending: PendingBet,
  outcome: PlacementOutcome,
  request?: PlaceBetRequest,
): void {
  switch (outcome.status) {
    case 'accepted':
      store.dispatch(betAccepted(outcome.bet));
      for (const selectionId of pending.selectionIds) ports.removeLeg(selectionId);
      return forget(ports, pending.key);
    case 'rejected':
      store.dispatch(
        betRefused({
          problem: outcome.problem,
          key: pending.key,
          named: namedPricesOf(outcome.problem, request),
        }),
      );
      return forget(ports, pending.key);
    case 'reviewed':
      // It is shown among the player's reviews from here on, in every tab.
      for (const selectionId of pending.selectionIds) ports.removeLeg(selectionId);
      return forget(ports, pending.key);
    case 'unknown':
      store.dispatch(answerMissing(pending));
      return;
    case 'cancelled':
      return;
  }
}

function forget(ports: PlacePorts, key: string): void {
  ports.pendingBets.write(ports.pendingBets.read().filter((bet) => bet.key !== key));
}
