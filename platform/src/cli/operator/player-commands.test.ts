import type { AddressInfo } from 'node:net';

import {
  createOperatorsFixture,
  operatorWith,
  type OperatorsPlatform,
} from '../../modules/operators/operators.fixture.ts';
import { signUp, type SignedIn } from '../../modules/identity/identity.fixture.ts';
import { runOperator } from './run-operator.ts';

describe('the commands about one player', () => {
  let platform: OperatorsPlatform;
  let environment: Readonly<Record<string, string | undefined>>;
  let player: SignedIn;

  beforeAll(async () => {
    platform = await createOperatorsFixture();
    await platform.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = platform.app.server.address() as AddressInfo;
    const ann = await operatorWith(platform, 'ann', 'compliance');
    environment = {
      PADDOCK_SITE: `http://127.0.0.1:${port}`,
      OPERATOR_TOKEN: ann.bearer.authorization.replace('Bearer ', ''),
    };
    player = await signUp(platform.app);
  });
  afterAll(() => platform.close());

  const terminal = {
    isScreen: false,
    ask: () => Promise.resolve('asked for'),
    askSecret: () => Promise.resolve(''),
    close: () => undefined,
  };
  const run = (...words: string[]) => runOperator(words, environment, terminal);

  it('freezes, shows that it did, and lets go', async () => {
    const { playerId } = player;
    expect((await run('freeze', playerId, '--reason', 'a report')).text).toBe(`${playerId} is frozen`);
    expect((await run('player', playerId)).text).toMatch(
      /^FROZEN\nACCOUNT +KIND +BALANCE\n\d+ +main +0.00 EUR/,
    );
    const freed = await run('unfreeze', playerId, '--reason', 'cleared');
    expect(freed.text).toBe(`${playerId} is no longer frozen`);
    expect((await run('player', playerId)).text).toMatch(/^ACCOUNT/);
  });

  it('signs a player out everywhere', async () => {
    const { playerId, bearer } = player;
    expect(await run('end-sessions', playerId)).toEqual({
      text: `${playerId}: 1 session ended`,
      exitCode: 0,
    });
    const answer = await platform.app.inject({ url: '/web-api/user/accounts', headers: bearer });
    expect(answer.statusCode).toBe(401);
    expect((await run('end-sessions', playerId)).text).toBe(`${playerId}: 0 sessions ended`);
    expect((await run('end-sessions', '4711')).text).toContain('ACCOUNT_UNKNOWN');
  });
});
