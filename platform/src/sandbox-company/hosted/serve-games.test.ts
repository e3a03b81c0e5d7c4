import { buildCatalogue } from '../catalogue/build-catalogue.ts';
import { FAULTS, OrderedFaults } from '../rounds/faults.ts';
import type { WalletCall, WalletReply } from '../wallet/wallet-call.ts';
import { serveGames } from './serve-games.ts';

describe('the server of the sandbox company', () => {
  const said: WalletCall[] = [];
  const faults = new OrderedFaults();
  const done: WalletReply = { kind: 'done', balance: '12.00', currency: 'EUR' };
  let names = 0;
  const app = serveGames({
    games: new Map(buildCatalogue('paddock', 0).map((game) => [game.entry.code, game])),
    faults,
    site: 'http://127.0.0.1:4500',
    dialect: {
      send(call) {
        said.push(call);
        return Promise.resolve(done);
      },
    },
    wait: () => Promise.resolve(),
    newName: () => `name-${++names}`,
    draw: () => 0,
  });
  beforeEach(() => {
    said.length = 0;
    faults.clear();
  });
  afterAll(() => app.close());

  const post = async (url: string, payload: unknown) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url, headers, payload: JSON.stringify(payload) });
    return [answer.statusCode, answer.json<unknown>()] as const;
  };
  const round = { game: 'hungry-wolf', currency: 'EUR', stake: '1.00' };

  it('shows a game in frames of its site alone', async () => {
    const { body, headers } = await app.inject('/play?game=hungry-wolf&language=en&mode=demo');
    expect(body).toContain('data-name="Hungry Wolf"');
    expect(headers['content-security-policy']).toMatch(
      /frame-ancestors http:\/\/127\.0\.0\.1:4500 http:\/\/localhost:4500$/,
    );
    for (const name of ['game.ts', 'symbols.ts', 'words.ts', 'game.css'])
      expect((await app.inject(`/${name}`)).statusCode).toBe(200);
  });

  it('has no demo of a game without one', async () => {
    expect((await app.inject('/play?game=riverside-blackjack&mode=demo')).statusCode).toBe(404);
    expect((await post('/round', { ...round, game: 'riverside-blackjack' }))[0]).toBe(404);
    expect(await post('/round', round)).toEqual([200, { kind: 'played', paysHundredths: 50, won: '0.50' }]);
    expect(said).toEqual([]);
  });

  it('plays a round with money by a bet and its win', async () => {
    const [, played] = await post('/round', { ...round, token: 'token' });
    expect(played).toEqual({ kind: 'played', paysHundredths: 50, won: '0.50', balance: '12.00' });
    expect(said).toMatchObject([
      { kind: 'bet', session: 'token', amount: '1.00' },
      { kind: 'win', session: 'token', amount: '0.50', endsRound: true },
    ]);
  });

  it.each([
    null,
    [],
    'text',
    {},
    { ...round, game: '__proto__' },
    { ...round, currency: 'XXX' },
    { ...round, stake: '-1' },
  ])('refuses %j as what it is', async (payload) => {
    for (const url of ['/round', '/session']) expect((await post(url, payload))[0]).toBe(404);
    expect(await post('/control/faults', payload)).toEqual([400, { faults: FAULTS }]);
  });

  it('takes faults for the rounds to come, each for one', async () => {
    expect(await post('/control/faults', { fault: 'twice', rounds: 2 })).toEqual([
      200,
      { waiting: ['twice', 'twice'] },
    ]);
    await post('/round', { ...round, token: 'token' });
    expect(said.map(({ kind }) => kind)).toEqual(['bet', 'bet', 'win', 'win']);
    expect(faults.waiting()).toEqual(['twice']);
    for (const rounds of [0, -1, 1.5, 1_001, '2'])
      expect((await post('/control/faults', { fault: 'late', rounds }))[0]).toBe(400);
  });
});
