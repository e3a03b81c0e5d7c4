import { parseId, requestTopic, type PlayerId, type RequestTopic } from '@paddock/contract';
import type { RequestPaymentsView, RequestPaymentView } from '@paddock/contract/schemas';

import { PlatformError } from '../../kernel/http/problem.ts';
import { REQUESTS_PAGE, type RequestsParts } from './requests-parts.ts';
import { openAbout } from './requests-store.ts';

/** The player's payments a topic is about, newest first (S2-30); pages count from 1. @throws NOT_FOUND */
export async function topicPayments(
  { kernel, payments }: RequestsParts,
  playerId: PlayerId,
  topicId: string,
  pageNumber: number,
): Promise<RequestPaymentsView> {
  const { id, payments: kinds } = topicAboutPayments(topicId);
  const page = await payments.page(kernel.db, playerId, {
    kinds,
    limit: REQUESTS_PAGE,
    offset: (pageNumber - 1) * REQUESTS_PAGE,
  });
  const open = await openAbout(
    kernel.db,
    playerId,
    id,
    page.payments.map((payment) => payment.id),
  );
  return {
    payments: page.payments.map((payment) => ({ payment, openRequestId: open.get(payment.id) ?? null })),
    total: page.total,
    pageSize: REQUESTS_PAGE,
  };
}

/** One of them (S2-31). @throws NOT_FOUND, PAYMENT_UNKNOWN for another player's and for one of another kind */
export async function topicPayment(
  { kernel, payments }: RequestsParts,
  playerId: PlayerId,
  topicId: string,
  paymentText: string,
): Promise<RequestPaymentView> {
  const { id, payments: kinds } = topicAboutPayments(topicId);
  const paymentId = parseId<'payment'>(paymentText);
  const [payment] = paymentId === undefined ? [] : await payments.some(kernel.db, playerId, [paymentId]);
  if (payment === undefined || !kinds.includes(payment.kind)) throw new PlatformError('PAYMENT_UNKNOWN');
  const open = await openAbout(kernel.db, playerId, id, [payment.id]);
  return { payment, openRequestId: open.get(payment.id) ?? null };
}

function topicAboutPayments(topicId: string): RequestTopic {
  const topic = requestTopic(topicId);
  if (topic === undefined || topic.payments.length === 0) throw new PlatformError('NOT_FOUND');
  return topic;
}
