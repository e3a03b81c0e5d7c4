import { REQUEST_TOPICS, requestPath, type PlayerId, type RequestDesk } from '@paddock/contract';
import type {
  OperatorRequestAnswer,
  OperatorRequestsView,
  OperatorRequestView,
  QueuedRequestStatus,
} from '@paddock/contract/schemas';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { StoredAnswer } from '../../../kernel/idempotency/idempotency.ts';
import { tellPlayer } from '../../live/index.ts';
import type { OperatorPrincipal } from '../../operators/index.ts';
import { insertMessage, messagesOf } from '../messages-store.ts';
import { requestText } from '../request-text.ts';
import { headOf, paymentOf } from '../request-view.ts';
import type { RequestId, RequestsParts } from '../requests-parts.ts';
import {
  changeRequest,
  findAnyRequest,
  listRequests,
  requestsIn,
  type PaymentRequest,
} from '../requests-store.ts';
import { lockOpen } from '../thread.ts';

const QUEUE_LIMIT = 100;
/** What the audit keeps of an answer; the whole stands in the request. */
const AUDITED_CHARACTERS = 300;

async function operatorHeadsOf(
  { kernel, playerNumbers }: RequestsParts,
  requests: readonly PaymentRequest[],
): Promise<OperatorRequestsView['requests']> {
  const players = requests.map(({ playerId }) => playerId);
  const numberOf = await playerNumbers.numbersOf(kernel.db, players);
  return requests.map((request) => {
    const { playerId, paymentId, language } = request;
    return { ...headOf(request), playerId, playerNumber: numberOf(playerId), paymentId, language };
  });
}

const topicIdsOf = (desk: RequestDesk | undefined): readonly number[] =>
  REQUEST_TOPICS.filter((topic) => desk === undefined || topic.desk === desk).map(({ id }) => id);

/** Requests of all players to a desk, or to any, in a state; who waits longest comes first. */
export async function requestQueue(
  parts: RequestsParts,
  status: QueuedRequestStatus,
  desk?: RequestDesk,
): Promise<OperatorRequestsView> {
  const requests = await requestsIn(parts.kernel.db, status, topicIdsOf(desk), QUEUE_LIMIT);
  return { requests: await operatorHeadsOf(parts, requests) };
}

/** What one player asked, newest first, whatever became of it. */
export async function requestsOf(
  parts: RequestsParts,
  playerId: PlayerId,
  desk?: RequestDesk,
): Promise<OperatorRequestsView> {
  const page = { topicIds: topicIdsOf(desk), limit: QUEUE_LIMIT, offset: 0 };
  const { requests } = await listRequests(parts.kernel.db, playerId, page);
  return { requests: await operatorHeadsOf(parts, requests) };
}

/** A request with everything said in it and the payment it is about. @throws NOT_FOUND */
export async function showToOperator(
  parts: RequestsParts,
  requestId: RequestId,
): Promise<OperatorRequestView> {
  const { db } = parts.kernel;
  const request = await findAnyRequest(db, requestId);
  const [head] = request === undefined ? [] : await operatorHeadsOf(parts, [request]);
  if (request === undefined || head === undefined) throw new PlatformError('NOT_FOUND');
  return {
    ...head,
    payment: await paymentOf(db, parts, request),
    messages: [...(await messagesOf(db, request))],
  };
}

/**
 * Answers a request once per key, or asks its player for something. Refusals are stored with the key: REQUEST_CLOSED,
 * OWN_ACCOUNT. @throws NOT_FOUND
 */
export async function answerRequest(
  parts: RequestsParts,
  operator: OperatorPrincipal,
  requestId: RequestId,
  { key, answer }: { readonly key: string; readonly answer: OperatorRequestAnswer },
): Promise<StoredAnswer> {
  const { kernel } = parts;
  const playerId = await ownerOf(parts, requestId);
  const stored = await kernel.idempotency.run(
    {
      principal: `operator:${operator.operatorId}`,
      operation: 'requests.answer',
      key,
      body: { requestId, ...answer },
    },
    async (tx) => {
      const step = answer.asks ? 'asks' : 'answered';
      await reply(tx, parts, operator, { playerId, requestId, step, text: answer.text });
      return { status: 200, body: { status: STATUS_AFTER[step] } };
    },
  );
  tellPlayer(kernel.bus, playerId, { kind: 'request', requestId });
  return stored;
}

/** Closes a request; its player reads the reason. @throws NOT_FOUND, REQUEST_CLOSED, OWN_ACCOUNT */
export async function closeByOperator(
  parts: RequestsParts,
  operator: OperatorPrincipal,
  requestId: RequestId,
  reason: string,
): Promise<void> {
  const { kernel } = parts;
  const playerId = await ownerOf(parts, requestId);
  await inTransaction(kernel.db, (tx) =>
    reply(tx, parts, operator, { playerId, requestId, step: 'closed', text: reason }),
  );
  tellPlayer(kernel.bus, playerId, { kind: 'request', requestId });
}

const STATUS_AFTER = { answered: 'answered', asks: 'waiting', closed: 'closed' } as const;

interface Reply {
  readonly playerId: PlayerId;
  readonly requestId: RequestId;
  readonly step: keyof typeof STATUS_AFTER;
  readonly text: string;
}

/** The message, the state, the audit and the word to the player's mailbox: together or not at all. */
async function reply(
  tx: Tx,
  { kernel, operators, writeToPlayer, tellInbox }: RequestsParts,
  operator: OperatorPrincipal,
  { playerId, requestId, step, text: written }: Reply,
): Promise<void> {
  await operators.refuseOwnPlayer(tx, operator, playerId);
  const request = await lockOpen(tx, playerId, requestId);
  const atMs = kernel.clock.nowMs();
  const text = requestText(written);
  const status = STATUS_AFTER[step];
  const seq = await insertMessage(tx, request, { by: `operator:${operator.name}`, text, atMs });
  await changeRequest(tx, request, { status, closedBy: step === 'closed' ? 'house' : null }, atMs);
  await operators.record(tx, {
    operator,
    action: step === 'closed' ? 'request.close' : 'request.answer',
    subject: `request:${requestId}`,
    before: { status: request.status },
    after: { status },
    reason: text.slice(0, AUDITED_CHARACTERS),
  });
  await writeToPlayer(tx, playerId, {
    template: 'request-answered',
    params: { requestId, step, path: requestPath(request.topicId, requestId) },
  });
  const content = { kind: 'request', requestId, topicId: request.topicId, step } as const;
  await tellInbox(tx, { playerId, cause: `request:${requestId}:${seq}`, content, atMs });
}

async function ownerOf({ kernel }: RequestsParts, requestId: RequestId): Promise<PlayerId> {
  const request = await findAnyRequest(kernel.db, requestId);
  if (request === undefined) throw new PlatformError('NOT_FOUND');
  return request.playerId;
}
