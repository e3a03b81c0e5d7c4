import { RemoteFailure } from '../remote/remote-failure.ts';
import { createRemoteLog } from './remote-log.ts';

describe('the log of remotes', () => {
  it('notes the time of the first load, and the last failure', async () => {
    let nowMs = 0;
    const log = createRemoteLog(() => nowMs);
    const entry = Promise.withResolvers<unknown>();
    const loader = log.watch({ load: () => entry.promise });
    const loading = loader.load('betting');
    expect(log.list()).toEqual([{ parcel: 'betting', state: 'loading', loadMs: null, lastError: null }]);
    nowMs = 40.4;
    entry.resolve({});
    await loading;
    nowMs = 900;
    await loader.load('betting');
    log.failed(new RemoteFailure('late', { kind: 'timeout', parcel: 'betting' }));
    expect(log.list()).toEqual([
      { parcel: 'betting', state: 'error', loadMs: 40, lastError: 'timeout: late' },
    ]);
  });

  it('knows that a broken one works again, and keeps what had been wrong', () => {
    const log = createRemoteLog(() => 0);
    log.mended('never-seen');
    expect(log.list()).toEqual([]);
    log.failed(new RemoteFailure('torn', { kind: 'lifecycle', parcel: 'betting' }));
    log.mended('betting');
    expect(log.list()).toMatchObject([{ parcel: 'betting', state: 'ready', lastError: 'lifecycle: torn' }]);
  });

  it('tells those who listen, until they stop', async () => {
    const log = createRemoteLog(() => 0);
    let heard = 0;
    const stop = log.subscribe(() => (heard += 1));
    const gone = log.watch({ load: () => Promise.reject(new Error('gone')) }).load('coupon');
    await expect(gone).rejects.toThrow('gone');
    expect(log.list()[0]).toMatchObject({ state: 'error', lastError: 'gone' });
    stop();
    const before = heard;
    log.failed(new RemoteFailure('again', { kind: 'http', parcel: 'coupon' }));
    expect([before, heard]).toEqual([2, 2]);
  });
});
