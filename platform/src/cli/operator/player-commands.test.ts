import { createOperatorsFixture, type OperatorsPlatform } from '../../modules/operators/operators.fixture.ts';
import { shownNumber, signUp, type SignedIn } from '../../modules/identity/identity.fixture.ts';
import { operatorDesk } from './operator-desk.fixture.ts';

describe('the commands about one player', () => {
  let platform: OperatorsPlatform;
  let run: Awaited<ReturnType<typeof operatorDesk>>;
  let player: SignedIn;
  let number: string;

  beforeAll(async () => {
    platform = await createOperatorsFixture();
    run = await operatorDesk(platform, { name: 'ann', role: 'compliance' });
    player = await signUp(platform.app);
    number = await shownNumber(platform, player.playerId);
  });
  afterAll(() => platform.close());

  it('freezes, shows that it did, and lets go', async () => {
    const { playerId } = player;
    const who = `player ${number}, id ${playerId}`;
    expect((await run('freeze', number, '--reason', 'a report')).text).toBe(`${number} is frozen`);
    expect((await run('player', number)).text).toMatch(
      new RegExp(`^${who}\nFROZEN\nACCOUNT +KIND +BALANCE\n\\d+ +main +0.00 EUR`),
    );
    const freed = await run('unfreeze', number, '--reason', 'cleared');
    expect(freed.text).toBe(`${number} is no longer frozen`);
    expect((await run('player', number)).text).toMatch(new RegExp(`^${who}\nACCOUNT`));
  });

  it('take the number however it is typed, or the id, and say where a digit is wrong', async () => {
    const digits = number.replaceAll(/\D/g, '');
    const ways = [digits, digits.replace(/(...)(...)/, '$1 $2-'), player.playerId];
    for (const way of ways) expect((await run('player', way)).text).toContain(`player ${number},`);
    const wrong = `${digits.slice(0, 8)}${(Number(digits[8]) + 1) % 10}`;
    expect((await run('player', wrong)).text).toContain('NUMBER_MISTYPED');
    expect((await run('player', '4711')).text).toContain('ACCOUNT_UNKNOWN');
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
