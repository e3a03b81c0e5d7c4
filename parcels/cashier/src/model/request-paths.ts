import type { PaymentFact } from '@paddock/contract/schemas';

/** The player's requests (S2-28), or one of them. */
export function requestsPath(requestId?: string): string {
  return `/office/payment/requests${requestId === undefined ? '' : `/${requestId}`}`;
}

/** Where asking begins, at a topic or a sub-topic (S2-29, S2-32). */
export function askPath(topicId?: number, subTopicId?: number): string {
  return ['/office/payment/create-request', topicId, subTopicId]
    .filter((part) => part !== undefined)
    .join('/');
}

/** The payments a topic is about, or one of them (S2-30, S2-31). */
export function topicPaymentsPath(topicId: number, paymentId?: string): string {
  return `${askPath(topicId)}/transactions${paymentId === undefined ? '' : `/${paymentId}`}`;
}

/** What most players ask about a payment of a kind: not credited, not arrived. */
const TOPIC_OF: Readonly<Record<PaymentFact['kind'], number>> = { deposit: 1, withdrawal: 2 };

/** A payment's own page, with the form to ask about it. */
export function paymentPath(kind: PaymentFact['kind'], paymentId: string): string {
  return topicPaymentsPath(TOPIC_OF[kind], paymentId);
}
