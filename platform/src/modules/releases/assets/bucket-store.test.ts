import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { openBucket } from '../../../kernel/storage/bucket.ts';
import { startTestBucket, type TestBucket } from '../../../testing/test-bucket.ts';
import { testParcel } from '../testing/test-parcel.ts';
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts';
import { createBucketStore } from './bucket-store.ts';

let bucket: TestBucket;
beforeAll(async () => {
  bucket = await startTestBucket();
});
afterEach(() => {
  bucket.refused.clear();
  bucket.unanswered.clear();
});
afterAll(() => bucket.close());

describe('a bucket as the store', () => {
  let registry: TestRegistry;
  beforeAll(async () => {
    registry = await startTestRegistry({ config: { assets: { bucket: bucket.config, origin: undefined } } });
  });
  afterAll(() => registry.close());

  it('holds what the build brought and what teams publish, and the site serves it', async () => {
    const team = await registry.team(['shop']);
    const parcel = testParcel('shop');
    expect((await team.publish(parcel)).body).toMatchObject({ outcome: 'published' });
    const { app } = registry.site.platform;
    const { href } = parcel.built.entry;
    const content = parcel.contents.get(href);
    const plain = await app.inject(href);
    expect(plain.body).toBe(content);
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'accept-encoding',
    });
    const brotli = await app.inject({ url: href, headers: { 'accept-encoding': 'gzip, br' } });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(content);
    const gzip = await app.inject({ url: href, headers: { 'accept-encoding': 'gzip' } });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(content);
    expect((await app.inject('/assets/inter.0123456789abcdef.woff2')).headers['content-type']).toBe(
      'font/woff2',
    );
    expect((await app.inject('/en/shop')).body).toContain('<title>Shop · Paddock</title>');
    // A kind that is never compressed is not asked for by other names: some buckets answer 403 to that.
    const font = '/assets/inter.0123456789abcdef.woff2';
    const before = bucket.asked.length;
    await app.inject({ url: font, headers: { 'accept-encoding': 'gzip, br' } });
    expect(bucket.asked.slice(before)).toEqual([`/paddock/site/one${font}`]);
    expect(bucket.objects.get(`/paddock/site/one${href}`)?.content.toString()).toBe(content);
  });

  it('that refuses for a while is told as such, and the publish can be repeated', async () => {
    const team = await registry.team(['shop']);
    const { built, contents } = testParcel('shop', { version: '1.1.0' });
    const put = () => team.put(built.entry, contents.get(built.entry.href) ?? '');
    bucket.refused.add('PUT').add('GET');
    const refused = await put();
    expect([refused.status, refused.body['code']]).toEqual([503, 'UNAVAILABLE']);
    const unread = await registry.site.platform.app.inject('/assets/inter.0123456789abcdef.woff2');
    expect([unread.statusCode, unread.headers['cache-control']]).toEqual([503, 'private, no-store']);
    bucket.refused.clear();
    expect((await team.post('missing', { files: [built.entry] })).body).toEqual({
      missing: [built.entry.href],
    });
    expect((await put()).status).toBe(200);
    expect((await team.publish({ built, contents })).body).toMatchObject({ outcome: 'published' });
  });

  it.each([
    '/assets/none.js',
    '/assets/../secret.txt',
    '/assets/%2e%2e/secret.txt',
    '/assets/.hidden.js',
    '/assets/parcels',
  ])('has nothing at %s', async (url) => {
    const answer = await registry.site.platform.app.inject(url);
    // What leaves the folder is no file's address any more: it leads to a page, or nowhere.
    expect([302, 404]).toContain(answer.statusCode);
    expect(String(answer.headers['cache-control'])).not.toContain('immutable');
  });
});

describe('the bucket itself', () => {
  it('gives files back, removes them with their compressed forms, and says when a key is wrong', async () => {
    const store = createBucketStore({ ...bucket.config, prefix: '' });
    const href = '/assets/parcels/shop/x.0123456789abcdef.js';
    await store.put(href, { plain: Buffer.from('x'), brotli: Buffer.from('b'), gzip: Buffer.from('g') });
    expect(Buffer.from(await store.read(href)).toString()).toBe('x');
    await store.remove(href);
    await store.remove(href);
    await expect(store.read(href)).rejects.toThrow(`the bucket has no ${href}`);
    expect([...bucket.objects.keys()].filter((key) => key.includes('shop/x.'))).toEqual([]);
    const stranger = createBucketStore({ ...bucket.config, secret: 'wrong' });
    await expect(stranger.put(href, { plain: Buffer.from('x') })).rejects.toThrow('the bucket answered 403');
  });

  it('is given up when it does not answer', async () => {
    const hanging = openBucket(bucket.config, 50);
    bucket.unanswered.add('GET');
    await expect(hanging.get('/x')).rejects.toThrow('the bucket does not answer to GET /x');
    bucket.unanswered.clear();
    expect(await hanging.get('/x')).toBeUndefined();
  });
});
