import { aRouteTable, aSite } from '../testing/site-fixture.ts';
import { writeHead } from './write-head.ts';

const [, route] = aRouteTable().routes;
const canonical = () => document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;

/** Writes the head of a page that a link led to. */
async function write(address: string, path: string, { status = 200, params = {} } = {}): Promise<string> {
  if (route === undefined) throw new Error('the table is short');
  history.replaceState({ paddock: 'key' }, '', address);
  await writeHead(
    document,
    () => Promise.reject(new Error('nobody is asked')),
    {
      matched: { route, params, path, language: 'en', query: location.search },
      status,
      site: aSite(),
      origin: 'https://paddock.example',
      title: 'Live',
      description: '',
    },
    () => true,
  );
  return location.pathname + location.search + location.hash;
}

it.each([
  ['/en/LIVE?a=B#Top', '/LIVE', '/en/live?a=B#Top'],
  ['/en/Live/', '/Live', '/en/live'],
  ['/en/live?a=B', '/live', '/en/live?a=B'],
])(
  'a page that a link led to as %s stands at its one address, as a direct load does',
  async (href, path, own) => {
    expect(await write(href, path)).toBe(own);
    expect(history.state).toEqual({ paddock: 'key' });
    expect(canonical()).toBe('https://paddock.example/en/live');
  },
);

it('what fills a parameter stays as it was asked for', async () => {
  expect(await write('/en/Live/AbC', '/Live/AbC', { params: { sport: 'AbC' } })).toBe('/en/live/AbC');
});

it('an address at which nothing is, or that is left, stays as it is', async () => {
  expect(await write('/en/NOWHERE', '/NOWHERE', { status: 404 })).toBe('/en/NOWHERE');
  expect(await write('/en/LINE', '/LIVE')).toBe('/en/LINE');
});
