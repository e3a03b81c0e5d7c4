import { DAY_MS } from '@paddock/contract';

import type { ShareCouponRequest, SharedPlan } from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { serve } from '../../../kernel/http/serve.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { Book } from '../book/book.ts';
import { newCouponCode } from './coupon-code.ts';
import { keepSharedCoupon, readSharedCoupon, type SharedCoupon } from './shared-coupon-store.ts';
import { offeredMarket, sharedCouponView } from './shared-coupon-view.ts';

/** How long a code is kept after it was last asked for. */
export const KEEP_CODES_MS = 14 * DAY_MS;
/** Codes there are: 31⁸. Nobody meets two that are taken, one after the other. */
const TRIES = 3;

/** A coupon is given to others by a code, whoever they are: it holds selections and nothing of who made it. */
export function sharedCouponRoutes(app: HttpApp, kernel: Kernel, book: Book): void {
  const { clock, db, randomBytes } = kernel;

  async function keep({ selectionIds, plan }: ShareCouponRequest): Promise<SharedCoupon> {
    const untilMs = clock.nowMs() + KEEP_CODES_MS;
    for (let tried = 0; tried < TRIES; tried += 1) {
      const kept = await keepSharedCoupon(db, {
        code: newCouponCode(randomBytes),
        selectionIds,
        plan,
        untilMs,
      });
      if (kept !== undefined) return kept;
    }
    throw new Error(`${TRIES} codes of shared coupons were taken: is the randomness broken?`);
  }

  serve(app, 'POST /web-api/sportsbook/shared-coupons', { config: { budget: 'key' } }, async ({ body }) => {
    const { selectionIds, plan } = body;
    if (!isPlanOf(plan, selectionIds)) throw new PlatformError('INVALID_INPUT');
    const unknown = selectionIds.filter((id) => offeredMarket(book, id) === undefined);
    if (unknown.length > 0) {
      throw new PlatformError('SELECTION_UNKNOWN', {
        legs: unknown.map((selectionId) => ({ selectionId, reason: 'unknown' })),
      });
    }
    const { code, untilMs } = await keep(body);
    return { code, untilMs };
  });
  serve(
    app,
    'GET /web-api/sportsbook/shared-coupons/:code',
    { config: { budget: 'key' } },
    async ({ params: { code } }) => {
      const coupon = await readSharedCoupon(db, code.toUpperCase(), clock.nowMs());
      if (coupon === undefined) throw new PlatformError('COUPON_CODE_UNKNOWN');
      return sharedCouponView(book, coupon);
    },
  );
}

/** Whether a plan says of a kind of bet what it has, about selections of the coupon. */
function isPlanOf(plan: SharedPlan | undefined, selectionIds: readonly string[]): boolean {
  const { type, folds, bankers = [], joined } = plan ?? {};
  if ((folds !== undefined) !== (type === 'system')) return false;
  if (bankers.length > 0 && type !== 'system') return false;
  if (joined !== undefined && type !== 'conditional') return false;
  return [...bankers, ...(joined ?? [])].every((id) => selectionIds.includes(id));
}
