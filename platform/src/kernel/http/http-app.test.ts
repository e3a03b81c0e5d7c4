import { jest } from '@jest/globals';

import { readConfig } from '../config/config.ts';
import { createHttpApp } from './http-app.ts';
import { BARE_HTTP } from '../../testing/index.ts';

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
