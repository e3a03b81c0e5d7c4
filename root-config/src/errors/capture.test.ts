import { captureErrors } from './capture.ts';
import type { ReportInput } from './reporter.ts';
import { scrub } from './scrub.ts';

let stop = (): void => undefined;
afterEach(() => stop());

function listen(importErrors: readonly unknown[] = []) {
  const reports: ReportInput[] = [];
  const counts = { lostChunks: 0, flushed: 0 };
  const listening = new AbortController();
  stop = () => listening.abort();
  const options = {
    reporter: {
      report: (input: ReportInput) => reports.push(input),
      reportFailure: () => undefined,
      flush: () => void (counts.flushed += 1),
    },
    isImportError: (error: unknown) => importErrors.includes(error),
    probe: () => Promise.resolve({ kind: 'integrity' as const, httpStatus: 200 }),
    onLostChunk: () => void (counts.lostChunks += 1),
  };
  captureErrors(window, options, listening);
  return { reports, counts };
}

function reject(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

function fail(error: unknown, message = 'failed'): void {
  window.dispatchEvent(new ErrorEvent('error', { error, message, filename: 'https://s.test/a.js' }));
}

describe('what goes wrong unseen', () => {
  it('reports errors and rejections, with the file', () => {
    const { reports } = listen();
    const error = new Error('x');
    fail(error);
    reject('why');
    expect(reports).toEqual([
      { kind: 'error', error, source: 'https://s.test/a.js' },
      { kind: 'rejection', error: 'why', source: null },
    ]);
  });

  it('leaves out what the loader reports itself, cancelled requests and harmless noise', () => {
    const known = new Error('import');
    const { reports } = listen([known]);
    reject(known);
    reject(new DOMException('gone', 'AbortError'));
    fail(null, 'ResizeObserver loop completed with undelivered notifications.');
    expect(reports).toEqual([]);
  });

  it('takes a lost chunk of a standing page for what it is [S8-02]', async () => {
    const { reports, counts } = listen();
    reject(Object.assign(new Error('no chunk'), { name: 'ChunkLoadError', request: 'https://s.test/c.js' }));
    await new Promise((resolve) => void setTimeout(resolve));
    expect(reports[0]).toMatchObject({ kind: 'load', failure: 'integrity', source: 'https://s.test/c.js' });
    expect(counts.lostChunks).toBe(1);
  });

  it('reports a refused file; the reporter takes its query off', () => {
    const { reports } = listen();
    document.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), {
        effectiveDirective: 'script-src-elem',
        blockedURI: 'https://evil.test/x.js?id=7',
        sourceFile: '',
      }),
    );
    expect(reports).toEqual([
      { kind: 'csp', error: 'script-src-elem refused https://evil.test/x.js?id=7', source: null },
    ]);
    expect(scrub(String(reports[0]?.error), 300)).toBe('script-src-elem refused https://evil.test/x.js');
  });

  it('sends what waits when the page is left, and stops when told', () => {
    const { reports, counts } = listen();
    window.dispatchEvent(new Event('pagehide'));
    expect(counts.flushed).toBe(1);
    stop();
    reject('x');
    expect(reports).toEqual([]);
  });
});
