import { createWalletFixture, type WalletFixture } from '../../modules/game-wallet/game-wallet.fixture.ts';
import { operatorDesk } from './operator-desk.fixture.ts';

describe('the commands about game companies', () => {
  let fixture: WalletFixture;
  let run: Awaited<ReturnType<typeof operatorDesk>>;

  beforeAll(async () => {
    fixture = await createWalletFixture();
    run = await operatorDesk(fixture.platform, {
      name: 'ada',
      role: 'admin',
      answers: 'the contract of today',
    });
  });
  afterAll(() => fixture.platform.close());

  it('add a company with a key, agree with it, end the key, and stop the company', async () => {
    const added = await run(
      'company-save',
      'nova',
      '--name',
      'Nova',
      '--games-at',
      'https://nova.example/',
      '--currencies',
      'EUR,USD',
    );
    expect(added).toEqual({ text: 'nova: kept', exitCode: 0 });
    expect((await run('company-key', 'nova', 'k1')).text).toMatch(/^nova\.k1: [\w-]{43}$/);
    expect(
      (await run('company-promotion', 'nova', 'spring', 'free-round-win', '50.00', '2030-01-01')).text,
    ).toBe('nova: agreed on spring');
    const listed = (await run('companies')).text;
    expect(listed).toMatch(/nova\s+Nova\s+paddock\s+plays\s+k1\s+spring up to 50\.00\s+EUR,USD\s+any/);
    expect((await run('company-key-end', 'nova', 'k1')).text).toBe('nova.k1: ended');
    await run('company-save', 'nova', '--stop');
    expect((await run('companies')).text).toMatch(/nova\s+Nova\s+paddock\s+stopped\s+k1 until/);
    await run('company-save', 'nova', '--name', 'Nova Play');
    expect((await run('companies')).text).toMatch(/nova\s+Nova Play\s+paddock\s+stopped/);
  });

  it('say what is wrong', async () => {
    expect((await run('company-save')).text).toContain('CODE is missing');
    const unknown = await run('company-key', 'nobody', 'k1');
    expect([unknown.exitCode, unknown.text]).toEqual([1, expect.stringContaining('NOT_FOUND')]);
  });
});
