import { jest } from '@jest/globals';

import { browserScheduler } from '../time/scheduler.ts';
import { createFileProbe } from './file-probe.ts';

const probing = (answer: () => Promise<{ ok: boolean; status: number }>) =>
  createFileProbe(answer as unknown as typeof fetch, browserScheduler)('https://s.test/a.js');

describe('why a file did not come', () => {
  it.each([
    [404, { kind: 'http', httpStatus: 404 }],
    [503, { kind: 'http', httpStatus: 503 }],
    [200, { kind: 'integrity', httpStatus: 200 }],
  ])('with status %i', async (status, verdict) => {
    expect(await probing(() => Promise.resolve({ ok: status < 400, status }))).toEqual(verdict);
  });

  it('without an answer', async () => {
    expect(await probing(() => Promise.reject(new TypeError('failed to fetch')))).toEqual({
      kind: 'network',
      httpStatus: null,
    });
  });

  it('does not wait longer than three seconds', async () => {
    jest.useFakeTimers();
    const hanging = ((_url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      })) as unknown as typeof fetch;
    const verdict = createFileProbe(hanging, browserScheduler)('https://s.test/a.js');
    await jest.advanceTimersByTimeAsync(3_000);
    expect(await verdict).toEqual({ kind: 'network', httpStatus: null });
  });
});
