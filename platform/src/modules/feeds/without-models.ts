import type { FeedSink } from './feed-sink.ts';

/**
 * A sink for providers that are asked for no joint prices: `push` and `uof`. What a message says of a model is left out, so
 * that their matches have no bet builder. A provider with joint prices of its own would be heard here.
 */
export function withoutModels(sink: FeedSink): FeedSink {
  return {
    ingest(message) {
      if (message.body.kind !== 'prices' || message.body.model === undefined) return sink.ingest(message);
      const { model: _none, ...body } = message.body;
      return sink.ingest({ ...message, body });
    },
  };
}
