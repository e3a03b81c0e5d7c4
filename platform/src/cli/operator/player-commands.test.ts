import { createOperatorsFixture, type OperatorsPlatform } from '../../modules/operators/operators.fixture.ts';
import { signUp, type SignedIn } from '../../modules/identity/identity.fixture.ts';
import { operatorDesk } from './operator-desk.fixture.ts';

describe('the commands about one player', () => {
  let platform: OperatorsPlatform;
  let run: Awaited<ReturnType<typeof operatorDesk>>;
  let player: SignedIn;

  beforeAll(async () => {
    platform = await createOperatorsFixture();
    run = await operatorDesk(platform, { name: 'ann', role: 'compliance' });
    player = await signUp(platform.app);
  });
  afterAll(() => platform.close());

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
