import { ROUTE_HISTORY_KEY } from '@paddock/contract';

import { aRouteTable, aSite } from '../testing/site-fixture.ts';
import { writeHead } from './write-head.ts';

it('a page that finds nothing at its address is no page to go back to', async () => {
  const [route] = aRouteTable().routes;
  if (route === undefined) throw new Error('the table is empty');
  history.replaceState(null, '', '/en/live/7');
  document.title = 'There is no such match';
  const kept = (...hrefs: string[]) => JSON.stringify(hrefs.map((href) => ({ href, title: href })));
  const write = (status: number) =>
    writeHead(
      document,
      () => Promise.reject(new Error('nobody is asked')),
      {
        matched: { route, params: {}, path: '/live/7', language: 'en', query: '' },
        status,
        site: aSite(),
        origin: 'https://paddock.example',
        title: document.title,
        description: '',
      },
      () => true,
    );
  sessionStorage.setItem(ROUTE_HISTORY_KEY, kept('/en/line', '/en/live/7'));
  await write(200);
  expect(sessionStorage.getItem(ROUTE_HISTORY_KEY)).toBe(kept('/en/line', '/en/live/7'));
  await write(404);
  expect(sessionStorage.getItem(ROUTE_HISTORY_KEY)).toBe(kept('/en/line'));
});
