import { createOperatorsFixture, type OperatorsPlatform } from '../../modules/operators/operators.fixture.ts';
import { operatorDesk } from './operator-desk.fixture.ts';

describe('the command about analytics, in the whole product', () => {
  let platform: OperatorsPlatform;
  let run: Awaited<ReturnType<typeof operatorDesk>>;

  beforeAll(async () => {
    platform = await createOperatorsFixture();
    run = await operatorDesk(platform, { name: 'rita', role: 'support' });
  });
  afterAll(() => platform.close());

  const send = async (consent: string): Promise<number> => {
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/web-api/analytics/events',
      cookies: { consent },
      body: { events: [{ name: 'auth.login-failed', data: { error_code: 'CAPTCHA' }, atMs: 1 }] },
    });
    return answer.json<{ kept: number }>().kept;
  };

  it('counts what came with consent, and nothing else [S4-10] [S8-19]', async () => {
    expect([await send('marketing'), await send('disabled')]).toEqual([1, 0]);
    const { text, exitCode } = await run('analytics', '--days', '1');
    expect(text).toMatch(/auth\.login-failed +CAPTCHA +1$/);
    expect(exitCode).toBe(0);
    expect((await run('analytics', '--funnel')).text).toMatch(
      /registered +0\n.*paid in for the first time +0/,
    );
    const wrong = await run('analytics', '--days', 'many');
    expect([wrong.exitCode, wrong.text]).toEqual([1, expect.stringContaining('INVALID_INPUT')]);
  });
});
