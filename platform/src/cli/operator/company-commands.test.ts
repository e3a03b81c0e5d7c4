import { answerJson, startAggregator } from '../../modules/game-wallet/aggregator/aggregator.fixture.ts';
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
    expect(listed).toMatch(
      /nova\s+Nova\s+paddock\s+plays\s+k1\s+spring 0\.00 of 50\.00\s+EUR,USD\s+any\s+usual/,
    );
    expect((await run('company-key-end', 'nova', 'k1')).text).toBe('nova.k1: ended');
    await run('company-save', 'nova', '--stop');
    expect((await run('companies')).text).toMatch(/nova\s+Nova\s+paddock\s+stopped\s+k1 until/);
    await run('company-save', 'nova', '--most-win', '5000.00', '--most-win-times', '500');
    await run('company-save', 'nova', '--name', 'Nova Play');
    expect((await run('companies')).text).toMatch(/any\s+5000\.00 500x/);
    await run('company-save', 'nova', '--most-win', 'usual', '--most-win-times', 'usual');
    expect((await run('companies')).text).toMatch(/any\s+usual {2}/);
    expect((await run('companies')).text).toMatch(/nova\s+Nova Play\s+paddock\s+stopped/);
  });

  it('say where games of a company are asked for, and show our key there', async () => {
    await run(
      'company-save',
      'hub',
      '--shape',
      'hub88',
      '--name',
      'Hub',
      '--games-at',
      'https://hub.example/',
      '--currencies',
      'EUR',
    );
    expect((await run('company-aggregator', 'hub')).text).toBe('hub: shows its games by itself');
    const where = [
      '--at',
      'https://api.hub.example',
      '--id',
      '1325',
      '--frames',
      'https://a.example,https://b.example',
    ];
    const kept = (await run('company-aggregator', 'hub', ...where)).text;
    expect(kept).toMatch(
      /^1325 at https:\/\/api\.hub\.example, shown from https:\/\/a\.example, https:\/\/b\.example\n-----BEGIN PUBLIC KEY/,
    );
    expect((await run('company-aggregator', 'hub')).text).toBe(kept);
    const changed = (await run('company-aggregator', 'hub', '--id', '1326')).text;
    expect(changed).toBe(kept.replace('1325', '1326'));
    expect((await run('company-aggregator', 'hub', '--new-key')).text).not.toBe(changed);
    const refused = await run('company-aggregator', 'nova', ...where);
    expect([refused.exitCode, refused.text]).toEqual([1, expect.stringContaining('NOT_FOUND')]);
  });

  it('take in what a company offers, by the desk of the catalogue', async () => {
    const aggregator = await startAggregator();
    aggregator.answers(answerJson([{ game_code: 'comet', name: 'Comet', enabled: true }]));
    await run('company-aggregator', 'hub', '--at', aggregator.baseUrl);
    // The catalogue itself does not stand here: that the list was asked for is seen by what is asked next.
    expect((await run('company-import', 'hub')).text).toContain('NOT_FOUND');
    expect(aggregator.asked.map(({ path }) => path)).toEqual(['/operator/generic/v2/game/list']);
    aggregator.answers(answerJson({ error: 'RS_ERROR_INVALID_PARTNER' }, 403));
    expect((await run('company-import', 'hub')).text).toContain('COMPANY_SILENT');
    await aggregator.close();
  });

  it('say what is wrong', async () => {
    expect((await run('company-save')).text).toContain('CODE is missing');
    const unknown = await run('company-key', 'nobody', 'k1');
    expect([unknown.exitCode, unknown.text]).toEqual([1, expect.stringContaining('NOT_FOUND')]);
  });

  it('show a round by our number and by the company’s name, with every transaction of it', async () => {
    const player = await fixture.player();
    const session = await fixture.token(player);
    const of = (over: object) => ({
      ...{ session, game: 'comet', round: 'round-4711', currency: 'EUR', amount: '10.00', ...over },
    });
    await fixture.call('bet', of({ transaction: 'bet-a' }));
    await fixture.call('bet', of({ transaction: 'bet-b', amount: '4.00' }));
    await fixture.call('win', of({ transaction: 'win-a', bet: 'bet-a', amount: '25.00', endsRound: false }));
    const undone = await fixture.call('rollback', { session, transaction: 'undo-b', undoes: 'bet-b' });
    const number = undone.body.roundNumber ?? '';
    const byNumber = (await run('company-round', number.replace(/(...)$/, ' $1'))).text;
    expect(byNumber.replaceAll('\u00a0', '')).toContain(`round ${number}, won, player ${player.playerId}`);
    expect(byNumber).toContain('orbit comet, there round-4711');
    expect(byNumber).toContain('staked 14.00 EUR, won 25.00 EUR, given back 4.00 EUR');
    const rows = [
      /bet-a\s+\d+\s+bet\s+\S+ \S+\s+10\.00/,
      /bet-b\s+\d+\s+bet\s+\S+ \S+\s+4\.00\s+rolled back/,
      /win-a\s+\d+\s+win\s+\S+ \S+\s+25\.00\s+bet-a/,
      /undo-b\s+\d+\s+rollback\s+\S+ \S+\s+bet-b/,
    ];
    for (const row of rows) expect(byNumber).toMatch(row);
    expect((await run('company-round', 'orbit', 'round-4711')).text).toBe(byNumber);
    const others = await fixture.token(await fixture.player());
    await fixture.call('bet', of({ session: others, transaction: 'bet-c' }));
    expect((await run('company-round', 'orbit', 'round-4711')).text.split('\n\n')).toHaveLength(2);
    for (const words of [['orbit', 'no-such'], ['nova', 'round-4711'], ['4711'], ['60000000001']])
      expect((await run('company-round', ...words)).text).toContain('ROUND_UNKNOWN');
  });
});
