import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { startTestSite, type TestSite } from './testing/test-site.ts';

const ENTRY = '/assets/parcels/betting/betting.js';

describe('assets of the release', () => {
  let site: TestSite;
  const get = (url: string, headers: Record<string, string> = {}) =>
    site.platform.app.inject({ url, headers });

  beforeAll(async () => {
    site = await startTestSite();
    writeFileSync(join(site.dataDir, 'site', 'secret.txt'), 'top secret');
    writeFileSync(join(site.dataDir, 'site', 'assets', '.hidden'), 'top secret');
    await site.platform.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => site.close());

  it('are immutable, typed, and open to parcels of other origins', async () => {
    const answer = await get(ENTRY);
    expect(answer.body).toBe("System.register('betting')");
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it('come in brotli where it is taken, else in gzip', async () => {
    const brotli = await get(ENTRY, { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe("System.register('betting')");
    const gzip = await get(ENTRY, { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe("System.register('betting')");
  });

  it.each([
    ['/assets/parcels/betting/page-line.css', 'text/css; charset=utf-8'],
    ['/assets/locales/common.en.json', 'application/json; charset=utf-8'],
    ['/assets/inter.0123456789abcdef.woff2', 'font/woff2'],
  ])('%s has the right type', async (url, type) => {
    expect((await get(url)).headers['content-type']).toBe(type);
  });

  it('answers 404 without caching it for ever', async () => {
    for (const url of ['/assets/none.js', '/assets/parcels', '/assets/.hidden']) {
      const answer = await get(url);
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.headers['cache-control']).toBe('private, no-store');
    }
  });

  it.each([
    '/assets/../secret.txt',
    '/assets/%2e%2e/secret.txt',
    '/assets/..%2fsecret.txt',
    '/assets/..%5csecret.txt',
    '/assets/parcels/../../secret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fetc/passwd',
    '/assets//etc/passwd',
    '/assets/%00/secret.txt',
  ])('never leaves its folder by %s', async (path) => {
    // A raw socket: every client library would tidy the path up first.
    const answer = await rawGet(site, path);
    expect(answer).toMatch(/^HTTP\/1\.1 (?:30\d|4\d\d) /);
    expect(answer).not.toContain('top secret');
    expect(answer).not.toContain('root:');
  });
});

function rawGet(site: TestSite, path: string): Promise<string> {
  const { port } = site.platform.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    });
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}
