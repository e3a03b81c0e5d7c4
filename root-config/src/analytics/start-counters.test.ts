import type { CountersView } from '@paddock/contract/schemas';
import type { AnalyticsSink, RecordedEvent } from '@paddock/shared-utils';

import { startCounters } from './start-counters.ts';

type Answer = { ok: true; data: CountersView } | { ok: false };

function open(answer: Answer, marketing: boolean) {
  let consent: (value: { marketing: boolean }) => void = () => undefined;
  const asked: unknown[] = [];
  const sinks: AnalyticsSink[] = [];
  const beacons: string[] = [];
  Object.defineProperty(navigator, 'sendBeacon', {
    value: (path: string) => beacons.push(path),
    configurable: true,
  });
  startCounters({
    window,
    scheduler: { after: (_delayMs: number, run: () => void) => (run(), () => undefined) },
    addAnalyticsSink: (sink: AnalyticsSink) => {
      sinks.push(sink);
      return () => undefined;
    },
    api: {
      get(path: string, { query }: { query: object }) {
        asked.push([path, query]);
        return Promise.resolve(answer);
      },
    },
    consent$: {
      subscribe(listener: typeof consent) {
        consent = listener;
        listener({ marketing });
      },
    },
    site$: { snapshot: () => ({ status: 'ready', config: { groupId: 7 } }) },
  } as never);
  const event: RecordedEvent = { name: 'bet.placed', data: { legs: 2 }, atMs: 5, userId: '4711' };
  return {
    asked,
    sinks,
    beacons,
    agree: () => consent({ marketing: true }),
    tell: () => sinks.forEach((sink) => sink(event)),
    settled: () => new Promise((resolve) => void setTimeout(resolve, 0)),
  };
}

describe('the counters of a visitor', () => {
  afterEach(() => Reflect.deleteProperty(window, 'dataLayer'));

  it('are asked for by domain and project once the visitor agreed, and never before [S7-45]', async () => {
    const page = open({ ok: true, data: { counters: [{ kind: 'own' }] } }, false);
    await page.settled();
    expect([page.asked, page.sinks]).toEqual([[], []]);
    page.agree();
    page.agree();
    await page.settled();
    expect(page.asked).toEqual([['/web-api/analytics/counters', { domain: 'localhost', projectId: 7 }]]);
    page.tell();
    expect(page.beacons).toEqual(['/web-api/analytics/events']);
    expect(Reflect.get(window, 'dataLayer')).toBeUndefined();
  });

  it('are a tag layer where the site says so, which is never told who the visitor is [S7-45]', async () => {
    Reflect.set(window, 'dataLayer', [{ event: 'of a tag' }]);
    const page = open({ ok: true, data: { counters: [{ kind: 'tag', layer: 'dataLayer' }] } }, true);
    await page.settled();
    page.tell();
    expect(Reflect.get(window, 'dataLayer')).toEqual([
      { event: 'of a tag' },
      { event: 'bet.placed', legs: 2 },
    ]);
    expect(page.beacons).toEqual([]);
  });

  it('are the site’s own where nobody answers, and none where it names none', async () => {
    const lost = open({ ok: false }, true);
    await lost.settled();
    lost.tell();
    expect(lost.beacons).toHaveLength(1);
    const none = open({ ok: true, data: { counters: [] } }, true);
    await none.settled();
    none.tell();
    expect(none.beacons).toEqual([]);
  });
});
