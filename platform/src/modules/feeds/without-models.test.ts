import type { FeedMessage } from '@paddock/contract/schemas';

import type { FeedSink } from './feed-sink.ts';
import { withoutModels } from './without-models.ts';

describe('providers that are asked for no joint prices', () => {
  it('are heard without the model they send, and with all else', async () => {
    const heard: FeedMessage[] = [];
    const sink: FeedSink = {
      ingest(message) {
        heard.push(message);
        return Promise.resolve({ status: 'accepted' });
      },
    };
    const message = (body: FeedMessage['body']): FeedMessage => ({
      ...{ producer: 'acme', epoch: 1, seq: 1, generatedAtMs: 5 },
      body,
    });
    const prices = { kind: 'prices' as const, event: 'e1', markets: [] };
    const model = { name: 'football-counts', figures: {} };
    await withoutModels(sink).ingest(message({ ...prices, model }));
    await withoutModels(sink).ingest(message({ kind: 'heartbeat' }));
    expect(heard).toEqual([message(prices), message({ kind: 'heartbeat' })]);
  });
});
