import { DAY_MS, MINUTE_MS } from '@paddock/contract';
import type { CompanyRoundsView, StatementView } from '@paddock/contract/schemas';

import { PLAYER_HEADER } from '../../../testing/index.ts';
import { createWalletFixture, type WalletFixture, type WalletPlayer } from '../game-wallet.fixture.ts';

describe('a round of a company’s game, afterwards', () => {
  let fixture: WalletFixture;
  let player: WalletPlayer;
  let session: string;
  let round: string;
  beforeAll(async () => {
    fixture = await createWalletFixture();
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.platform.close();
  });
  beforeEach(async () => {
    player = await fixture.player();
    session = await fixture.token(player);
    round = fixture.next('round');
  });

  const of = (over: object = {}) => ({
    ...{ session, transaction: fixture.next('t'), game: 'comet', round, currency: 'EUR', amount: '10.00' },
    ...over,
  });
  const bet = async (over?: object) => (await fixture.call('bet', of(over))).body.transaction;
  const win = (amount: string, endsRound: boolean, over?: object) =>
    fixture.call('win', of({ amount, endsRound, ...over }));
  const rollback = (undoes: string) =>
    fixture.call('rollback', { session, transaction: fixture.next('t'), undoes });
  const ask = (url: string, by = player) =>
    fixture.platform.app.inject({ url, headers: { [PLAYER_HEADER]: by.playerId } });
  const rounds = async (query = '', by = player) =>
    (await ask(`/web-api/game-wallet/rounds${query}`, by)).json<CompanyRoundsView>();
  /** The statement's lines of bets, the oldest first. */
  const lines = async () => {
    const answer = await ask(`/web-api/office/history?accountId=${player.accountId}&group=bets`);
    return answer.json<StatementView>().entries.toReversed();
  };

  it('is listed with what became of it, by our number and the company’s name', async () => {
    const startMs = fixture.platform.clock.nowMs();
    await bet();
    expect((await rounds()).rounds).toEqual([
      {
        number: expect.stringMatching(/^\d{11}$/) as string,
        round,
        ...{ currency: 'EUR', state: 'open', staked: '10.00', won: '0.00', returned: '0.00' },
        ...{ beganAtMs: startMs, endedAtMs: null },
        game: { company: 'orbit', name: { en: 'comet' }, address: null },
      },
    ]);
    await win('25.00', true);
    expect((await rounds()).rounds).toMatchObject([{ state: 'won', won: '25.00', endedAtMs: startMs }]);
  });

  it('is lost by an end without a win, and returned once all its bets were rolled back', async () => {
    const first = await bet();
    const second = await bet({ amount: '5.00' });
    await fixture.call('round-end', { session, transaction: fixture.next('t'), round });
    expect((await rounds()).rounds).toMatchObject([{ state: 'lost', staked: '15.00', won: '0.00' }]);
    await rollback(first);
    expect((await rounds()).rounds).toMatchObject([{ state: 'lost', staked: '15.00', returned: '10.00' }]);
    await rollback(second);
    expect((await rounds()).rounds).toMatchObject([{ state: 'returned', won: '0.00', returned: '15.00' }]);
  });

  it('is named by one number in the answers to all its calls, at first and repeated', async () => {
    const inRound = (over: object = {}) => ({ ...of(), ...over });
    const named = (over: object = {}) => ({ session, transaction: fixture.next('t'), ...over });
    const [first, second] = [inRound(), inRound({ amount: '5.00' })];
    const calls: readonly (readonly [string, object])[] = [
      ['bet', first],
      ['bet', second],
      ['win', inRound({ bet: first.transaction, endsRound: false })],
      ['bet-and-win', inRound({ won: '1.00', endsRound: false })],
      ['rollback', named({ undoes: second.transaction })],
      ['round-end', named({ round })],
    ];
    const numbers: unknown[] = [];
    for (const [name, call] of calls) {
      const { body } = await fixture.call(name, call);
      expect((await fixture.call(name, call)).body).toEqual(body);
      numbers.push(body.roundNumber);
    }
    const [{ number } = { number: '' }] = (await rounds()).rounds;
    expect(numbers).toEqual(calls.map(() => number));
    round = fixture.next('round');
    const alone = (await fixture.call('bet', of())).body.roundNumber;
    expect(alone).not.toBe(number);
    expect((await win('2.00', true)).body.roundNumber).toBe(alone);
    expect((await rollback('never-came')).body.roundNumber).toBeNull();
  });

  it('is one of a number, and nobody else’s', async () => {
    await bet();
    const [{ number } = { number: '' }] = (await rounds()).rounds;
    round = fixture.next('round');
    await bet();
    expect((await rounds()).rounds).toHaveLength(2);
    expect((await rounds(`?number=${number}`)).rounds).toMatchObject([{ number }]);
    expect((await rounds(`?number=${number}`, await fixture.player())).rounds).toEqual([]);
    expect((await ask('/web-api/game-wallet/rounds?before=9999999999999999999')).statusCode).toBe(400);
  });

  it('is on one page, the newest first, without a gap', async () => {
    const played: string[] = [];
    for (let n = 0; n < 21; n++) {
      round = fixture.next('round');
      played.push(round);
      await bet({ amount: '1.00' });
    }
    const first = await rounds();
    const last = await rounds(`?before=${first.before ?? ''}`);
    expect(first.rounds).toHaveLength(20);
    expect([...first.rounds, ...last.rounds].map((one) => one.round)).toEqual(played.toReversed());
    expect(last.before).toBeNull();
  });

  it('names its game, its company and its number on the statement', async () => {
    await bet();
    const [{ number } = { number: '' }] = (await rounds()).rounds;
    expect(await lines()).toMatchObject([
      {
        ...{ kind: 'bet-hold', product: 'game-wallet', betNumber: number },
        game: { company: 'orbit', name: { en: 'comet' } },
      },
    ]);
  });

  const said = async () =>
    (await lines()).map(({ kind, amount, isVoid }) => `${kind} ${amount}${isVoid === true ? ' void' : ''}`);

  it('gives a stake back by one line that says so, whatever the bet was before', async () => {
    await rollback(await bet());
    expect(await said()).toEqual(['bet-hold -10.00', 'bet-settle 10.00 void']);
    round = fixture.next('round');
    const lost = await bet({ amount: '4.00' });
    await win('0', true);
    await rollback(lost);
    expect((await said()).slice(2)).toEqual(['bet-hold -4.00', 'bet-correction 4.00 void']);
    round = fixture.next('round');
    const even = await bet({ amount: '3.00' });
    await win('3.00', true);
    await rollback(even);
    expect((await said()).slice(4)).toEqual([
      'bet-hold -3.00',
      'bet-settle 3.00',
      'bet-correction -3.00',
      'bet-correction 3.00 void',
    ]);
  });

  it('gives nothing back by a further win, a late one or one that is taken back', async () => {
    await bet();
    await win('6.00', false);
    await win('7.00', false);
    await fixture.platform.leap(DAY_MS + MINUTE_MS);
    const late = await win('8.00', true);
    await rollback(late.body.transaction);
    expect(await said()).toEqual([
      'bet-hold -10.00',
      'bet-settle 6.00',
      'bet-correction 7.00',
      'bet-correction 8.00',
      'bet-correction -8.00',
    ]);
  });
});
