import { closed, createGamesFixture, type GamesFixture } from '../games.fixture.ts';

describe('a game that is closed', () => {
  let fixture: GamesFixture;
  beforeAll(async () => {
    fixture = await createGamesFixture();
  });
  afterAll(() => fixture.platform.close());

  it('begins no round, and plays those to their end that are open', async () => {
    const player = await fixture.player();
    const commitment = await fixture.begin(player);
    const ladder = () => fixture.play(player, { game: 'ladder', choice: 'ladder', commitment });
    const { body: round } = await ladder();
    closed.add('ladder');
    const leave = await fixture.move(player, round.id, 0, 'leave');
    const another = await ladder();
    closed.delete('ladder');
    expect([leave.body.paid, another.body.code]).toEqual(['1.00', 'GAME_CLOSED']);
    expect((await ladder()).status).toBe(201);
  });
});
