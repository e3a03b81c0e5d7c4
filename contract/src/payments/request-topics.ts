/** What a payment can be: money in or money out. */
export type PaymentKind = 'deposit' | 'withdrawal';

/** What a player can ask about (S2-29); its words are `cashier:requests.topic.<id>`. */
export interface RequestTopic {
  readonly id: number;
  /** Kinds of payments it is about (S2-30); none for a topic that is about no payment. */
  readonly payments: readonly PaymentKind[];
  /** Sub-topics, one of which has to be chosen (S2-32), numbered within the topic. */
  readonly subTopics: readonly number[];
}

/** Topics of payment requests. Numbers stand in addresses and rows: never reused. */
export const REQUEST_TOPICS: readonly RequestTopic[] = [
  /** Paid in, not credited. */
  { id: 1, payments: ['deposit'], subTopics: [] },
  /** Paid out, not arrived. */
  { id: 2, payments: ['withdrawal'], subTopics: [] },
  /** Another amount than expected. */
  { id: 3, payments: ['deposit', 'withdrawal'], subTopics: [] },
  /** Papers: a confirmation for a bank, a proof we asked for, the owner of a card. */
  { id: 4, payments: [], subTopics: [1, 2, 3] },
  /** Ways to pay: declined, changed, not made by the player. */
  { id: 5, payments: [], subTopics: [1, 2, 3] },
  /** Anything else. */
  { id: 6, payments: [], subTopics: [] },
];

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
export const REQUEST_TEXT_MAX = 2_000;
