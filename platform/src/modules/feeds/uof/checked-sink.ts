import type { FeedMessage } from '@paddock/contract/schemas';

import type { FeedSink } from '../feed-sink.ts';
import { checkMessage } from '../push/message-check.ts';

/**
 * A sink for messages made of what somebody else wrote: one that is none by the contract, such as a value that is too
 * long, is said. What decides bets goes on without the markets it lies in; what stands in for another message keeps the
 * numbers whole and stops the match it was about.
 */
export function checkedSink(sink: FeedSink, onFault: (reason: string) => void): FeedSink {
  return {
    ingest(message) {
      const checked = checkMessage(message);
      if (checked.ok) return sink.ingest(message);
      onFault(`${message.body.kind}: ${checked.reason}`);
      const standIn = checked.standIn ?? { ...message, body: { kind: 'heartbeat' } };
      return sink.ingest(withWhatIsSound(message) ?? standIn);
    },
  };
}

/**
 * The message with those of its markets, or of the kinds it describes, that are sound; undefined where none is. Prices are
 * not among them: what is left out would stand as it was told before.
 */
function withWhatIsSound(message: FeedMessage): FeedMessage | undefined {
  const { body } = message;
  if (body.kind === 'market-types') return sound(message, 'types', body.types);
  if (body.kind === 'prices' || !('markets' in body)) return undefined;
  return sound(message, 'markets', body.markets ?? []);
}

function sound(message: FeedMessage, list: string, items: readonly object[]): FeedMessage | undefined {
  const withItems = (some: readonly object[]) =>
    checkMessage({ ...message, body: { ...message.body, [list]: some } });
  const taken = items.filter((item) => withItems([item]).ok);
  if (taken.length === 0) return undefined;
  const checked = withItems(taken);
  return checked.ok ? checked.message : undefined;
}
