import type { AnalyticsBatchBody } from '@paddock/contract/schemas';
import type { RecordedEvent } from '@paddock/shared-utils';

import { BATCH_EVENTS, GATHER_MS, sendEvents } from './send-events.ts';

let sent: Promise<AnalyticsBatchBody>[];
let timers: { delayMs: number; run: () => void }[];
let track: (event: RecordedEvent) => void;

const event = (name: string): RecordedEvent => ({ name, atMs: 7.4, userId: '4711' });

beforeEach(() => {
  sent = [];
  timers = [];
  const sendBeacon = (path: string, body: Blob): boolean => {
    expect([path, body.type]).toEqual(['/web-api/analytics/events', 'application/json']);
    sent.push(
      new Promise((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(JSON.parse(reader.result as string) as AnalyticsBatchBody);
        reader.readAsText(body);
      }),
    );
    return true;
  };
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  const after = (delayMs: number, run: () => void) => {
    const timer = { delayMs, run };
    timers.push(timer);
    return () => {
      timers = timers.filter((one) => one !== timer);
    };
  };
  const addAnalyticsSink = (sink: (event: RecordedEvent) => void) => {
    track = sink;
    return () => true;
  };
  sendEvents({ window, scheduler: { after }, addAnalyticsSink });
});

it('sends what came within five seconds together, without who it was [S8-19]', async () => {
  track({ ...event('auth.login-failed'), data: { error_code: 'WRONG_CREDENTIALS' } });
  track(event('auth.login-done'));
  expect(sent).toEqual([]);
  expect(timers.map(({ delayMs }) => delayMs)).toEqual([GATHER_MS]);
  timers[0]?.run();
  expect(await Promise.all(sent)).toEqual([
    {
      events: [
        { name: 'auth.login-failed', atMs: 7, data: { error_code: 'WRONG_CREDENTIALS' } },
        { name: 'auth.login-done', atMs: 7 },
      ],
    },
  ]);
});

it('sends as many as one request takes, and the rest when the tab is left', async () => {
  for (let at = 0; at < BATCH_EVENTS + 1; at += 1) track(event('coupon.leg-added'));
  expect(sent).toHaveLength(1);
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect((await Promise.all(sent)).map(({ events }) => events.length)).toEqual([20, 1]);
  expect(timers).toEqual([]);
});
