import { DAY_MS } from '@paddock/contract';

import { createWalletFixture, ORBIT, type WalletFixture, type WalletPlayer } from '../game-wallet.fixture.ts';
import { ROUNDS_OF_PAGE } from './rounds-of-day.ts';

describe('the rounds of a day, for their company', () => {
  let fixture: WalletFixture;
  let player: WalletPlayer;
  let session: string;
  let day: string;
  beforeAll(async () => {
    fixture = await createWalletFixture();
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.platform.close();
  });
  // Each on a day of its own, which begins as the test does.
  beforeEach(async () => {
    const { clock } = fixture.platform;
    await fixture.platform.leap(DAY_MS - (clock.nowMs() % DAY_MS));
    day = dayOf(0);
    player = await fixture.player(1_000_00n);
    session = await fixture.token(player);
  });

  const dayOf = (daysOn: number) =>
    new Date(fixture.platform.clock.nowMs() + daysOn * DAY_MS).toISOString().slice(0, 10);
  const of = (round: string, over: object = {}) => ({
    ...{ session, transaction: fixture.next('t'), game: 'comet', round, currency: 'EUR', amount: '1.00' },
    ...over,
  });
  const bet = (round: string, over?: object) => fixture.call('bet', of(round, over));
  const rounds = async (query: string) => (await fixture.rounds(query)).body;

  it('say every transaction, what it moved, and what was undone', async () => {
    const round = fixture.next('round');
    const [first, second] = [of(round), of(round, { amount: '2.00' })];
    await fixture.call('bet', first);
    await fixture.call('bet', second);
    const win = of(round, { bet: first.transaction, amount: '5.00', endsRound: false });
    await fixture.call('win', win);
    const undo = { session, transaction: fixture.next('t'), undoes: second.transaction };
    const answered = await fixture.call('rollback', undo);
    await fixture.call('round-end', { session, transaction: fixture.next('t'), round });
    const said = await rounds(`day=${day}`);
    expect(said).toMatchObject({
      cursor: null,
      rounds: [
        {
          ...{ number: answered.body.roundNumber, round, player: player.playerId, game: 'comet' },
          ...{ state: 'won', staked: '3.00', won: '5.00', returned: '2.00' },
        },
      ],
    });
    const none = { staked: null, won: null, bet: null, undoes: null, isUndone: false };
    expect(said.rounds[0]?.transactions).toMatchObject([
      { ...none, transaction: first.transaction, kind: 'bet', staked: '1.00' },
      { ...none, transaction: second.transaction, kind: 'bet', staked: '2.00', isUndone: true },
      { ...none, transaction: win.transaction, kind: 'win', won: '5.00', bet: first.transaction },
      {
        ...none,
        transaction: undo.transaction,
        id: answered.body.id,
        kind: 'rollback',
        undoes: second.transaction,
      },
      { ...none, kind: 'round-end' },
    ]);
  });

  it('are of the day that they began on, whenever they end', async () => {
    const round = fixture.next('round');
    await fixture.platform.leap(DAY_MS - 1);
    session = await fixture.token(player);
    await bet(round);
    await fixture.platform.advance(1);
    await fixture.call('win', of(round, { endsRound: true }));
    await bet(fixture.next('round'));
    expect((await rounds(`day=${day}`)).rounds).toMatchObject([{ round, state: 'won' }]);
    expect((await rounds(`day=${dayOf(0)}`)).rounds).toHaveLength(1);
    expect((await rounds(`day=${dayOf(1)}`)).rounds).toEqual([]);
  });

  it('are told a page at a time, each once', async () => {
    const played = Array.from({ length: ROUNDS_OF_PAGE + 1 }, () => fixture.next('round'));
    for (const round of played) await bet(round);
    const first = await rounds(`day=${day}`);
    const last = await rounds(`day=${day}&cursor=${first.cursor ?? ''}`);
    expect(first.rounds).toHaveLength(ROUNDS_OF_PAGE);
    expect([...first.rounds, ...last.rounds].map(({ round }) => round)).toEqual(played);
    expect(last.cursor).toBeNull();
  });

  it('are no other company’s, and nobody’s without a signature', async () => {
    await bet(fixture.next('round'));
    await fixture.addCompany({ ...ORBIT, company: 'nova' });
    await fixture.addKey('nova', 'k1', fixture.secret);
    const asNova = await fixture.rounds(`day=${day}`, { keyName: 'nova.k1' });
    expect(asNova).toMatchObject({ status: 200, body: { rounds: [], cursor: null } });
    const forged = await fixture.rounds(`day=${day}`, { signature: Buffer.alloc(32).toString('base64') });
    expect(forged).toMatchObject({ status: 401, body: { code: 'GAME_SIGNATURE' } });
  });

  it.each([
    'day=2026-02-30',
    'day=2026-13-01',
    'day=yesterday',
    'cursor=1',
    'day=2026-11-26&cursor=9999999999999999999',
  ])('are of no day that is none: %s', async (query) =>
    expect((await fixture.rounds(query)).status).toBe(400),
  );
});
