import { CAPTCHA_HEADER } from '@paddock/contract';
import type { CaptchaUpdateView, CaptchaValidateRequest } from '@paddock/contract/schemas';

import { createHttpApp, type HttpApp } from '../../../kernel/http/http-app.ts';
import { createIdentityFixture, type IdentityPlatform } from '../identity.fixture.ts';
import { createCaptcha, type Captcha } from './captcha.ts';
import { captchaPass, solvedCaptcha } from './captcha.fixture.ts';
import { createSpentMarks } from './spent-marks.ts';
import { BARE_HTTP } from '../../../testing/index.ts';

describe('the captcha [S7-30]', () => {
  let platform: IdentityPlatform;
  /** An app with one call that needs a captcha. */
  let guarded: HttpApp;
  let captcha: Captcha;

  beforeAll(async () => {
    platform = await createIdentityFixture();
    captcha = createCaptcha(platform.kernel, createSpentMarks(platform.kernel));
    guarded = await createHttpApp(platform.kernel.config, BARE_HTTP);
    guarded.post('/guarded', async (request) => {
      await captcha.require(request);
      return { done: true };
    });
  });
  afterAll(async () => {
    await guarded.close();
    await platform.close();
  });

  const validate = (captcha: CaptchaValidateRequest['captcha']) =>
    platform.app.inject({ method: 'POST', url: '/web-api/captcha/validate', body: { captcha } });
  const call = (pass?: string) =>
    guarded.inject({
      method: 'POST',
      url: '/guarded',
      ...(pass === undefined ? {} : { headers: { [CAPTCHA_HEADER]: pass } }),
    });
  const refused = (captchaCode: number) => ({
    code: 'CAPTCHA_REQUIRED',
    details: { captchaCode, level: 2 },
  });

  it('tells the clock by which it expires', async () => {
    const answer = await platform.app.inject({ url: '/web-api/captcha/gettime' });
    expect(answer.json()).toEqual({ time_ms: platform.clock.nowMs() });
    const update = (await platform.app.inject({ url: '/web-api/captcha/update' })).json<CaptchaUpdateView>();
    expect(update.expires_at_ms).toBe(platform.clock.nowMs() + 300_000);
  });

  it('asks with 100 where none was sent, and takes a solved one [S7-04]', async () => {
    const without = await call();
    expect([without.statusCode, without.json()]).toEqual([400, expect.objectContaining(refused(100))]);
    expect((await call(await captchaPass(platform.app))).json()).toEqual({ done: true });
  });

  it('takes a pass once: 113 after that, also at the same moment', async () => {
    const pass = await captchaPass(platform.app);
    const answers = await Promise.all([call(pass), call(pass), call(pass)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400]);
    expect((await call(pass)).json()).toMatchObject(refused(113));
  });

  it('takes a solution once: 113 after that', async () => {
    const captcha = await solvedCaptcha(platform.app);
    expect((await validate(captcha)).statusCode).toBe(200);
    expect((await validate(captcha)).json()).toMatchObject(refused(113));
  });

  it('is over after its time: 112, for the solution and for the pass', async () => {
    const captcha = await solvedCaptcha(platform.app);
    const pass = await captchaPass(platform.app);
    await platform.advance(120_000);
    expect((await call(pass)).json()).toMatchObject(refused(112));
    await platform.advance(180_000);
    expect((await validate(captcha)).json()).toMatchObject(refused(112));
  });

  it('refuses what was not solved, or made easier: 111', async () => {
    const good = await solvedCaptcha(platform.app);
    const { challenge, solution } = good;
    const easier = { ...challenge.parameters, cost: 1, keyPrefix: '00' };
    const later = { ...challenge.parameters, data: { ...challenge.parameters.data, expiresAtMs: 9e15 } };
    const forgeries = [
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge: { ...challenge, parameters: easier }, solution },
      { challenge: { ...challenge, parameters: later }, solution },
      { challenge: { ...challenge, signature: '00'.repeat(32) }, solution },
      { challenge: { ...challenge, signature: '' }, solution },
    ];
    for (const forgery of forgeries) expect((await validate(forgery)).json()).toMatchObject(refused(111));
  });

  it.each(['x', 'a.b.c', `${'a'.repeat(22)}.9999999999999.2.${'a'.repeat(43)}`, '\u0000', 'x'.repeat(5_000)])(
    'refuses the pass %j: 111',
    async (pass) => {
      const answer = await guarded.inject({
        method: 'POST',
        url: '/guarded',
        headers: { [CAPTCHA_HEADER]: pass },
      });
      expect(answer.json()).toMatchObject(refused(111));
    },
  );

  it('does not take a pass whose time or work was changed', async () => {
    const [id = '', expiry = '', level = '', sign = ''] = (await captchaPass(platform.app)).split('.');
    for (const forged of [`${id}.9999999999999.${level}.${sign}`, `${id}.${expiry}.4.${sign}`])
      expect((await call(forged)).json()).toMatchObject(refused(111));
  });

  it('asks for as much work as it says: a pass for less is refused, one for more will do', async () => {
    await expect(captcha.requirePass(undefined, 3)).rejects.toMatchObject({
      details: { captchaCode: 100, level: 3 },
    });
    const [light, heavy] = [await captchaPass(platform.app, 1), await captchaPass(platform.app, 3)];
    await expect(captcha.requirePass(light, 2)).rejects.toMatchObject({
      details: { captchaCode: 111, level: 2 },
    });
    await captcha.requirePass(heavy, 2);
  });

  it('costs a phone less than a second at its least level, and twice as much at each one above', async () => {
    const roundsAt = async (level: number) => {
      const { challenge } = await captcha.challenge(level);
      return challenge.parameters.cost * challenge.parameters.data.max;
    };
    // A phone of 2019 derives a million rounds of SHA-256 in a second and more.
    expect(await roundsAt(1)).toBeLessThan(1_000_000);
    expect(await roundsAt(4)).toBe(8 * (await roundsAt(1)));
    const asked = await platform.app.inject({ url: '/web-api/captcha/update?level=9' });
    expect(asked.statusCode).toBe(400);
  });

  it('answers malformed solutions with 400, never a 5xx', async () => {
    for (const body of [
      {},
      { captcha: null },
      { captcha: { challenge: {}, solution: {} } },
      { captcha: 'x' },
    ]) {
      const answer = await platform.app.inject({ method: 'POST', url: '/web-api/captcha/validate', body });
      expect(answer.statusCode).toBe(400);
    }
  });
});
