import type { RecoveryRequest } from './products.ts';
import type { SessionParts } from './session.ts';

/** What the API said of a recovery: that it comes, that it does not, or nothing in time, after which it may come all the same. */
export type RecoveryAnswer = 'comes' | 'refused' | 'unanswered';

/** Asks for a recovery, and has it asked for again later where it may not come. */
export async function askRecovery(
  { recover, products, clock, log }: Pick<SessionParts, 'recover' | 'products' | 'clock' | 'log'>,
  request: RecoveryRequest,
): Promise<void> {
  const { product, requestId } = request;
  log.info(request, 'a recovery of the unified odds feed is asked for');
  const answer = await recover(request);
  if (answer === 'comes') return;
  if (answer === 'refused') {
    log.warn({ product, requestId }, 'a recovery of the unified odds feed was refused');
    products.refused(product, requestId, clock.nowMs());
  } else if (products.unanswered(product, requestId, clock.nowMs()))
    log.warn({ product, requestId }, 'a recovery of the unified odds feed was not answered in time');
}
