import { createOperatorsFixture, type OperatorsPlatform } from '../../modules/operators/operators.fixture.ts';
import { shownNumber, signUp, type SignedIn } from '../../modules/identity/identity.fixture.ts';
import { operatorDesk } from './operator-desk.fixture.ts';

describe('the commands that close something to a player', () => {
  let platform: OperatorsPlatform;
  let run: Awaited<ReturnType<typeof operatorDesk>>;
  let player: SignedIn;

  beforeAll(async () => {
    platform = await createOperatorsFixture();
    run = await operatorDesk(platform, { name: 'olga', role: 'compliance' });
    player = await signUp(platform.app);
  });
  afterAll(() => platform.close());

  it('ban and let go, close sports and open them, and say how it stands', async () => {
    const { playerId } = player;
    const number = await shownNumber(platform, playerId);
    expect((await run('restrictions', number)).text).toBe(
      `${number}: not banned\nclosed before kick-off: nothing\nclosed live: nothing`,
    );
    expect((await run('ban', number, '45')).text).toContain('banned, level 45 version 2');
    expect((await run('close-sports', playerId, '--live', 'football,tennis')).text).toContain(
      'closed before kick-off: nothing\nclosed live: football, tennis',
    );
    expect((await run('lift-ban', playerId)).text).toContain('not banned');
    expect((await run('close-sports', playerId)).text).toContain('closed live: nothing');
  });

  it('say what is wrong', async () => {
    const { playerId } = player;
    expect((await run('ban', playerId)).text).toContain('LEVEL is missing');
    expect((await run('ban', playerId, '0')).text).toContain('see lift-ban');
    expect((await run('ban', playerId, '53')).text).toContain('INVALID_INPUT');
    expect((await run('ban', '4711', '1')).text).toContain('ACCOUNT_UNKNOWN');
    expect((await run('close-sports', playerId, '--line', 'curling')).text).toContain(
      'there is no sport curling',
    );
  });
});
