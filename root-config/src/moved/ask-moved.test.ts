/** @jest-environment node */
import { jest } from '@jest/globals';
import { markOf } from '@paddock/contract/redirects';

import { createAskMoved, RETRIES } from './ask-moved.ts';

type Said = Response | Error;
const json = (body: object, status = 200) => Response.json(body, { status });
const marks = json.bind(null, {
  version: 3,
  marks: [markOf({ kind: 'prefix', from: '/promo', to: '/bonus', status: 301 })],
});
const moved = (url: string) =>
  json({ data: { redirect: true, code: 301, url, reasons: ['prefix /promo'], breadcrumbs: [] } });

function setUp(...answers: Said[]) {
  const fetchFile = jest.fn<typeof fetch>();
  for (const answer of answers) {
    if (answer instanceof Error) fetchFile.mockRejectedValueOnce(answer);
    else fetchFile.mockResolvedValueOnce(answer);
  }
  const pauses: number[] = [];
  const site = { version: 3 as number | undefined };
  const ask = createAskMoved({
    fetchFile,
    scheduler: {
      after(delayMs, run) {
        pauses.push(delayMs);
        run();
        return () => undefined;
      },
    },
    version: () => site.version,
  });
  const asked = () => fetchFile.mock.calls.map(([url]) => url);
  return { ask, asked, pauses, site, fetchFile };
}

it('asks nobody about an address that stays, once it knows the marks, and knows them anew with each version', async () => {
  const { ask, asked, site, fetchFile } = setUp(marks());
  expect(await ask('/en/live')).toBeNull();
  expect(ask('/en/live?x=1')).toBeNull();
  expect(asked()).toEqual(['/redirects-api/api/v1/marks?version=3']);
  fetchFile.mockResolvedValueOnce(marks());
  site.version = 4;
  expect(await ask('/en/live')).toBeNull();
  expect(asked()[1]).toBe('/redirects-api/api/v1/marks?version=4');
  site.version = undefined;
  expect(ask('/en/promo')).toBeNull();
  expect(asked()).toHaveLength(2);
});

it('asks the server about one that may have moved, with its query [S7-25]', async () => {
  const { ask, fetchFile } = setUp(marks(), moved('/en/bonus?x=1'));
  expect(await ask('/en/promo?x=1')).toBe('/en/bonus?x=1');
  const [url, init] = fetchFile.mock.calls[1] ?? [];
  expect([url, init?.method, init?.body]).toEqual([
    '/redirects-api/api/v1/redirect-light',
    'POST',
    JSON.stringify({ url: '/en/promo?x=1' }),
  ]);
});

it('asks again five times, each pause twice the last, and then lets the address stay [S8-12]', async () => {
  const gone = new Error('offline');
  const faults = Array.from({ length: 1 + RETRIES }, (_, at) => (at % 2 ? gone : json({}, 502)));
  const { ask, asked, pauses } = setUp(marks(), ...faults);
  expect(await ask('/en/promo')).toBeNull();
  expect(asked()).toHaveLength(1 + 6);
  expect(pauses).toEqual([100, 200, 400, 800, 1_600]);
});

it('asks about everything while the marks do not come', async () => {
  const { ask } = setUp(new Error('offline'), moved('/en/bonus'));
  expect(await ask('/en/promo')).toBe('/en/bonus');
});
