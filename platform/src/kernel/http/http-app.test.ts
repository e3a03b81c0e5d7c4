import { jest } from '@jest/globals';

import { BARE_HTTP } from '../../testing/index.ts';
import { readConfig } from '../config/config.ts';
import type { PlatformModule } from '../module.ts';
import { BucketError } from '../storage/bucket.ts';
import { addRoutes } from './api-document.ts';
import { createHttpApp } from './http-app.ts';
import { PlatformError } from './problem.ts';
import { serve } from './serve.ts';

describe('the HTTP app', () => {
  afterEach(() => void jest.useRealTimers());

  it('starts on a machine so slow that its routes take minutes', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
    const app = await createHttpApp(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }, '/'), BARE_HTTP);
    await app.register((scope) => {
      jest.advanceTimersByTime(600_000);
      scope.get('/late', () => ({ here: true }));
      return Promise.resolve();
    });
    jest.useRealTimers();
    expect((await app.inject('/late')).json()).toEqual({ here: true });
    await app.close();
  });

  it('logs what nobody expected and where the storage failed; all else is a bounded line', async () => {
    const refused: string[] = [];
    const logRefusal = (_request: object, code: string) => void refused.push(code);
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }, '/');
    const app = await createHttpApp(config, { ...BARE_HTTP, logRefusal });
    const logged = jest.spyOn(app.log, 'error').mockImplementation(() => undefined);
    const fail = (url: string, error: Error) =>
      app.get(url, () => {
        throw error;
      });
    const [bug, away] = [new Error('a bug'), new BucketError('the bucket is away')];
    fail('/bug', bug);
    fail('/away', away);
    fail('/busy', new PlatformError('UNAVAILABLE'));
    fail('/refused', new PlatformError('NOT_FOUND'));
    const statusOf = async (url: string) => (await app.inject(url)).statusCode;
    expect(await Promise.all(['/bug', '/away', '/busy', '/refused'].map(statusOf))).toEqual([
      500, 503, 503, 404,
    ]);
    expect(logged.mock.calls).toEqual([
      [{ err: bug, url: '/bug' }, 'unexpected error'],
      [{ err: away, url: '/away' }, 'unexpected error'],
    ]);
    expect(refused).toEqual(['UNAVAILABLE', 'NOT_FOUND']);
    await app.close();
  });

  it('tells in that document of which module a route is, and by which codes of its own it refuses', async () => {
    const app = await createHttpApp(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }, '/'), BARE_HTTP);
    const part = (name: string, routes: NonNullable<PlatformModule['routes']>) => ({
      ...{ name, migrations: {}, routes },
    });
    await addRoutes(app, [
      part('wallet', (scope) => serve(scope, 'POST /web-api/office/conversion', () => undefined as never)),
      part('site', (scope) => {
        scope.get('/plain', { schema: {} }, () => 'here');
        scope.get('/tagged', { schema: { tags: ['mine'] } }, () => 'here');
      }),
    ]);
    interface Operation {
      readonly tags?: readonly string[];
      readonly responses: Readonly<Record<string, unknown>>;
    }
    const { paths } = (await app.inject('/openapi.json')).json<{
      paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
    }>();
    const moved = paths['/web-api/office/conversion']?.['post'];
    expect(moved?.tags).toEqual(['wallet']);
    expect(JSON.stringify(moved?.responses['409'])).toContain('RATE_MOVED');
    expect(JSON.stringify(moved?.responses['422'])).toContain('AMOUNT_TOO_SMALL');
    expect(paths['/plain']?.['get']).toMatchObject({ tags: ['site'] });
    expect(Object.keys(paths['/plain']?.['get']?.responses ?? {})).toEqual(['default']);
    expect(paths['/tagged']?.['get']).toMatchObject({ tags: ['mine'] });
    await app.close();
  });

  it('writes the document of its API once, however often it is asked for', async () => {
    const app = await createHttpApp(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }, '/'), BARE_HTTP);
    const writes = jest.spyOn(app, 'swagger');
    const first = await app.inject('/openapi.json');
    expect(first.json()).toMatchObject({ openapi: '3.1.0' });
    expect((await app.inject('/openapi.json')).body).toBe(first.body);
    expect(writes).toHaveBeenCalledTimes(1);
    await app.close();
  });
});
