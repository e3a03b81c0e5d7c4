import type { FeedBody, FeedMessage } from '@paddock/contract/schemas';

import { ManualClock } from '../../kernel/time/clock.ts';
import { createFeedEmitter } from './feed-emitter.ts';
import type { IngestOutcome } from './feed-sink.ts';

const stop = (event: string): FeedBody => ({ kind: 'bet-stop', event, reason: 'goal' });
const result = (event: string): FeedBody => ({ kind: 'result', event, revision: 1, markets: [] });

function emitterTo(ingest: (message: FeedMessage) => Promise<IngestOutcome>) {
  const quarantined: string[] = [];
  const emitter = createFeedEmitter({
    producer: 'acme',
    epoch: 3,
    sink: { ingest },
    clock: new ManualClock(1_000),
    onQuarantine: (_message, reason) => quarantined.push(reason),
  });
  return { emitter, quarantined };
}

/** Takes messages after a moment, as a database does, and writes down what came. */
function slowSink() {
  const taken: string[] = [];
  return {
    taken,
    async ingest({ seq, body }: FeedMessage): Promise<IngestOutcome> {
      await new Promise((resolve) => setImmediate(resolve));
      taken.push(`${seq} ${body.kind}${'event' in body ? ` ${body.event}` : ''}`);
      return { status: 'accepted' };
    },
  };
}

describe('the outgoing stream of a producer', () => {
  it('numbers messages in order, also when two deliveries are asked for at once', async () => {
    const sink = slowSink();
    const { emitter } = emitterTo((message) => sink.ingest(message));
    emitter.queue(Array.from({ length: 450 }, (_, at) => stop(`e${at}`)));
    const first = emitter.deliver();
    emitter.queue([stop('last')]);
    await Promise.all([first, emitter.deliver()]);
    expect(sink.taken).toEqual(
      Array.from({ length: 451 }, (_, at) => `${at + 1} bet-stop ${at === 450 ? 'last' : `e${at}`}`),
    );
    expect(emitter.queued).toBe(0);
  });

  it('sends again, with the same number, what the sink failed to take', async () => {
    const sink = slowSink();
    let failures = 2;
    const { emitter } = emitterTo((message) =>
      failures-- > 0 ? Promise.reject(new Error('away')) : sink.ingest(message),
    );
    emitter.queue([stop('a'), stop('b')]);
    await expect(emitter.deliver()).rejects.toThrow('away');
    await expect(emitter.deliver()).rejects.toThrow('away');
    await expect(emitter.deliver()).resolves.toBe('delivered');
    expect(sink.taken).toEqual(['1 bet-stop a', '2 bet-stop b']);
  });

  it('keeps what is told once, and only that, when a snapshot takes the place of what is queued', async () => {
    const sink = slowSink();
    const { emitter } = emitterTo((message) => sink.ingest(message));
    emitter.queue([stop('a'), result('a'), { kind: 'rollback', event: 'a', revision: 2 }, stop('b')]);
    emitter.replaceBySnapshot([stop('c')]);
    await emitter.deliver();
    expect(sink.taken).toEqual([
      '1 snapshot-begin',
      '2 bet-stop c',
      '3 snapshot-end',
      '4 result a',
      '5 rollback a',
    ]);
  });

  it.each([
    [{ status: 'gap', expectedSeq: 1 }, 'snapshot-wanted'],
    [{ status: 'older' }, 'superseded'],
  ] as const)('says what to do about %j', async (outcome, delivery) => {
    const { emitter } = emitterTo(() => Promise.resolve(outcome));
    emitter.queue([stop('a')]);
    await expect(emitter.deliver()).resolves.toBe(delivery);
    expect(emitter.queued).toBe(1);
  });

  it('goes on after a quarantined message and reports it', async () => {
    const { emitter, quarantined } = emitterTo(() =>
      Promise.resolve({ status: 'quarantined', reason: 'unknown', faults: [] }),
    );
    emitter.queue([stop('a'), stop('b')]);
    await expect(emitter.deliver()).resolves.toBe('delivered');
    expect(quarantined).toEqual(['unknown', 'unknown']);
  });
});
