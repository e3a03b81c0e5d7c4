import { readConfig } from '../config/config.ts';
import { createHttpApp, type HttpApp } from './http-app.ts';
import { clearOwnCookie, cookieNameOf, setOwnCookie } from './own-cookies.ts';
import { BARE_HTTP } from '../../testing/index.ts';

/** An app that sets and reads cookies at an origin. */
async function appAt(publicOrigin: string): Promise<HttpApp> {
  const config = { ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }, '/'), publicOrigin };
  const app = await createHttpApp(config, BARE_HTTP);
  app.get('/set', (_request, reply) => {
    setOwnCookie(reply, config, 'secret', 'one', { maxAge: 60 });
    setOwnCookie(reply, config, 'lng', 'en', { httpOnly: false });
    clearOwnCookie(reply, config, 'old');
    return reply.send({});
  });
  app.get('/read', ({ cookies }) => ({ ...cookies }));
  return app;
}

const setAt = async (app: HttpApp) => (await app.inject('/set')).headers['set-cookie'];
const readAt = async (app: HttpApp, cookie: string) =>
  (await app.inject({ url: '/read', headers: { cookie } })).json<Record<string, string>>();

describe('cookies of a site over TLS', () => {
  let app: HttpApp;
  beforeAll(async () => {
    app = await appAt('https://play.example.com');
  });
  afterAll(() => app.close());

  it('are bound to the host, Secure, unseen by scripts; those scripts share keep their names', async () => {
    expect(await setAt(app)).toEqual([
      '__Host-secret=one; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
      'lng=en; Path=/; Secure; SameSite=Lax',
      expect.stringMatching(/^__Host-old=; .*Path=\/; .*HttpOnly; Secure; SameSite=Lax$/),
    ]);
  });

  it.each([
    ['a plain one', 'secret=planted', {}],
    ['a plain one before ours', 'secret=planted; __Host-secret=ours', { secret: 'ours' }],
    ['a plain one after ours', '__Host-secret=ours; secret=planted', { secret: 'ours' }],
    ['another prefix', '__Secure-secret=planted; __host-secret=planted', {}],
    ['a name of the language', '__proto__=x; __Host-__proto__=y; constructor=z', { ['__proto__']: 'y' }],
    ['what scripts write', 'lng=ru; theme=dark; consent=all', { lng: 'ru', theme: 'dark', consent: 'all' }],
  ])('are read of this host alone: %s', async (_name, sent, read) => {
    expect(Object.entries(await readAt(app, sent))).toEqual(Object.entries(read));
  });
});

it('keep their names over plain http, where a browser takes no other', async () => {
  const app = await appAt('http://127.0.0.1:4500');
  expect(await setAt(app)).toContain('secret=one; Max-Age=60; Path=/; HttpOnly; SameSite=Lax');
  expect(await readAt(app, 'secret=one')).toEqual({ secret: 'one' });
  expect(cookieNameOf({ mode: 'production', publicOrigin: 'http://127.0.0.1' }, 'secret')).toBe('secret');
  await app.close();
});
