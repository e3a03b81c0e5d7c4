import { randomBytes } from 'node:crypto';
import { HOUR_MS } from '@paddock/contract';

import { banned, outOfTime, ORBIT, withdrawn, type WalletPlayer } from '../game-wallet.fixture.ts';
import { createSoftswissFixture, type SoftswissFixture, type SoftswissReply } from './softswiss.fixture.ts';

describe('the wallet in the shape of SoftSwiss', () => {
  let fixture: SoftswissFixture;
  let player: WalletPlayer;
  let game_id: string;
  beforeAll(async () => {
    fixture = await createSoftswissFixture();
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.platform.close();
  });
  beforeEach(async () => {
    player = await fixture.player();
    await fixture.open(player, { company: 'soft' });
    game_id = fixture.next('round');
  });

  const asked = (over: object = {}) => ({
    ...{ user_id: player.playerId, currency: 'EUR', game: 'comet', game_id },
    ...over,
  });
  const action = (kind: 'bet' | 'win', amount: number, action_id = fixture.next('a')) => ({
    ...{ action: kind, amount, action_id },
  });
  const play = (actions: readonly object[], over: object = {}): Promise<SoftswissReply> =>
    fixture.call('play', asked({ actions, ...over }));
  const rollback = (...undone: readonly string[]) => {
    const actions = undone.map((original_action_id) => ({
      ...{ action: 'rollback', action_id: fixture.next('undo'), original_action_id },
    }));
    return fixture.call('rollback', asked({ actions }));
  };
  const money = () => fixture.main(player);

  it('says what can be staked, in minor units, where nothing is played', async () => {
    const { user_id, currency, game } = asked();
    expect(await fixture.call('play', { user_id, currency, game })).toEqual({
      ...{ status: 200, body: { balance: 100_00 } },
    });
    expect((await play([])).body).toEqual({ balance: 100_00, game_id });
    expect(await play([], { currency: 'JPY' })).toMatchObject({ status: 412, body: { code: 154 } });
    expect(await play([], { game: 'meteor' })).toMatchObject({ status: 412, body: { code: 107 } });
  });

  it('does the bet and the win of a call, each with an id of ours, and again as at first', async () => {
    const actions = [action('bet', 10_00), action('win', 25_50)];
    const first = await play(actions, { finished: true });
    expect(first).toMatchObject({ status: 200, body: { balance: 115_50, game_id } });
    expect(first.body.transactions?.map(({ action_id }) => action_id)).toEqual(
      actions.map(({ action_id }) => action_id),
    );
    expect(new Set(first.body.transactions?.map(({ tx_id }) => tx_id)).size).toBe(2);
    await play([action('bet', 1_00)], { game_id: fixture.next('round') });
    expect(await play(actions, { finished: true })).toEqual(first);
    expect((await play([action('win', 1_00)])).body.code).toBe(400);
    expect(await money()).toBe(114_50n);
  });

  it('does all of a call or nothing: a bet that cannot be paid takes back the one before it', async () => {
    const actions = [action('bet', 60_00), action('win', 10_00), action('bet', 60_00)];
    const refused = await play(actions);
    expect(refused).toMatchObject({ status: 412, body: { code: 100, balance: 100_00 } });
    expect(await money()).toBe(100_00n);
    expect(await play(actions)).toEqual(refused);
    // The first bet was never refused, and may come by itself.
    expect((await play(actions.slice(0, 1))).body.balance).toBe(40_00);
    expect(await play(actions)).toMatchObject({ status: 412, body: { code: 100, balance: 40_00 } });
  });

  it('does in a call what is new, and answers what was done before under its old id', async () => {
    const bet = action('bet', 10_00);
    const first = await play([bet]);
    const both = await play([bet, action('bet', 5_00)]);
    expect(both.body.balance).toBe(85_00);
    expect(both.body.transactions?.slice(0, 1)).toEqual(first.body.transactions);
    expect(both.body.transactions).toHaveLength(2);
  });

  it('refuses another action under an id, and an id that comes twice in a call', async () => {
    const bet = action('bet', 10_00);
    await play([bet]);
    expect(await play([{ ...bet, amount: 11_00 }])).toMatchObject({ status: 400, body: { code: 400 } });
    expect((await play([{ ...bet, action: 'win' }])).body.code).toBe(400);
    expect((await play([bet], { game_id: 'another' })).body.code).toBe(400);
    const twice = action('win', 1_00);
    expect((await play([twice, twice])).body.code).toBe(400);
    expect(await money()).toBe(90_00n);
  });

  it('does a call once that comes a hundred times at once', async () => {
    const actions = [action('bet', 2_00), action('win', 1_00)];
    const answers = await Promise.all(Array.from({ length: 100 }, () => play(actions, { finished: true })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await money()).toBe(99_00n);
  });

  it('pays wins until the round is finished, also after the session, when no bet is taken', async () => {
    await play([action('bet', 10_00)]);
    await fixture.platform.leap(5 * HOUR_MS);
    expect(await play([action('bet', 1_00)])).toMatchObject({ status: 412, body: { code: 107 } });
    expect((await play([action('win', 4_00)])).body.balance).toBe(94_00);
    expect((await play([action('win', 6_00)])).body.balance).toBe(100_00);
    const ended = await play([], { finished: true });
    expect(ended).toEqual({ status: 200, body: { balance: 100_00, game_id, transactions: [] } });
    expect(await play([], { finished: true })).toEqual(ended);
    expect((await play([action('win', 5_00)])).body.code).toBe(400);
    expect(await play([], { finished: true, game_id: 'never' })).toMatchObject({
      ...{ status: 404, body: { code: 404 } },
    });
    expect(await money()).toBe(100_00n);
  });

  it('pays a late win of a round whose game was opened anew meanwhile', async () => {
    await play([action('bet', 10_00)]);
    await fixture.open(player, { company: 'soft' });
    expect((await play([action('win', 20_00)], { finished: true })).body.balance).toBe(110_00);
  });

  it('undoes actions, a bet with what it won, once, and all of them or none', async () => {
    const [bet, win, other] = [action('bet', 10_00), action('win', 30_00), action('bet', 5_00)];
    await play([bet, win]);
    await play([other]);
    expect((await rollback(win.action_id, other.action_id)).body.balance).toBe(90_00);
    const done = await rollback(bet.action_id);
    expect(done.body).toMatchObject({ balance: 100_00, game_id });
    expect(done.body.transactions).toHaveLength(1);
    const undo = { action: 'rollback', action_id: 'undo-same', original_action_id: bet.action_id };
    const first = await fixture.call('rollback', asked({ actions: [undo] }));
    expect(await fixture.call('rollback', asked({ actions: [undo] }))).toEqual(first);
    // What cannot be undone is refused with all that was to be undone beside it.
    const another = action('bet', 20_00);
    await play([another], { game_id: 'next' });
    expect((await rollback(another.action_id, 'undo-same')).body.code).toBe(400);
    expect(await money()).toBe(80_00n);
  });

  it('keeps a rollback that comes first, and refuses the late bet', async () => {
    const late = action('bet', 10_00);
    expect((await rollback(late.action_id)).body.balance).toBe(100_00);
    expect(await play([late, action('win', 50_00)])).toMatchObject({ status: 400, body: { code: 400 } });
    expect(await money()).toBe(100_00n);
  });

  it('pays no win without a bet, and the same win once its bet has come', async () => {
    const early = action('win', 3_00);
    expect(await play([early])).toMatchObject({ status: 404, body: { code: 404 } });
    await play([action('bet', 10_00)]);
    expect((await play([early])).body.balance).toBe(93_00);
  });

  it.each([
    [{ user_id: '17' }, {}, 101],
    [{ user_id: 'nobody' }, {}, 101],
    [{ user_id: '9'.repeat(19) }, {}, 101],
    [{ currency: 'JPY' }, {}, 154],
    [{ currency: 'XXX' }, {}, 154],
    [{ game: 'meteor' }, {}, 107],
    [{ game_id: undefined }, {}, 400],
    [{}, { amount: 0 }, 400],
    [{}, { amount: -1 }, 400],
    [{}, { amount: 1.5 }, 400],
    [{}, { amount: '100' }, 400],
    [{}, { amount: 10_000_01 }, 106],
    [{}, { amount: 100_01 }, 100],
    [{}, { action: 'tip' }, 400],
    [{}, { action_id: 'a b' }, 400],
    [{ actions: 'bet' }, {}, 400],
  ])('refuses a play with %j of an action with %j: %i', async (over, of, code) => {
    const answer = await play([{ ...action('bet', 1_00), ...of }], over);
    expect([answer.status, answer.body.code]).toEqual([code < 400 ? 412 : code, code]);
    expect(answer.body.message).not.toBe('');
    expect(await money()).toBe(100_00n);
  });

  it.each([
    ['{"a":', 400],
    ['', 400],
    ['null', 400],
    [JSON.stringify({ user_id: 'x'.repeat(300_000) }), 400],
    ['{"user_id":"1","currency":"EUR","game":"c","total":1234567890123456789', 400],
  ])('answers %.20s with %i', async (text, code) => {
    expect(await fixture.raw('play', text)).toMatchObject({ status: code, body: { code } });
  });

  it('refuses nineteen digits, which a number of JSON does not hold', async () => {
    const text = JSON.stringify(asked({ actions: [action('bet', 77)] })).replace(
      ':77',
      ':1234567890123456789',
    );
    expect(await fixture.raw('play', text)).toMatchObject({ status: 400, body: { code: 400 } });
  });

  it('takes no bet of who may not play, and pays what they won', async () => {
    for (const [refuse, stop, code] of [
      [() => banned.add(player.playerId), () => banned.clear(), 110],
      [() => outOfTime.add(player.playerId), () => outOfTime.clear(), 105],
      [() => withdrawn.add('comet'), () => withdrawn.clear(), 107],
    ] as const) {
      const round = { game_id: fixture.next('round') };
      await play([action('bet', 1_00)], round);
      refuse();
      expect(await play([action('bet', 1_00)], round)).toMatchObject({ status: 412, body: { code } });
      expect((await play([action('win', 1_00)], { ...round, finished: true })).status).toBe(200);
      stop();
    }
    expect(await money()).toBe(100_00n);
  });

  it('takes no call that was not signed, by any key that holds now, and none from elsewhere', async () => {
    const other = new Uint8Array(randomBytes(32));
    const code = async (over: object) => {
      const answer = await fixture.call('play', asked({ actions: [] }), over);
      return answer.body.code ?? answer.status;
    };
    expect(await code({ secret: other })).toBe(403);
    expect(await code({ signature: undefined })).toBe(403);
    expect(await code({ signature: 'zz' })).toBe(403);
    expect(await code({ sent: JSON.stringify(asked({ actions: [], user_id: '17' })) })).toBe(403);
    for (const company of ['orbit', 'nobody']) expect(await code({ company })).toBe(403);
    await fixture.addKey('soft', 'k2', other);
    expect(await code({ secret: other })).toBe(200);
    expect(await code({})).toBe(200);
    const company = { ...ORBIT, company: 'soft', adapter: 'softswiss' } as const;
    await fixture.addCompany({ ...company, addresses: ['198.51.100.0/24'] });
    expect(await code({})).toBe(403);
    expect(await code({ address: '198.51.100.7' })).toBe(200);
    await fixture.addCompany(company);
  });
});
