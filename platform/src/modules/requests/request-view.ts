import type { PlayerId } from '@paddock/contract';
import type { PaymentFact, PaymentRequestRow, PaymentRequestView } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../kernel/database/database.ts';
import { messagesOf } from './messages-store.ts';
import type { RequestsParts } from './requests-parts.ts';
import type { PaymentRequest } from './requests-store.ts';

/** What every side sees of a request. */
export function headOf(request: PaymentRequest) {
  const { requestId, topicId, subTopicId, status, createdAtMs, changedAtMs } = request;
  return { id: requestId, topicId, subTopicId, status, createdAtMs, changedAtMs };
}

/** Lines of the list, with the payments they are about. */
export async function viewRows(
  db: Database,
  { payments }: RequestsParts,
  playerId: PlayerId,
  requests: readonly PaymentRequest[],
): Promise<PaymentRequestRow[]> {
  const ids = requests.flatMap(({ paymentId }) => paymentId ?? []);
  const facts = await payments.some(db, playerId, ids);
  return requests.map((request) => ({
    ...headOf(request),
    payment: facts.find(({ id }) => id === request.paymentId) ?? null,
  }));
}

/** A request as its player sees it: who of the house wrote stays inside the house. */
export async function viewRequest(
  db: Database | Tx,
  parts: RequestsParts,
  request: PaymentRequest,
): Promise<PaymentRequestView> {
  const messages = await messagesOf(db, request);
  return {
    ...headOf(request),
    payment: await paymentOf(db, parts, request),
    closedBy: request.closedBy,
    messages: messages.map(({ by, text, atMs }) => ({
      from: by === 'player' ? 'player' : 'house',
      text,
      atMs,
    })),
  };
}

/** The payment a request is about. */
export async function paymentOf(
  db: Database | Tx,
  { payments }: RequestsParts,
  { playerId, paymentId }: PaymentRequest,
): Promise<PaymentFact | null> {
  if (paymentId === null) return null;
  const [fact = null] = await payments.some(db, playerId, [paymentId]);
  return fact;
}
