import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { testParcel } from './testing/test-parcel.ts';
import { startTestShop, type Answer, type TestRegistry, type TestTeam } from './testing/test-registry.ts';

let registry: TestRegistry;
let shop: TestTeam;

beforeAll(async () => {
  ({ registry, shop } = await startTestShop());
});
afterAll(() => registry.close());

/** What every refusal must say. */
const refusal = ({ status, body }: Answer) => [status, body['code'], body.details?.problems?.toSorted()];

describe('a file is refused', () => {
  const { built, contents } = testParcel('shop', { version: '3.0.0' });
  const content = contents.get(built.entry.href) ?? '';

  it('when it is not what its integrity says, and when it would replace another', async () => {
    const tampered = refusal(await shop.put(built.entry, `${content}tampered`));
    expect(tampered.slice(0, 2)).toEqual([422, 'FILE_TAMPERED']);
    expect((await registry.site.platform.app.inject(built.entry.href)).statusCode).toBe(404);
    expect((await shop.put(built.entry, content)).status).toBe(200);
    expect((await shop.put(built.entry, content)).status).toBe(200);
    const other = { ...testParcel('shop', { code: 'other' }).built.entry, href: built.entry.href };
    const replaced = await shop.put(
      other,
      testParcel('shop', { code: 'other' }).contents.values().next().value ?? '',
    );
    expect(refusal(replaced)).toEqual([
      422,
      'FILE_TAMPERED',
      [`${built.entry.href}: stands already with another content; name files by their content`],
    ]);
    expect((await registry.site.platform.app.inject(built.entry.href)).body).toBe(content);
  });

  it.each([
    '/assets/parcels/shop/../betting/betting.js',
    '/assets/parcels/shop/%2e%2e/x.js',
    '/assets/parcels/../secret.js',
    '/assets/parcels/shop/..%2f..%2fx.js',
    '/assets/shared/react.js',
    '/assets/parcels/shop/.hidden.js',
    '//evil.example/x.js',
    '/assets/parcels/shop/x',
    '',
  ])('at the address %s', async (href) => {
    const answer = await shop.put({ ...built.entry, href }, content);
    expect([400, 422]).toContain(answer.status);
    expect(['INVALID_INPUT', 'FILE_TAMPERED']).toContain(answer.body['code']);
  });

  it('never where the store has lost it: published again, it is there again', async () => {
    const parcel = testParcel('shop', { version: '3.1.0' });
    await shop.publish(parcel);
    const { entry } = parcel.built;
    const path = join(registry.site.dataDir, 'site', entry.href);
    await writeFile(path, 'half of i');
    expect((await shop.post('missing', { files: parcel.built.files })).body).toEqual({
      missing: [entry.href],
    });
    await rm(path);
    expect((await shop.publish(parcel)).body).toMatchObject({ outcome: 'unchanged' });
    expect((await registry.site.platform.app.inject(entry.href)).body).toBe(parcel.contents.get(entry.href));
  });

  it('past five megabytes', async () => {
    const answer = await shop.put(built.entry, 'x'.repeat(5 * 1024 * 1024 + 1));
    expect([answer.status, answer.body['code']]).toEqual([413, 'BODY_TOO_LARGE']);
  });
});

describe('a token', () => {
  it('is asked of everyone before anything else', async () => {
    const { app } = registry.site.platform;
    for (const authorization of ['', 'Bearer nonsense-nonsense', 'Basic YTpi', `Bearer ${shop.token}x`]) {
      for (const [method, path] of [
        ['POST', 'publish'],
        ['POST', 'missing'],
        ['POST', 'rollback'],
        ['POST', 'promote'],
        ['PUT', 'files'],
        ['GET', 'history'],
        ['GET', 'diff'],
        ['GET', 'status'],
      ] as const) {
        const answer = await app.inject({
          method,
          url: `/web-api/registry/${path}`,
          headers: { authorization, 'content-type': 'application/json' },
          ...(method === 'GET' ? {} : { payload: '{"x":1}' }),
        });
        expect([path, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
          path,
          401,
          'REGISTRY_UNAUTHORISED',
        ]);
      }
    }
  });
});
