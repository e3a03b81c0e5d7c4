import type { FeedBody, FeedMessage } from '@paddock/contract/schemas';

import { checkedSink } from './checked-sink.ts';

const EVENT = 'sr:match:7';
const SOUND = { type: '1x2', specifiers: {} };
const TOO_LONG = { type: 'uof:9', specifiers: { variant: 'x'.repeat(65) } };

function taken(body: object) {
  const messages: FeedMessage[] = [];
  const faults: string[] = [];
  const sink = checkedSink(
    {
      ingest(message) {
        messages.push(message);
        return Promise.resolve({ status: 'accepted' });
      },
    },
    (reason) => faults.push(reason),
  );
  void sink.ingest({ producer: 'uof', epoch: 1, seq: 4, generatedAtMs: 5, body: body as FeedBody });
  return { bodies: messages.map((one) => one.body), numbers: messages.map(({ seq }) => seq), faults };
}

describe('what a feed wrote and is no message', () => {
  const settled = (market: object) => ({ ...market, selections: [{ outcome: 'home', won: 1 }] });

  it.each([
    { kind: 'result', event: EVENT, revision: 1, markets: [settled(TOO_LONG), settled(SOUND)] },
    { kind: 'cancel', event: EVENT, fromMs: 0, toMs: 9, reason: 'r', markets: [SOUND, TOO_LONG] },
    { kind: 'rollback', event: EVENT, revision: 1, markets: [SOUND, TOO_LONG] },
    { kind: 'cancel-rollback', event: EVENT, fromMs: 0, toMs: 9, markets: [TOO_LONG, SOUND] },
  ])('decides the other markets of a $kind', (body) => {
    const { bodies, numbers, faults } = taken(body);
    expect(bodies).toEqual([{ ...body, markets: [expect.objectContaining(SOUND)] }]);
    expect(numbers).toEqual([4]);
    expect(faults).toHaveLength(1);
  });

  it('never takes one market for all of the match', () => {
    const { bodies } = taken({ kind: 'rollback', event: EVENT, revision: 1, markets: [TOO_LONG] });
    expect(bodies).toEqual([{ kind: 'bet-stop', event: EVENT, reason: 'feed' }]);
  });

  it('stops a match whose prices are none, whatever else was told with them', () => {
    const prices = [SOUND, TOO_LONG].map((key) => ({
      ...key,
      status: 'open',
      selections: [{ outcome: 'home', oddsMilli: 2000, status: 'open' }],
    }));
    const { bodies } = taken({ kind: 'prices', event: EVENT, markets: prices });
    expect(bodies).toEqual([{ kind: 'bet-stop', event: EVENT, reason: 'feed' }]);
  });
});
