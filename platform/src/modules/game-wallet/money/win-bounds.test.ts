import { inTransaction } from '../../../kernel/database/database.ts';
import type { SecurityEvent } from '../../../kernel/security/security-record.ts';
import { operatorDesk } from '../../../cli/operator/operator-desk.fixture.ts';
import { createWalletFixture, ORBIT, type WalletFixture, type WalletPlayer } from '../game-wallet.fixture.ts';

describe('what a company may pay without an operator', () => {
  let fixture: WalletFixture;
  let run: Awaited<ReturnType<typeof operatorDesk>>;
  let player: WalletPlayer;
  let session: string;
  let told: string[];
  beforeAll(async () => {
    fixture = await createWalletFixture();
    run = await operatorDesk(fixture.platform, { name: 'ada', role: 'admin', answers: 'as agreed' });
    fixture.platform.kernel.security.keepBy(({ kind, account }: SecurityEvent) => {
      told.push(`${kind} ${JSON.stringify(account)}`);
    });
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.platform.close();
  });
  beforeEach(async () => {
    told = [];
    player = await fixture.player();
    session = await fixture.token(player);
  });

  const of = (over: object = {}) => ({
    session,
    transaction: fixture.next('t'),
    game: 'comet',
    round: fixture.next('round'),
    currency: 'EUR',
    amount: '10.00',
    ...over,
  });
  const money = () => fixture.main(player);
  const codeOf = async (path: string, call: object) => (await fixture.call(path, call)).body.code;
  /** A round with a stake of one euro: what a win of it is called with. */
  async function staked(over: object = {}) {
    const bet = of({ amount: '1.00' });
    await fixture.call('bet', bet);
    return of({ round: bet.round, bet: bet.transaction, endsRound: true, ...over });
  }

  it('holds a win above the multiple of its stakes, and pays it once an operator lets it pass', async () => {
    const win = await staked({ amount: '10000.01' });
    expect(await codeOf('win', win)).toBe('WIN_HELD');
    expect(await codeOf('win', win)).toBe('WIN_HELD');
    expect(await money()).toBe(99_00n);
    expect(told).toEqual(['win-held {"provider":"orbit"}']);
    expect((await run('company-wins', 'orbit')).text).toMatch(/10000\.01 EUR\s+1\.00 .*waits/);
    expect((await run('company-win', 'orbit', win.transaction, '10000.02', 'allow')).exitCode).toBe(1);
    expect(await codeOf('win', win)).toBe('WIN_HELD');
    expect((await run('company-win', 'orbit', win.transaction, '10000.01', 'allow')).exitCode).toBe(0);
    const larger = { ...win, amount: '20000.00' };
    expect(await codeOf('win', larger)).toBe('WIN_HELD');
    expect(await codeOf('win', win)).toBe('WIN_HELD');
    await run('company-win', 'orbit', win.transaction, '10000.01', 'allow');
    expect((await fixture.call('win', win)).body.balance).toBe('10099.01');
    expect((await fixture.call('win', win)).body.balance).toBe('10099.01');
  });

  it('pays what is as large as the bounds, whatever road it takes, and counts all wins of a round', async () => {
    const win = await staked({ amount: '10000.00', endsRound: false });
    expect((await fixture.call('win', win)).status).toBe(200);
    expect(await codeOf('win', { ...win, transaction: fixture.next('t'), amount: '0.01' })).toBe('WIN_HELD');
    const both = of({ amount: '1.00', won: '10000.01', endsRound: true });
    expect(await codeOf('bet-and-win', both)).toBe('WIN_HELD');
    await run('company-win', 'orbit', both.transaction, '10000.01', 'allow');
    expect((await fixture.call('bet-and-win', both)).status).toBe(200);
  });

  it('refuses for good what an operator refused, and keeps the stake for another result', async () => {
    const win = await staked({ amount: '10000.01' });
    await codeOf('win', win);
    await run('company-win', 'orbit', win.transaction, '10000.01', 'refuse');
    expect(await codeOf('win', win)).toBe('WIN_REFUSED');
    expect((await run('company-win', 'orbit', win.transaction, '10000.01', 'allow')).exitCode).toBe(1);
    expect(
      (await fixture.call('win', { ...win, transaction: fixture.next('t'), amount: '5.00' })).status,
    ).toBe(200);
    expect(await money()).toBe(104_00n);
  });

  it('is held to bounds of its own, which an operator set', async () => {
    await fixture.addCompany({ ...ORBIT, mostWinEurCents: 50_00n, mostWinTimes: 20 });
    expect((await fixture.call('win', await staked({ amount: '20.00' }))).status).toBe(200);
    expect(await codeOf('win', await staked({ amount: '20.01' }))).toBe('WIN_HELD');
    const bet = of({ amount: '10.00' });
    await fixture.call('bet', bet);
    expect(await codeOf('win', of({ round: bet.round, amount: '50.01', endsRound: true }))).toBe('WIN_HELD');
    await fixture.addCompany(ORBIT);
  });

  it('never more than a balance can hold: that is refused in words', async () => {
    const gift = { id: 'all', actor: 'system', reason: 'nearly all a balance holds', atMs: 1 } as const;
    const { wallet } = fixture.platform.modules;
    const { playerId } = player;
    const accountId = (await wallet.accounts(fixture.platform.kernel.db, playerId)).find(
      ({ kind }) => kind === 'main',
    )?.id;
    if (accountId === undefined) throw new Error('nobody has an account');
    const amountMinor = 9_200_000_000_000_000_000n;
    await inTransaction(fixture.platform.kernel.db, (tx) =>
      wallet.adjust(tx, { ...gift, playerId, accountId, amountMinor }),
    );
    const win = await staked({ amount: '999999999999999.99' });
    expect(await codeOf('win', win)).toBe('WIN_HELD');
    await run('company-win', 'orbit', win.transaction, win.amount, 'allow');
    expect(await fixture.call('win', win)).toMatchObject({ status: 422, body: { code: 'AMOUNT_INVALID' } });
    await inTransaction(fixture.platform.kernel.db, (tx) =>
      wallet.adjust(tx, { ...gift, id: 'all-back', playerId, accountId, amountMinor: -amountMinor }),
    );
  });

  it('of a promotion no more in all than was agreed, though twenty calls come at once', async () => {
    await fixture.agree('mega', 'jackpot-win', 200_00n);
    const prize = (over: object = {}) => {
      const { session: token, transaction, game, currency } = of();
      return { session: token, transaction, game, currency, promotion: 'mega', amount: '30.00', ...over };
    };
    const calls = Array.from({ length: 20 }, () => prize());
    const answers = await Promise.all(calls.map((call) => fixture.call('jackpot-win', call)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    expect(await money()).toBe(280_00n);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused).toMatchObject({ status: 422, body: { code: 'AGREED_SPENT', details: { max: '20.00' } } });
    expect(told[0]).toBe('promotion-spent {"provider":"orbit"}');
    expect((await fixture.call('jackpot-win', prize({ amount: '20.00' }))).status).toBe(200);
    const paid = calls[answers.findIndex(({ status }) => status === 200)]?.transaction ?? '';
    await fixture.call('rollback', { session, transaction: fixture.next('t'), undoes: paid });
    expect((await fixture.call('jackpot-win', prize())).status).toBe(200);
    expect(await codeOf('jackpot-win', prize({ amount: '0.01' }))).toBe('AGREED_SPENT');
  });

  it('takes stakes within what its catalogue says of a game', async () => {
    session = await fixture.token(player, { game: 'bounded' });
    const bounds = { min: '0.50', max: '20.00', currency: 'EUR' };
    for (const path of ['bet', 'bet-and-win'])
      for (const [amount, code] of [
        ['0.49', 'STAKE_TOO_SMALL'],
        ['20.01', 'STAKE_TOO_LARGE'],
      ])
        expect(
          await fixture.call(
            path,
            of({ game: 'bounded', amount, ...(path === 'bet-and-win' && { won: '0.00', endsRound: true }) }),
          ),
        ).toMatchObject({ status: 422, body: { code, details: bounds } });
    expect((await fixture.call('bet', of({ game: 'bounded', amount: '0.50' }))).status).toBe(200);
  });

  it('pays a later win that names the stake of a bet-and-win', async () => {
    const both = of({ won: '2.00', endsRound: false });
    await fixture.call('bet-and-win', both);
    const later = of({ round: both.round, bet: both.transaction, amount: '5.00', endsRound: true });
    expect(await fixture.call('win', later)).toMatchObject({ status: 200, body: { balance: '97.00' } });
  });
});
