import type { SecurityEventsView } from '@paddock/contract/schemas';

import { LiveTestClient } from './live-client.fixture.ts';
import { setOwnPlayer } from '../operators/index.ts';
import {
  call,
  codeOf,
  consoleOf,
  createOperatorsFixture,
  operatorWith,
  type OperatorsPlatform,
  type TestOperator,
} from '../operators/operators.fixture.ts';
import { PASSWORD, sessionCookieOf, signUp, tokenOf, type SignedIn } from '../identity/identity.fixture.ts';

describe('a player’s sessions, by an operator’s hand', () => {
  let platform: OperatorsPlatform;
  let origin: string;
  let sue: TestOperator;
  let players = 0;

  beforeAll(async () => {
    platform = await createOperatorsFixture();
    origin = await platform.app.listen({ host: '127.0.0.1', port: 0 });
    sue = await operatorWith(platform, 'sue', 'support');
  });
  afterAll(() => platform.close());

  const newPlayer = () => signUp(platform.app, { email: `signed-out-${++players}@example.com` });
  const signInAgain = async ({ playerId }: SignedIn) => {
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/web-api/auth/login',
      body: { login: playerId, password: PASSWORD, save: true },
    });
    return tokenOf(platform.app, sessionCookieOf(answer.cookies) ?? '');
  };
  const signOut = (who: TestOperator, playerId: string) =>
    call(platform, who, 'POST', `players/${playerId}/sign-out`, { reason: 'a stolen telephone' });
  const isSignedOut = (data: unknown) => (data as { readonly kind?: string }).kind === 'signed-out';
  const asks = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await platform.app.inject({ url: '/web-api/user/accounts', headers })).statusCode;
  };

  it('end all at once, also for pages that are open, and nobody else’s', async () => {
    const [player, other] = [await newPlayer(), await newPlayer()];
    const tokens = [player.token, await signInAgain(player)];
    const tabs = await Promise.all(
      tokens.map(async (token) => {
        const tab = await LiveTestClient.connect(origin);
        tab.say({ t: 'auth', token });
        tab.say({ t: 'sub', topics: ['player'] });
        await tab.subscribe('catalogue');
        return tab;
      }),
    );
    expect((await signOut(sue, player.playerId)).json()).toEqual({ ended: 2 });
    for (const tab of tabs) {
      await tab.subscribe('catalogue'); // what was said before is here by then
      expect(tab.of('delta').map(({ data }) => isSignedOut(data))).toContain(true);
      tab.close();
    }
    expect(await Promise.all(tokens.map(asks))).toEqual([401, 401]);
    expect(await asks(other.token)).toBe(200);
    expect((await signOut(sue, player.playerId)).json()).toEqual({ ended: 0 });
  });

  it('are ended in the audit’s sight and in the player’s', async () => {
    const player = await newPlayer();
    await signOut(sue, player.playerId);
    const olga = await operatorWith(platform, 'olga', 'compliance');
    const audit = await call(platform, olga, 'GET', `audit?subject=player:${player.playerId}`);
    expect(audit.json<{ entries: readonly object[] }>().entries).toMatchObject([
      { action: 'player.sign-out', operator: 'sue', after: { ended: 1 }, reason: 'a stolen telephone' },
    ]);
    const headers = { authorization: `Bearer ${await signInAgain(player)}` };
    const seen = await platform.app.inject({ url: '/web-api/user/security/events', headers });
    expect(seen.json<SecurityEventsView>().events.map(({ kind }) => kind)).toContain('sessions-ended');
  });

  it('are not ended without the permission, a reason or a player, nor by operators for themselves', async () => {
    const player = await newPlayer();
    const carl = await operatorWith(platform, 'carl', 'cashier');
    expect(codeOf(await signOut(carl, player.playerId))).toBe('FORBIDDEN');
    const wordless = await call(platform, sue, 'POST', `players/${player.playerId}/sign-out`, {});
    expect(wordless.statusCode).toBe(400);
    expect(codeOf(await signOut(sue, '4711'))).toBe('ACCOUNT_UNKNOWN');
    await setOwnPlayer(consoleOf(platform), 'sue', { playerId: player.playerId, isOwn: true });
    expect(codeOf(await signOut(sue, player.playerId))).toBe('OWN_ACCOUNT');
    expect(await asks(player.token)).toBe(200);
  });
});
