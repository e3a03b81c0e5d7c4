import type { GamesView, GameView, PlayedGamesView, SeedsView } from '@paddock/contract/schemas';

import {
  createBonusesFixture,
  type BonusesFixture,
  type BonusPlayer,
} from './modules/bonuses/bonuses.fixture.ts';
import { entry } from './modules/casino/casino.fixture.ts';
import { operatorWith } from './modules/operators/operators.fixture.ts';

/** The whole product: what the catalogue of games and the modules beside it owe each other. */
describe('the catalogue in the product', () => {
  let fixture: BonusesFixture;
  let player: BonusPlayer;
  beforeAll(async () => {
    fixture = await createBonusesFixture();
    player = await fixture.player();
    await fixture.payIn(player, '20.00');
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.close();
  });
  const get = async <Body>(url: string) => (await fixture.call(player, 'GET', url)).json as Body;

  async function playDice() {
    const { json } = await fixture.call(player, 'POST', '/web-api/games/seeds/next');
    const commitment = (json as SeedsView).nextCommitment ?? '';
    await fixture.call(player, 'POST', '/web-api/games/seeds', { commitment, clientSeed: 'mine' });
    return fixture.call(player, 'POST', '/web-api/games/rounds', {
      game: 'dice',
      accountId: player.accountId,
      stake: '1.00',
      choice: { side: 'under', target: 980_198 },
      commitment,
    });
  }

  it('is that of the country a player registered from', async () => {
    const { casino } = fixture.platform().modules;
    await casino.acceptCatalogue({ code: 'acme', name: 'Acme' }, [entry('a', { closedIn: ['DE'] })]);
    const id = casino.gameOf('acme', 'a')?.id ?? '';
    expect(await get<GameView>(`/web-api/casino/games/${id}`)).toMatchObject({ refusal: 'GAME_COUNTRY' });
    expect((await get<GamesView>('/web-api/casino/games?provider=acme')).total).toBe(0);
  });

  it('hears of rounds that begin', async () => {
    expect((await playDice()).status).toBe(201);
    await fixture.platform().advance(1_000);
    const { games } = await get<PlayedGamesView>('/web-api/user/played-games');
    expect(games.map(({ game }) => game.address)).toEqual(['/games/dice']);
  });

  it('closes a game of ours to new rounds', async () => {
    const { bearer: headers } = await operatorWith(fixture.platform(), 'ann', 'admin');
    const url = '/operator-api/casino/games/2/order';
    const order = (word: string) =>
      fixture
        .platform()
        .app.inject({ method: 'POST', url, headers, body: { order: word, reason: 'a look at it' } });
    expect((await order('close')).statusCode).toBe(200);
    expect(await playDice()).toMatchObject({ json: { code: 'GAME_CLOSED' } });
    await order('open');
    expect((await playDice()).status).toBe(201);
  });
});
