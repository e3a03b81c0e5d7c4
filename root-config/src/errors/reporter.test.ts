import { jest } from '@jest/globals';
import type { ClientErrorBatchBody } from '@paddock/contract/schemas';

import { RemoteFailure } from '../remote/remote-failure.ts';
import { browserScheduler } from '../time/scheduler.ts';
import { createReporter } from './reporter.ts';

beforeEach(() => void jest.useFakeTimers());

function setUp(random = 0, sampleRate = 1) {
  const sent: ClientErrorBatchBody[] = [];
  const reporter = createReporter({
    release: 12,
    scheduler: browserScheduler,
    attribution: ({ parcel }) => (parcel === null ? null : `${parcel}@1.0.0`),
    sampleRate,
    random: () => random,
    routeId: () => 'betting.live',
    entryUrlOf: (parcel) => `https://s.test/${parcel}.js`,
    send: (batch) => sent.push(batch),
  });
  return { reporter, sent };
}

describe('the reporter', () => {
  it('sends one report with a count for a failure that repeats', () => {
    const { reporter, sent } = setUp();
    for (let time = 0; time < 5; time += 1) reporter.report({ kind: 'error', error: new Error('boom') });
    jest.advanceTimersByTime(2_000);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ release: 12, sampleRate: 1 });
    expect(sent[0]?.errors).toEqual([
      expect.objectContaining({
        kind: 'error',
        message: 'boom',
        count: 5,
        routeId: 'betting.live',
        parcel: null,
      }),
    ]);
  });

  it('counts anew after a report has gone, and keeps different failures apart', () => {
    const { reporter, sent } = setUp();
    reporter.report({ kind: 'error', error: 'a' });
    jest.advanceTimersByTime(2_000);
    reporter.report({ kind: 'error', error: 'a' });
    reporter.report({ kind: 'error', error: 'b' });
    reporter.report({ kind: 'rejection', error: 'a' });
    jest.advanceTimersByTime(2_000);
    expect(sent[1]?.errors.map(({ kind, message, count }) => [kind, message, count])).toEqual([
      ['error', 'a', 1],
      ['error', 'b', 1],
      ['rejection', 'a', 1],
    ]);
  });

  it('attributes a failed parcel and names the cause, the file and the stack of the cause', () => {
    const { reporter, sent } = setUp();
    const cause = new Error('inner');
    reporter.reportFailure(
      new RemoteFailure('gone', { kind: 'http', parcel: 'betting', url: 'https://s.test/b.js?v=1', cause }),
    );
    reporter.reportFailure(new RemoteFailure('no mount', { kind: 'lifecycle', parcel: 'coupon' }));
    reporter.flush();
    expect(sent[0]?.errors[0]).toMatchObject({
      kind: 'load',
      failure: 'http',
      message: 'http: gone',
      parcel: 'betting@1.0.0',
      fileUrl: 'https://s.test/b.js',
    });
    expect(sent[0]?.errors[0]?.stack).toContain('inner');
    expect(sent[0]?.errors[1]).toMatchObject({
      kind: 'lifecycle',
      failure: 'lifecycle',
      parcel: 'coupon@1.0.0',
      fileUrl: 'https://s.test/coupon.js',
    });
  });

  it('sends at most twenty in one request', () => {
    const { reporter, sent } = setUp();
    for (let at = 0; at < 45; at += 1) reporter.report({ kind: 'error', error: `failure${' x'.repeat(at)}` });
    reporter.flush();
    expect(sent.map(({ errors }) => errors.length)).toEqual([20, 20, 5]);
  });

  it('stops at a hundred different failures: a tab gone wild must not drown the others', () => {
    const { reporter, sent } = setUp();
    for (let at = 0; at < 150; at += 1)
      reporter.report({ kind: 'error', error: `failure${' x'.repeat(at)}` });
    reporter.flush();
    expect(sent.flatMap(({ errors }) => errors)).toHaveLength(100);
  });

  it('says nothing in a tab outside the sample', () => {
    const { reporter, sent } = setUp(0.5, 0.1);
    reporter.report({ kind: 'error', error: 'a' });
    reporter.flush();
    expect(sent).toEqual([]);
  });

  it('carries no personal data', () => {
    const { reporter, sent } = setUp();
    reporter.report({ kind: 'error', error: new Error('login of ann@mail.test failed') });
    reporter.flush();
    expect(JSON.stringify(sent)).not.toContain('ann@mail');
  });
});
