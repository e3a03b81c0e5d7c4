import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { ParcelManifest } from '@paddock/contract/schemas';

import { askSite, CURRENT_RELEASE_PATH, firstPath, overrideLink } from './site-link.ts';

const manifestWith = (...paths: string[]) =>
  ({ routes: paths.map((path) => ({ paths: [path] })) }) as unknown as ParcelManifest;

async function askAnswering(status: number, body: string) {
  const server = createServer((request, response) => {
    response.writeHead(request.url === CURRENT_RELEASE_PATH ? status : 500).end(body);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const answer = await askSite(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await new Promise((resolve) => server.close(resolve));
  return answer;
}

describe('the link to a parcel in a site', () => {
  it('goes to the first page that needs no parameter', () => {
    expect(firstPath(manifestWith('/bets/:id', '/bets{/:id}', '/other'))).toBe('/bets');
    expect(firstPath(manifestWith('/bets/:id'))).toBe('/');
    expect(firstPath(manifestWith())).toBe('/');
  });

  it('carries every override in one parameter', () => {
    const imports = {
      '@paddock/a': 'http://127.0.0.1:9101/paddock-a.js',
      react: 'https://site.test/react.js',
    };
    const link = new URL(overrideLink('https://site.test', '/a?b=1', imports));
    expect([link.origin, link.pathname, link.searchParams.get('b')]).toEqual([
      'https://site.test',
      '/a',
      '1',
    ]);
    expect(JSON.parse(link.searchParams.get('imo') ?? '')).toEqual({ imports });
  });

  it('is made from what the site itself says', async () => {
    expect(await askAnswering(200, '{"number":7}')).toEqual({ kind: 'release', release: { number: 7 } });
  });

  it('says plainly what a silent site does', async () => {
    expect(await askAnswering(404, '')).toEqual({
      kind: 'silent',
      reason: 'answers /web-api/releases/current with 404',
    });
    expect(await askSite('http://127.0.0.1:1')).toMatchObject({
      kind: 'silent',
      reason: expect.stringContaining('does not answer'),
    });
  });
});
