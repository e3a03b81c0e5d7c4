import type { InboxView } from '@paddock/contract/schemas';

import { PASSWORD, registrationForm, sessionCookieOf, tokenOf } from '../../identity/identity.fixture.ts';
import { fatesOf, MortalProcess } from '../../sportsbook/testing/mortal-process.ts';
import { createPromotionsFixture, type PromotionsFixture } from './promotions.fixture.ts';

describe('a kill at every write of a registration with a promo code', () => {
  let fixture: PromotionsFixture;
  let made = 0;
  const mortal = new MortalProcess(() => fixture.later(1));
  beforeAll(async () => {
    fixture = await createPromotionsFixture(mortal.around);
    await fixture.run('welcome', { starts: { on: 'deposit', number: 1, code: 'WELCOME' } });
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.close();
  });

  const post = (url: string, body: object) => fixture.platform().app.inject({ method: 'POST', url, body });

  /** Who registers, asks again where nobody answered, and then signs in: the account may be there already. */
  async function story(arm: () => void): Promise<void> {
    const email = `killed${++made}@example.com`;
    const form = registrationForm({ email, promo_code: 'welcome' });
    arm();
    const registered = await mortal.survive(() => post('/web-api/registration', form));
    expect([201, 409]).toContain(registered.statusCode);
    // What dies as somebody signs in is told by the sign-in's own tests.
    mortal.arm(0, 'after');
    const entered = await mortal.survive(() =>
      post('/web-api/auth/login', { login: email, password: PASSWORD, save: false }),
    );
    expect(entered.statusCode).toBe(200);
    const { app } = fixture.platform();
    const headers = { authorization: `Bearer ${await tokenOf(app, sessionCookieOf(entered.cookies) ?? '')}` };
    const { grants } = (await app.inject({ url: '/web-api/promotions/grants', headers })).json<{
      grants: { code: string; state: string }[];
    }>();
    expect(grants).toMatchObject([{ code: 'welcome', state: 'joined' }]);
    const { messages } = (await app.inject({ url: '/web-api/inbox', headers })).json<InboxView>();
    expect(messages.map(({ content }) => content).filter(({ kind }) => kind === 'promo-code')).toEqual([
      { kind: 'promo-code', code: 'welcome', step: 'taken' },
    ]);
  }

  it.each([...fatesOf('after')])('loses no code, just %s each', async (fate) => {
    expect(await mortal.atEach(fate, story)).toBeGreaterThanOrEqual(4);
  });
});
