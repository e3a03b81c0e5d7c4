import { FIELD_BOUNDS } from '../forms/field-bounds.ts';

/** What a payment can be: money in or money out. */
export type PaymentKind = 'deposit' | 'withdrawal';

/** Whose questions they are: about payments (S2-28), or any other, which support answers (S2-25). */
export type RequestDesk = 'payments' | 'support';

/** What a player can ask about (S2-29); its words are `cashier:requests.topic.<id>`, or `support:topics.<id>`. */
export interface RequestTopic {
  readonly id: number;
  readonly desk: RequestDesk;
  /** Kinds of payments it is about (S2-30); none for a topic that is about no payment. */
  readonly payments: readonly PaymentKind[];
  /** Sub-topics, one of which has to be chosen (S2-32), numbered within the topic. */
  readonly subTopics: readonly number[];
}

/** Topics of requests. Numbers stand in addresses and rows: never reused. */
export const REQUEST_TOPICS: readonly RequestTopic[] = [
  /** Paid in, not credited. */
  { id: 1, desk: 'payments', payments: ['deposit'], subTopics: [] },
  /** Paid out, not arrived. */
  { id: 2, desk: 'payments', payments: ['withdrawal'], subTopics: [] },
  /** Another amount than expected. */
  { id: 3, desk: 'payments', payments: ['deposit', 'withdrawal'], subTopics: [] },
  /** Papers: a confirmation for a bank, a proof we asked for, the owner of a card. */
  { id: 4, desk: 'payments', payments: [], subTopics: [1, 2, 3] },
  /** Ways to pay: declined, changed, not made by the player. */
  { id: 5, desk: 'payments', payments: [], subTopics: [1, 2, 3] },
  /** Anything else about payments. */
  { id: 6, desk: 'payments', payments: [], subTopics: [] },
  /** Bets and their results. */
  { id: 7, desk: 'support', payments: [], subTopics: [] },
  /** Account, signing in, documents. */
  { id: 8, desk: 'support', payments: [], subTopics: [] },
  /** Limits, breaks, safer play. */
  { id: 9, desk: 'support', payments: [], subTopics: [] },
  /** Bonuses. */
  { id: 10, desk: 'support', payments: [], subTopics: [] },
  /** Anything else. */
  { id: 11, desk: 'support', payments: [], subTopics: [] },
];

/** The topics of a desk. */
export function topicsOf(desk: RequestDesk): readonly RequestTopic[] {
  return REQUEST_TOPICS.filter((topic) => topic.desk === desk);
}

/** The page of a request, without the language. */
export function requestPath(topicId: number, requestId: string): string {
  const isSupport = requestTopic(topicId)?.desk === 'support';
  return isSupport ? `/office/support/${requestId}` : `/office/payment/requests/${requestId}`;
}

/** The topic of a number, or of the text of one; undefined when there is none. */
export function requestTopic(id: number | string | undefined): RequestTopic | undefined {
  return REQUEST_TOPICS.find((topic) => String(topic.id) === String(id));
}

/** True where the choice is complete: a sub-topic exactly where the topic has some. */
export function isRequestSubject(topicId: number, subTopicId: number | null): boolean {
  const topic = requestTopic(topicId);
  if (topic === undefined) return false;
  return topic.subTopics.length === 0 ? subTopicId === null : topic.subTopics.includes(subTopicId ?? 0);
}

/** The longest message of a request, in characters as JavaScript counts them. */
export const REQUEST_TEXT_MAX = FIELD_BOUNDS.requestText.max;
