import {
  DAY_MS,
  isRequestSubject,
  parseId,
  requestTopic,
  topicsOf,
  type PaymentId,
  type PlayerId,
  type RequestDesk,
} from '@paddock/contract';
import type { NewPaymentRequest } from '@paddock/contract/schemas';

import type { Tx } from '../../kernel/database/database.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import type { StoredAnswer } from '../../kernel/idempotency/idempotency.ts';
import { tellPlayer } from '../live/index.ts';
import { insertMessage } from './messages-store.ts';
import { requestText } from './request-text.ts';
import { viewRequest } from './request-view.ts';
import { OPEN_REQUESTS_MAX, REQUESTS_A_DAY, type RequestsParts } from './requests-parts.ts';
import {
  countOpen,
  countSince,
  insertRequest,
  lockPlayer,
  openAbout,
  type PaymentRequest,
} from './requests-store.ts';

export interface Asked {
  readonly desk: RequestDesk;
  readonly playerId: PlayerId;
  readonly key: string;
  readonly language: string;
  readonly request: NewPaymentRequest;
}

/**
 * Makes a request once per key. Refusals: NOT_FOUND for a topic there is none of, PAYMENT_UNKNOWN for a payment that is
 * not the player's or not what the topic is about, REQUEST_OPEN, REQUESTS_FULL, TOO_MANY_REQUESTS,
 * INVALID_INPUT.
 */
export async function ask(parts: RequestsParts, asked: Asked): Promise<StoredAnswer> {
  const { playerId, key, request } = asked;
  const { bus, idempotency } = parts.kernel;
  let requestId: string | undefined;
  const answer = await idempotency.run(
    {
      principal: `player:${playerId}`,
      operation: 'requests.ask',
      key,
      body: { ...request, desk: asked.desk },
    },
    async (tx) => {
      const made = await admit(tx, parts, asked);
      requestId = made.requestId;
      await insertRequest(tx, made);
      const text = requestText(request.text);
      await insertMessage(tx, made, { by: 'player', text, atMs: made.createdAtMs });
      return { status: 201, body: await viewRequest(tx, parts, made) };
    },
  );
  // A list that is open elsewhere shows it, too.
  if (answer.status === 201 && requestId !== undefined)
    tellPlayer(bus, playerId, { kind: 'request', requestId });
  return answer;
}

async function admit(
  tx: Tx,
  parts: RequestsParts,
  { desk, playerId, language, request }: Asked,
): Promise<PaymentRequest> {
  const { topicId, subTopicId = null } = request;
  if (!isRequestSubject(topicId, subTopicId) || requestTopic(topicId)?.desk !== desk)
    throw new PlatformError('NOT_FOUND');
  const paymentId =
    request.paymentId === undefined
      ? null
      : await paymentOfTopic(tx, parts, playerId, topicId, request.paymentId);
  await lockPlayer(tx, playerId);
  if (paymentId !== null) {
    const requestId = (await openAbout(tx, playerId, topicId, [paymentId])).get(paymentId);
    if (requestId !== undefined) throw new PlatformError('REQUEST_OPEN', { requestId });
  }
  const topicIds = topicsOf(desk).map(({ id }) => id);
  if ((await countOpen(tx, playerId, topicIds)) >= OPEN_REQUESTS_MAX)
    throw new PlatformError('REQUESTS_FULL');
  const createdAtMs = parts.kernel.clock.nowMs();
  if ((await countSince(tx, playerId, createdAtMs - DAY_MS)) >= REQUESTS_A_DAY)
    throw new PlatformError('TOO_MANY_REQUESTS');
  return {
    playerId,
    requestId: parts.kernel.ids.forPlayer(playerId),
    topicId,
    subTopicId,
    paymentId,
    language,
    status: 'open',
    closedBy: null,
    createdAtMs,
    changedAtMs: createdAtMs,
  };
}

async function paymentOfTopic(
  tx: Tx,
  { payments }: RequestsParts,
  playerId: PlayerId,
  topicId: number,
  text: string,
): Promise<PaymentId> {
  const paymentId = parseId<'payment'>(text);
  const [payment] = paymentId === undefined ? [] : await payments.some(tx, playerId, [paymentId]);
  if (paymentId === undefined || payment === undefined) throw new PlatformError('PAYMENT_UNKNOWN');
  if (requestTopic(topicId)?.payments.includes(payment.kind) !== true)
    throw new PlatformError('PAYMENT_UNKNOWN');
  return paymentId;
}
