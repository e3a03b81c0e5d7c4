import { MINUTE_MS } from '@paddock/contract';
import type { SecurityEventsView } from '@paddock/contract/schemas';

import { createIdentityFixture, PASSWORD, type IdentityPlatform } from '../identity.fixture.ts';
import { SESSION_COOKIE } from '../sessions/session-cookie.ts';
import { anotherSession, securityPlayer, type SecurityPlayer } from './security.fixture.ts';

const changePassword = ({ app }: IdentityPlatform, headers: Readonly<Record<string, string>>, body: object) =>
  app.inject({ method: 'POST', url: '/web-api/user/password', headers, body });

describe('sessions and what they did', () => {
  let platform: IdentityPlatform;
  let ann: SecurityPlayer;

  beforeAll(async () => {
    platform = await createIdentityFixture();
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    ann = await securityPlayer(platform);
  });

  async function asked(url: string, session: string) {
    const answer = await platform.app.inject({ url, cookies: { [SESSION_COOKIE]: session } });
    const body = answer.json<{ code?: string }>();
    return { code: body.code, body, cookies: answer.cookies };
  }

  describe('a stolen session', () => {
    it.each<{ method?: 'DELETE'; path: string; body?: object }>([
      { path: '/two-factor/enrol' },
      { path: '/two-factor/confirm', body: { code: '123456' } },
      { path: '/two-factor/recovery-codes' },
      { path: '/passkeys/options' },
      { method: 'DELETE', path: '/passkeys/x' },
      { path: '/phone/send', body: { phone: '+4915120000000' } },
      { method: 'DELETE', path: '/phone' },
      { path: '/email/send', body: { email: 'thief@example.com' } },
      { path: '/email-auth/send' },
      { method: 'DELETE', path: '/email-auth' },
      { path: '/question', body: { question_id: 1, answer: 'Rex the dog' } },
      { method: 'DELETE', path: '/question' },
    ])('needs a proof of its own for $method $path', async ({ method, path, body }) => {
      await ann.stepUp();
      const thief = await anotherSession(platform, ann);
      const answer = method === 'DELETE' ? await thief.delete(path) : await thief.post(path, body);
      expect(answer).toMatchObject({ status: 403, code: 'STEP_UP_REQUIRED' });
    });

    it('cannot guess the password for it', async () => {
      const thief = await anotherSession(platform, ann);
      const tries: (string | undefined)[] = [];
      for (let n = 0; n < 6; n++)
        tries.push((await thief.post('/step-up', { method: 'password', password: `guess ${n}` })).code);
      expect(tries).toEqual([...Array<string>(5).fill('WRONG_PASSWORD'), 'TOO_MANY_REQUESTS']);
    });

    it('uses up no tries of its owner, who proves anew in another one', async () => {
      const thief = await anotherSession(platform, ann);
      const guess = { old_password: 'a guess of it', new_password: 'a password of the thief' };
      for (let n = 0; n < 6; n++) {
        await thief.post('/step-up', { method: 'password', password: 'a guess' });
        await changePassword(platform, thief.bearer, guess);
      }
      const change = { old_password: PASSWORD, new_password: 'a longer one of the owner' };
      expect((await changePassword(platform, thief.bearer, change)).statusCode).toBe(429);
      await ann.stepUp();
      expect((await ann.get()).confirmed_until_ms).not.toBeNull();
      expect((await changePassword(platform, ann.bearer, change)).statusCode).toBe(200);
    });

    it('is over with the next proof of its owner, whose browser gets another cookie', async () => {
      const { session: copied } = ann;
      await ann.stepUp();
      expect(ann.session).not.toBe(copied);
      expect(await asked('/web-api/session', ann.session)).toMatchObject({ body: { user_id: ann.playerId } });
      await platform.advance(10_000);
      expect(await asked('/web-api/user/gettoken', copied)).toMatchObject({ code: 'UNAUTHENTICATED' });
      expect(await asked('/web-api/session', copied)).toMatchObject({ body: { user_id: null } });
    });

    it('that a proof overtook on its way is asked to try again: nobody is signed out by it', async () => {
      const { session: overtaken } = ann;
      await ann.stepUp();
      for (const url of ['/web-api/session', '/web-api/auth/action', '/web-api/user/gettoken']) {
        expect(await asked(url, overtaken)).toEqual({
          code: 'UNAVAILABLE',
          body: expect.anything(),
          cookies: [],
        });
      }
    });

    it('has no use for a proof older than five minutes', async () => {
      await ann.stepUp();
      expect((await ann.get()).confirmed_until_ms).toBe(platform.clock.nowMs() + 5 * MINUTE_MS);
      await platform.advance(5 * MINUTE_MS);
      expect(await ann.post('/two-factor/enrol')).toMatchObject({ code: 'STEP_UP_REQUIRED' });
    });
  });

  describe('recent activity', () => {
    it('is listed newest first, page by page, the own alone', async () => {
      await ann.stepUp();
      for (let n = 0; n < 21; n++)
        await ann.post('/question', { question_id: 1, answer: `Rex the dog ${n}` });
      await ann.delete('/question');
      const page = await ann.get<SecurityEventsView>('/events');
      expect(page.events).toHaveLength(20);
      expect(page.events[0]).toMatchObject({
        kind: 'question-removed',
        is_this_session: true,
        address: '127.0.0.*',
      });
      const older = await ann.get<SecurityEventsView>(`/events?before=${page.next ?? ''}`);
      expect(older).toMatchObject({ events: [{}, {}], next: null });
      const bob = await securityPlayer(platform);
      expect(await bob.get('/events')).toEqual({ events: [], next: null });
    });

    it.each(['0', 'x', '99999999999999999999'])('refuses a page before %j', async (before) => {
      expect(await ann.get(`/events?before=${before}`)).toMatchObject({ code: 'INVALID_INPUT' });
    });
  });
});
