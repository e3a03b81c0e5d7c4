import type { OperatorSignInAnswer } from '@paddock/contract/schemas';

import { addOperator } from '../people/people.ts';
import {
  call,
  codeAt,
  codeOf,
  consoleOf,
  createOperatorsFixture,
  operatorWith,
  trySignIn,
  type OperatorsPlatform,
} from '../operators.fixture.ts';

describe('the session that a browser keeps', () => {
  let platform: OperatorsPlatform;

  beforeAll(async () => {
    platform = await createOperatorsFixture();
  });
  afterAll(() => platform.close());

  async function signedIn(name: string, stay: boolean) {
    const given = await addOperator(consoleOf(platform), name, { roles: ['trader'] });
    return trySignIn(platform, name, {
      password: given.password ?? '',
      code: codeAt(given, platform.clock.nowMs()),
      stay,
    });
  }
  const resume = (cookies: Readonly<Record<string, string>>, headers = {}) =>
    platform.app.inject({ method: 'POST', url: '/operator-api/session/resume', cookies, headers });
  const cookieOf = ({ cookies }: Awaited<ReturnType<typeof signedIn>>) => ({
    operator: cookies.find(({ name }) => name === 'operator')?.value ?? '',
  });

  it('is given back to a page that was loaded again, by a cookie no script reads and no other site sends', async () => {
    const answer = await signedIn('ann', true);
    const { token, session } = answer.json<OperatorSignInAnswer>();
    expect(answer.cookies).toMatchObject([
      { name: 'operator', httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 8 * 3_600 },
    ]);
    const again = await resume(cookieOf(answer));
    expect(again.json()).toEqual({ signedIn: { token, session } });
  });

  it('is kept by no cookie where nobody asked for it', async () => {
    expect((await signedIn('ben', false)).cookies).toEqual([]);
    expect((await resume({})).json()).toEqual({ signedIn: null });
  });

  it('is no sign-in anywhere else: what is done takes the token', async () => {
    const cookies = cookieOf(await signedIn('cem', true));
    for (const url of ['session', 'operators', 'proposals']) {
      const asked = await platform.app.inject({ url: `/operator-api/${url}`, cookies });
      expect(codeOf(asked)).toBe('UNAUTHENTICATED');
    }
  });

  it('ends with the session, and is taken off the browser', async () => {
    const answer = await signedIn('dov', true);
    const { token } = answer.json<OperatorSignInAnswer>();
    const out = await platform.app.inject({
      method: 'DELETE',
      url: '/operator-api/session',
      headers: { authorization: `Bearer ${token}` },
      cookies: cookieOf(answer),
    });
    expect(out.cookies).toMatchObject([{ name: 'operator', value: '' }]);
    const again = await resume(cookieOf(answer));
    expect(again.json()).toEqual({ signedIn: null });
    expect(again.cookies).toMatchObject([{ name: 'operator', value: '' }]);
  });

  it('is nothing that a stranger made up', async () => {
    const other = await operatorWith(platform, 'eva', 'trader');
    expect((await call(platform, other, 'GET', 'session')).statusCode).toBe(200);
    for (const operator of ['nonsense', 'a.b.c', '']) {
      expect((await resume({ operator })).json()).toEqual({ signedIn: null });
    }
  });
});
