import { CAPTCHA_HEADER } from '@paddock/contract';

import { sentTo } from '../../messages/messages.fixture.ts';
import { captchaPass } from '../abuse/captcha.fixture.ts';
import {
  createIdentityFixture,
  newPhone,
  PASSWORD,
  registrationForm,
  type IdentityPlatform,
} from '../identity.fixture.ts';
import { CHOICES, problem, registrationCalls, type RegistrationCalls } from './registration.fixture.ts';

describe('registering is guarded: it', () => {
  let platform: IdentityPlatform;
  let calls: RegistrationCalls;
  let phone = '';

  beforeAll(async () => {
    platform = await createIdentityFixture();
    calls = registrationCalls(platform);
  });
  afterAll(() => platform.close());
  beforeEach(() => {
    phone = newPhone();
  });

  it('offers only the kinds the site offers [S5-02]', async () => {
    const narrow = await createIdentityFixture({ registrationTerms: { kinds: ['one-click'] } });
    const narrowCalls = registrationCalls(narrow);
    for (const [path, body] of [
      ['', registrationForm()],
      ['/phone', { phone, password: PASSWORD, ...CHOICES, code_id: 'x', code: '1' }],
      ['/code', { channel: 'sms', to: phone, language: 'en' }],
    ] as const) {
      expect(problem(await narrowCalls.post(path, body))).toBe('REGISTRATION_CLOSED');
    }
    expect((await narrowCalls.post('/one-click', CHOICES)).statusCode).toBe(201);
    await narrow.close();
  });

  it('counts all ways together in one budget of an address', async () => {
    const busy = await createIdentityFixture();
    const busyCalls = registrationCalls(busy);
    const codes = new Set<string>();
    for (let n = 0; n < 210; n++) {
      codes.add(
        problem(
          await busyCalls.post(n % 2 === 0 ? '/one-click' : '', {
            ...registrationForm(),
            password: 'password123',
          }),
        ),
      );
    }
    for (let n = 0; n < 210; n++)
      codes.add(problem(await busyCalls.post('', { ...registrationForm(), password: 'password123' })));
    expect([...codes].toSorted()).toEqual([
      'CAPTCHA_REQUIRED',
      'INVALID_INPUT',
      'TOO_MANY_REQUESTS',
      'WEAK_PASSWORD',
    ]);
    expect(problem(await busyCalls.post('/one-click', CHOICES))).toBe('TOO_MANY_REQUESTS');
    await busy.close();
  });

  it('asks for a captcha after the first twenty where people are real, codes included', async () => {
    const real = await createIdentityFixture({ config: { sandbox: false } });
    const realCalls = registrationCalls(real);
    const weak = { ...registrationForm(), password: 'password123' };
    const codes = [];
    for (let n = 0; n < 21; n++) codes.push(problem(await realCalls.post('', weak)));
    expect(codes).toEqual([...Array<string>(20).fill('WEAK_PASSWORD'), 'CAPTCHA_REQUIRED']);
    expect(problem(await realCalls.askCode('email', 'ann@example.com'))).toBe('CAPTCHA_REQUIRED');
    const answer = await real.app.inject({
      method: 'POST',
      url: '/web-api/registration/one-click',
      headers: { [CAPTCHA_HEADER]: await captchaPass(real.app) },
      body: CHOICES,
    });
    expect(answer.statusCode).toBe(201);
    await real.close();
  });

  it('sends one code a minute to a number, however often it is asked', async () => {
    expect((await calls.askCode('sms', phone)).statusCode).toBe(202);
    const again = await calls.askCode('sms', phone);
    expect([again.statusCode, problem(again)]).toEqual([429, 'TOO_MANY_REQUESTS']);
  });

  it('takes a link into the site from no header', async () => {
    const to = 'host@example.com';
    await platform.app.inject({
      method: 'POST',
      url: '/web-api/registration/code',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      body: { channel: 'email', to, language: 'en' },
    });
    expect(JSON.stringify(await sentTo(platform.kernel.db, to))).not.toContain('evil.example');
  });
});
