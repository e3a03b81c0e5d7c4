import type { FeedSink } from '../feed-sink.ts';
import { checkMessage } from '../push/message-check.ts';

/**
 * A sink for messages made of what somebody else wrote: one that is none by the contract, such as a value that is too
 * long, is said, and what stands in for it keeps the numbers whole and stops the match it was about.
 */
export function checkedSink(sink: FeedSink, onFault: (reason: string) => void): FeedSink {
  return {
    ingest(message) {
      const checked = checkMessage(message);
      if (checked.ok) return sink.ingest(message);
      onFault(`${message.body.kind}: ${checked.reason}`);
      return sink.ingest(checked.standIn ?? { ...message, body: { kind: 'heartbeat' } });
    },
  };
}
