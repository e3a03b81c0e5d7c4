import { formatAmount } from '@paddock/contract';
import type { LottoSubscriptionView } from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { tellPlayer } from '../../live/index.ts';
import type { LottoParts } from '../lotto-api.ts';
import { fieldViews } from '../tickets/ticket-view.ts';
import {
  endSubscription,
  lockSubscription,
  subscriptionsOf,
  type Subscription,
} from './subscription-store.ts';

const MOST = 100;

/** Subscriptions of the player. To end one needs no consent to new terms. */
export function subscriptionRoutes(app: HttpApp, parts: LottoParts): void {
  const { kernel, requirePlayer } = parts;

  serve(app, 'GET /web-api/lotto/subscriptions', async (request) => {
    const { playerId } = await requirePlayer(request);
    return { subscriptions: (await subscriptionsOf(kernel.db, playerId, MOST)).map(viewOf) };
  });

  serve(app, 'POST /web-api/lotto/subscriptions/:id/cancel', async (request) => {
    const { playerId } = await requirePlayer(request);
    const id = requiredId<'lotto-subscription'>(request.params.id, 'LOTTO_SUBSCRIPTION_UNKNOWN');
    const ended = await inTransaction(kernel.db, async (tx) => {
      const subscription = await lockSubscription(tx, id);
      if (subscription?.playerId !== playerId) throw new PlatformError('LOTTO_SUBSCRIPTION_UNKNOWN');
      if (subscription.end !== undefined) return subscription;
      const atMs = kernel.clock.nowMs();
      await endSubscription(tx, id, 'cancelled', atMs);
      return { ...subscription, end: { atMs, by: 'cancelled' } };
    });
    tellPlayer(kernel.bus, playerId, { kind: 'lotto:subscription', id });
    return viewOf(ended);
  });
}

function viewOf(subscription: Subscription): LottoSubscriptionView {
  const {
    subscriptionId: id,
    lottery,
    currency,
    lineMinor,
    lines,
    fields,
    madeAtMs,
    left,
    end,
  } = subscription;
  return {
    id,
    lottery,
    currency,
    lineStake: formatAmount(lineMinor, currency),
    lines: lines.toString(),
    stake: formatAmount(lineMinor * lines, currency),
    fields: fieldViews(fields),
    madeAtMs,
    left,
    endedAtMs: end?.atMs ?? null,
    endedBy: end?.by ?? null,
  };
}
