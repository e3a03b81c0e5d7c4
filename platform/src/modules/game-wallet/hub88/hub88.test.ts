import { HOUR_MS } from '@paddock/contract';

import { banned, outOfTime, ORBIT, type WalletPlayer } from '../game-wallet.fixture.ts';
import { createHub88Fixture, hub88Keys, type Hub88Fixture } from './hub88.fixture.ts';

describe('the wallet in the shape of Hub88', () => {
  let fixture: Hub88Fixture;
  let player: WalletPlayer;
  let token: string;
  let round: string;
  beforeAll(async () => {
    fixture = await createHub88Fixture();
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.platform.close();
  });
  beforeEach(async () => {
    player = await fixture.player();
    token = await fixture.token(player);
    round = fixture.next('round');
  });

  const asked = () => ({
    user: player.playerId,
    token,
    game_code: 'comet',
    request_uuid: fixture.next('ask'),
  });
  const of = (over: object = {}) => ({
    ...asked(),
    ...{ transaction_uuid: fixture.next('t'), round, currency: 'EUR', amount: 10_00000, ...over },
  });
  const bet = (over?: object) => fixture.call('transaction/bet', of(over));
  const win = (reference_transaction_uuid: string, over?: object) =>
    fixture.call('transaction/win', of({ reference_transaction_uuid, round_closed: true, ...over }));
  const rollback = (reference_transaction_uuid: string, over: object = {}) =>
    fixture.call('transaction/rollback', {
      ...{ ...asked(), transaction_uuid: fixture.next('t'), round, reference_transaction_uuid },
      ...over,
    });
  const money = () => fixture.main(player);

  it('says who is known and what can be staked, in hundred-thousandths', async () => {
    const ask = asked();
    expect(await fixture.call('user/balance', ask)).toEqual({
      status: 200,
      body: {
        ...{ status: 'RS_OK', request_uuid: ask.request_uuid, user: player.playerId },
        ...{ currency: 'EUR', balance: 100_00000 },
      },
    });
    const { user, request_uuid } = ask;
    const known = await fixture.call('user/info', { user, request_uuid });
    expect(known.body).toEqual({ status: 'RS_OK', user, request_uuid });
    const stranger = await fixture.player();
    for (const nobody of [stranger.playerId, 'nobody', '9'.repeat(19)])
      expect((await fixture.call('user/info', { user: nobody, request_uuid })).body.status).toBe(
        'RS_ERROR_UNKNOWN',
      );
  });

  it('takes a stake and pays its win, also after the session, when no bet is taken', async () => {
    const placed = of();
    expect((await fixture.call('transaction/bet', placed)).body).toMatchObject({
      ...{ status: 'RS_OK', balance: 90_00000, request_uuid: placed.request_uuid },
    });
    await fixture.platform.leap(5 * HOUR_MS);
    expect((await bet()).body.status).toBe('RS_ERROR_TOKEN_EXPIRED');
    const paid = await win(placed.transaction_uuid, { amount: 25_50000 });
    expect(paid.body).toMatchObject({ status: 'RS_OK', balance: 115_50000 });
    expect(await money()).toBe(115_50n);
  });

  it('answers a repeat as at first, under the id it was asked by, and refuses another call under its name', async () => {
    const call = of();
    const first = await fixture.call('transaction/bet', call);
    await bet({ round: fixture.next('round') });
    const again = { ...call, request_uuid: 'again' };
    expect(await fixture.call('transaction/bet', again)).toEqual({
      ...first,
      body: { ...first.body, request_uuid: 'again' },
    });
    for (const other of [{ amount: 11_00000 }, { round: 'another' }, { is_free: true, reward_uuid: 'r' }]) {
      const { body } = await fixture.call('transaction/bet', { ...call, ...other });
      expect(body.status).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
    }
    expect(await money()).toBe(80_00n);
  });

  it('does a bet once that comes a hundred times at once', async () => {
    const call = of({ amount: 1_00000 });
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => fixture.call('transaction/bet', call)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await money()).toBe(99_00n);
  });

  it('pays two wins of a bet until its round is closed, and none after', async () => {
    const { transaction_uuid } = of();
    await bet({ transaction_uuid });
    const open = { round_closed: false, amount: 4_00000 };
    expect((await win(transaction_uuid, open)).body.balance).toBe(94_00000);
    expect((await win(transaction_uuid, { amount: 6_00000 })).body.balance).toBe(100_00000);
    expect((await win(transaction_uuid)).body.status).toBe('RS_ERROR_UNKNOWN');
    expect(await money()).toBe(100_00n);
  });

  it('has lost a bet that closes its round, and takes one without a round as one by itself', async () => {
    const { transaction_uuid } = of();
    expect((await bet({ round_closed: true })).body).toMatchObject({ status: 'RS_OK', balance: 90_00000 });
    expect((await bet()).body.status).toBe('RS_ERROR_UNKNOWN');
    await bet({ transaction_uuid, round: null });
    expect((await win(transaction_uuid, { round: null, amount: 5_00000 })).body.balance).toBe(85_00000);
  });

  it('gives back what is rolled back, with what it won, once', async () => {
    const { transaction_uuid } = of();
    await bet({ transaction_uuid });
    await win(transaction_uuid, { amount: 30_00000 });
    expect((await rollback(transaction_uuid)).body).toMatchObject({ status: 'RS_OK', balance: 100_00000 });
    expect((await rollback(transaction_uuid)).body.balance).toBe(100_00000);
    expect(await money()).toBe(100_00n);
  });

  it('keeps a rollback that comes first, and refuses the late bet and its win', async () => {
    const late = of();
    expect((await rollback(late.transaction_uuid)).body).toMatchObject({
      status: 'RS_OK',
      balance: 100_00000,
    });
    const refused = await fixture.call('transaction/bet', late);
    expect(refused.body.status).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
    expect((await win(late.transaction_uuid)).body.status).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
    expect(await money()).toBe(100_00n);
  });

  it('says what there is where it is too little, and refuses for good', async () => {
    const call = of({ amount: 150_00000 });
    const refused = await fixture.call('transaction/bet', call);
    expect(refused).toMatchObject({
      status: 200,
      body: { status: 'RS_ERROR_NOT_ENOUGH_MONEY', currency: 'EUR', balance: 100_00000 },
    });
    const placed = of();
    await fixture.call('transaction/bet', placed);
    await win(placed.transaction_uuid, { amount: 100_00000 });
    expect((await fixture.call('transaction/bet', call)).body.status).toBe('RS_ERROR_NOT_ENOUGH_MONEY');
    expect(await money()).toBe(190_00n);
  });

  it('pays free rounds of a promotion under the name of its reward, up to what was agreed, and stakes nothing', async () => {
    await fixture.agree('spring', 'free-round-win', 20_00n, 'hub');
    const free = { is_free: true, reward_uuid: 'spring', round: 'free' };
    expect((await bet({ ...free, amount: 1_00000 })).body).toMatchObject({
      status: 'RS_OK',
      balance: 100_00000,
    });
    const won = of({ ...free, amount: 12_00000, reference_transaction_uuid: 'x' });
    expect((await fixture.call('transaction/win', won)).body.balance).toBe(112_00000);
    expect((await fixture.call('transaction/win', won)).body.balance).toBe(112_00000);
    expect((await win('x', { ...free, amount: 21_00000 })).body.status).toBe('RS_ERROR_LIMIT_REACHED');
    expect((await win('x', { ...free, reward_uuid: 'autumn' })).body.status).toBe('RS_ERROR_UNKNOWN');
    expect((await win('x', { is_free: true })).body.status).toBe('RS_ERROR_WRONG_TYPES');
    expect((await rollback(won.transaction_uuid)).body.balance).toBe(100_00000);
    expect(await money()).toBe(100_00n);
  });

  it.each([
    [{ token: 'a'.repeat(43) }, 'RS_ERROR_INVALID_TOKEN'],
    [{ user: '17' }, 'RS_ERROR_INVALID_TOKEN'],
    [{ currency: 'USD' }, 'RS_ERROR_WRONG_CURRENCY'],
    [{ currency: 'XXX' }, 'RS_ERROR_WRONG_CURRENCY'],
    [{ game_code: 'meteor' }, 'RS_ERROR_INVALID_GAME'],
    [{ amount: 0 }, 'RS_ERROR_WRONG_TYPES'],
    [{ amount: -1_00000 }, 'RS_ERROR_WRONG_TYPES'],
    [{ amount: 1_00001 }, 'RS_ERROR_WRONG_TYPES'],
    [{ amount: 1.5 }, 'RS_ERROR_WRONG_TYPES'],
    [{ amount: '100000' }, 'RS_ERROR_WRONG_TYPES'],
    [{ amount: 1234567890123456789n }, 'RS_ERROR_WRONG_TYPES'],
    [{ amount: 10_000_01000 }, 'RS_ERROR_LIMIT_REACHED'],
    [{ transaction_uuid: undefined }, 'RS_ERROR_WRONG_TYPES'],
    [{ transaction_uuid: 'a b' }, 'RS_ERROR_WRONG_TYPES'],
    [{ round: 'é' }, 'RS_ERROR_WRONG_TYPES'],
  ])('refuses a bet with %p: %s', async (over, status) => {
    const digits = 'amount' in over && typeof over.amount === 'bigint' ? over.amount : undefined;
    const answer =
      digits === undefined ? await bet(over) : await fixture.raw('transaction/bet', withAmount(digits));
    expect([answer.status, answer.body.status]).toEqual([200, status]);
    expect(answer.body.request_uuid).toMatch(/^ask-/);
    expect(await money()).toBe(100_00n);
  });
  const withAmount = (digits: bigint) =>
    JSON.stringify(of({ amount: 77 })).replace('"amount":77', `"amount":${digits}`);

  it.each([
    ['{"a":', 'RS_ERROR_WRONG_SYNTAX'],
    ['', 'RS_ERROR_WRONG_SYNTAX'],
    ['null', 'RS_ERROR_WRONG_TYPES'],
    ['[]', 'RS_ERROR_WRONG_TYPES'],
    [`{"request_uuid":"${'x'.repeat(300_000)}"}`, 'RS_ERROR_WRONG_SYNTAX'],
    ['{"request_uuid":"\\u0000"}', 'RS_ERROR_WRONG_TYPES'],
  ])('answers %.20s with %s', async (text, status) => {
    const answer = await fixture.raw('transaction/bet', text);
    expect([answer.status, answer.body.status]).toEqual([200, status]);
  });

  it.each([
    [banned, 'RS_ERROR_USER_DISABLED'],
    [outOfTime, 'RS_ERROR_LIMIT_REACHED'],
  ])('takes no bet of who may not play, and pays what they won: %#', async (refused, status) => {
    const placed = of();
    await fixture.call('transaction/bet', placed);
    refused.add(player.playerId);
    expect((await bet()).body.status).toBe(status);
    expect((await win(placed.transaction_uuid)).body.balance).toBe(100_00000);
    refused.clear();
  });

  it('takes no call that Hub88 has not signed, by any key that holds now', async () => {
    const other = hub88Keys();
    const refused = async (over: object, body: object = asked()) =>
      (await fixture.call('user/balance', body, over)).body.status;
    expect(await refused({ privateKey: other.privateKey })).toBe('RS_ERROR_INVALID_SIGNATURE');
    expect(await refused({ signature: undefined })).toBe('RS_ERROR_INVALID_SIGNATURE');
    expect(await refused({ signature: '§§' })).toBe('RS_ERROR_INVALID_SIGNATURE');
    expect(await refused({ sent: JSON.stringify({ ...asked(), user: '17' }) })).toBe(
      'RS_ERROR_INVALID_SIGNATURE',
    );
    for (const company of ['orbit', 'nobody', "x'--"])
      expect(await refused({ company })).toBe('RS_ERROR_INVALID_SIGNATURE');
    // Both keys hold while one takes the place of the other.
    await fixture.addKey('hub', 'k2', other.publicKey);
    expect(await refused({ privateKey: other.privateKey })).toBe('RS_OK');
    expect(await refused({})).toBe('RS_OK');
  });

  it('takes calls from the addresses that were named alone', async () => {
    const company = { ...ORBIT, company: 'hub', adapter: 'hub88' } as const;
    await fixture.addCompany({ ...company, addresses: ['198.51.100.0/24'] });
    const from = async (address: string) =>
      (await fixture.call('user/balance', asked(), { address })).body.status;
    expect(await from('127.0.0.1')).toBe('RS_ERROR_INVALID_PARTNER');
    expect(await from('198.51.100.7')).toBe('RS_OK');
    await fixture.addCompany(company);
  });
});
