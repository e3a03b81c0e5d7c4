import { isId, TOPIC_PATTERN, TOPICS_PER_SOCKET, type ClientMessage, type Topic } from '@paddock/contract';

/** Longest token a client may send. */
const MAX_TOKEN = 4_096;

/** Reads a client's message; undefined for anything else. Topics are only checked to be texts. */
export function readClientMessage(text: string): ClientMessage | undefined {
  const message = parse(text);
  if (typeof message !== 'object' || message === null) return undefined;
  const { t, topics, token, sinceMs } = message as Readonly<Record<string, unknown>>;
  if (t === 'auth') return typeof token === 'string' && token.length <= MAX_TOKEN ? { t, token } : undefined;
  if (t !== 'sub' && t !== 'unsub') return undefined;
  if (!Array.isArray(topics) || topics.length > TOPICS_PER_SOCKET) return undefined;
  if (!topics.every((topic) => typeof topic === 'string')) return undefined;
  if (t === 'unsub' || sinceMs === undefined) return { t, topics };
  return typeof sinceMs === 'number' && Number.isSafeInteger(sinceMs) ? { t, topics, sinceMs } : undefined;
}

/** Whether a text is a topic at all; what it names may still not exist. */
export function isTopic(topic: Topic): boolean {
  if (!TOPIC_PATTERN.test(topic)) return false;
  const [kind, id = ''] = topic.split(':');
  return kind === 'row' || kind === 'event' || kind === 'market' ? isId(id) : true;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
