import type { PlayerId } from '@paddock/contract';
import type { PaymentRequestView, RequestMessage } from '@paddock/contract/schemas';

import { inTransaction, type Tx } from '../../kernel/database/database.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import type { StoredAnswer } from '../../kernel/idempotency/idempotency.ts';
import { tellPlayer } from '../live/index.ts';
import { countUnanswered, insertMessage } from './messages-store.ts';
import { requestText } from './request-text.ts';
import { viewRequest } from './request-view.ts';
import { UNANSWERED_MESSAGES_MAX, type RequestId, type RequestsParts } from './requests-parts.ts';
import { changeRequest, lockRequest, type PaymentRequest } from './requests-store.ts';

export interface Addition {
  readonly playerId: PlayerId;
  readonly requestId: RequestId;
  readonly key: string;
  readonly message: RequestMessage;
}

/** Adds a player's message once per key; the request waits for an operator again. Refusals: NOT_FOUND, REQUEST_CLOSED, REQUESTS_FULL. */
export async function addMessage(
  parts: RequestsParts,
  { playerId, requestId, key, message }: Addition,
): Promise<StoredAnswer> {
  const { kernel } = parts;
  const answer = await kernel.idempotency.run(
    {
      principal: `player:${playerId}`,
      operation: 'requests.add',
      key,
      body: { requestId, ...message },
    },
    async (tx) => {
      const request = await lockOpen(tx, playerId, requestId);
      if ((await countUnanswered(tx, request)) >= UNANSWERED_MESSAGES_MAX)
        throw new PlatformError('REQUESTS_FULL');
      const atMs = kernel.clock.nowMs();
      await insertMessage(tx, request, { by: 'player', text: requestText(message.text), atMs });
      const to = { status: 'open', closedBy: null } as const;
      await changeRequest(tx, request, to, atMs);
      return { status: 200, body: await viewRequest(tx, parts, { ...request, ...to, changedAtMs: atMs }) };
    },
  );
  if (answer.status === 200) tellPlayer(kernel.bus, playerId, { kind: 'request', requestId });
  return answer;
}

/** Closes a request by its player's word; one that is closed stays as it is. @throws NOT_FOUND */
export async function closeByPlayer(
  parts: RequestsParts,
  playerId: PlayerId,
  requestId: RequestId,
): Promise<PaymentRequestView> {
  const { kernel } = parts;
  const view = await inTransaction(kernel.db, async (tx) => {
    const request = await lockRequest(tx, playerId, requestId);
    if (request === undefined) throw new PlatformError('NOT_FOUND');
    if (request.status === 'closed') return viewRequest(tx, parts, request);
    const to = { status: 'closed', closedBy: 'player' } as const;
    const changedAtMs = kernel.clock.nowMs();
    await changeRequest(tx, request, to, changedAtMs);
    return viewRequest(tx, parts, { ...request, ...to, changedAtMs });
  });
  tellPlayer(kernel.bus, playerId, { kind: 'request', requestId });
  return view;
}

/** Locks a request that takes messages. @throws NOT_FOUND, REQUEST_CLOSED */
export async function lockOpen(tx: Tx, playerId: PlayerId, requestId: RequestId): Promise<PaymentRequest> {
  const request = await lockRequest(tx, playerId, requestId);
  if (request === undefined) throw new PlatformError('NOT_FOUND');
  if (request.status === 'closed') throw new PlatformError('REQUEST_CLOSED');
  return request;
}
