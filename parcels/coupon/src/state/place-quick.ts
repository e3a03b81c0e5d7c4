import type { PlaceBetRequest } from '@paddock/contract/schemas';
import { notify, serverNowMs } from '@paddock/shared-utils';

import { accumulatorStakeTyped, refusalRead } from './coupon.slice.ts';
import type { PageCoupon } from './page-coupon.ts';
import { placeBets } from './place-bets.ts';

/** A second press on the same price within this time is a slip of the hand, not a second bet. */
const AGAIN_AFTER_MS = 3_000;

/**
 * Places a single by one press and tells what became of it. A press while another bet is under way or unanswered, or one
 * more on the price just bet on, places nothing and says so. What is typed in the coupon stays.
 */
export async function placeQuick(
  { store, ports, quick: { placedAtMs } }: PageCoupon,
  request: PlaceBetRequest,
): Promise<void> {
  const [leg] = request.legs;
  if (leg === undefined) return;
  const { placing, unknown, accumulatorStake } = store.getState();
  if (placing !== null || unknown.length > 0) {
    say('warning', 'busy');
    return;
  }
  const lastMs = placedAtMs.get(leg.selectionId) ?? -AGAIN_AFTER_MS;
  if (serverNowMs() - lastMs < AGAIN_AFTER_MS) {
    say('info', 'again');
    return;
  }
  placedAtMs.set(leg.selectionId, serverNowMs());
  await placeBets(store, ports, [request]);
  const { receipts, refusal } = store.getState();
  if (refusal !== null) {
    placedAtMs.delete(leg.selectionId);
    store.dispatch(refusalRead());
    notify({
      kind: 'warning',
      title: { key: 'coupon:notPlaced' },
      text: { key: `common:errors.${refusal.code}` },
    });
    return;
  }
  if (receipts.length === 0) return;
  placedAtMs.set(leg.selectionId, serverNowMs());
  if (accumulatorStake !== '') store.dispatch(accumulatorStakeTyped(accumulatorStake));
  say('success', 'placed');
}

function say(kind: 'info' | 'success' | 'warning', word: 'again' | 'busy' | 'placed'): void {
  notify({ kind, text: { key: `coupon:quick.${word}` } });
}
