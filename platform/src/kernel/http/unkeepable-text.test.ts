import { Type } from 'typebox';

import { BARE_HTTP, createTestPlatform, type TestPlatform } from '../../testing/index.ts';
import { createHttpApp, type HttpApp } from './http-app.ts';

const schema = { querystring: Type.Object({ to: Type.Optional(Type.String()) }) };

describe('a text no database keeps', () => {
  let platform: TestPlatform<Record<string, never>>;
  let app: HttpApp;

  beforeAll(async () => {
    platform = await createTestPlatform(() => ({}));
    app = await createHttpApp(platform.kernel.config, BARE_HTTP);
    app.get('/read', { schema }, () => ({ done: true }));
    app.get('/named/:name', { schema: { params: Type.Object({ name: Type.String() }) } }, () => ({
      done: true,
    }));
    app.get('/page', () => ({ done: true }));
    app.post('/form', () => ({ done: true }));
  });
  afterAll(async () => {
    await app.close();
    await platform.close();
  });

  const refusedAt = (at: string) => ({
    code: 'INVALID_INPUT',
    details: [{ at, message: 'has a character that cannot be kept' }],
  });

  it('is refused in a query', async () => {
    const answer = await app.inject('/read?to=a%00b');
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      expect.objectContaining(refusedAt('/query/to')),
    ]);
    expect((await app.inject('/read?to=100%2500')).statusCode).toBe(200);
  });

  it('is refused in a path that says what it takes', async () => {
    const answer = await app.inject('/named/a%00b');
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      expect.objectContaining(refusedAt('/params/name')),
    ]);
    expect((await app.inject('/named/a%2500b')).statusCode).toBe(200);
  });

  it('is refused in a form', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/form',
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
      payload: 'a=1&b=%00',
    });
    expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining(refusedAt('/b'))]);
    const named = await app.inject({
      method: 'POST',
      url: '/form',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a=1&b%00=2',
    });
    expect([named.statusCode, named.json()]).toEqual([400, expect.objectContaining(refusedAt(''))]);
  });

  it('is nothing to a page, which reads no query', async () => {
    expect((await app.inject('/page?x=%00')).statusCode).toBe(200);
  });
});
