import type { SeedsView } from '@paddock/contract/schemas';

import type { BonusPlayer } from '../bonuses.fixture.ts';
import { matchResult } from '../../sportsbook/testing/feed-driver.ts';
import { wantsOf } from './gift.ts';
import { FIVE_EUR, termsOf } from './promotion-terms.fixture.ts';
import { createPromotionsFixture, type PromotionsFixture } from './promotions.fixture.ts';

describe('weights by sport and by game of ours', () => {
  let fixture: PromotionsFixture;
  let player: BonusPlayer;
  beforeAll(async () => {
    fixture = await createPromotionsFixture();
    player = await fixture.undecided();
    await fixture.payIn(player, '100.00');
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.close();
  });

  async function playRound(game: string, choice: object): Promise<void> {
    const { json } = await fixture.call(player, 'POST', '/web-api/games/seeds/next');
    const commitment = (json as SeedsView).nextCommitment ?? '';
    await fixture.call(player, 'POST', '/web-api/games/seeds', { commitment, clientSeed: 'mine' });
    const round = { game, stake: '10.00', choice, commitment, accountId: player.accountId };
    expect((await fixture.call(player, 'POST', '/web-api/games/rounds', round)).status).toBe(201);
  }
  const shown = async () => (await fixture.bonuses(player)).bonuses[0];

  it('are what stakes count by, and are shown with the bonus', async () => {
    await fixture.run('by-sport', {
      ...FIVE_EUR,
      wants: {
        ...{ ...wantsOf(termsOf(0)), multiple: 20, products: { sportsbook: 100, games: 0 } },
        ...{ sports: { football: 50 }, ownGames: { dice: 30 } },
      },
    });
    await fixture.take(player, 'by-sport');
    expect(await shown()).toMatchObject({
      ...{ wagered: '0.00', sports: { football: 50 }, ownGames: { dice: 30 } },
    });
    await fixture.play(player, 'a match', '10.00');
    await fixture.feed().result('a match', 1, matchResult('home'));
    await fixture.platform().advance(1_000);
    expect((await shown())?.wagered).toBe('5.00');
    await playRound('dice', { side: 'under', target: 500_000 });
    expect((await shown())?.wagered).toBe('8.00');
    await playRound('roulette', { table: 'la-partage', chips: [{ on: 'red', amountMinor: '1000' }] });
    expect((await shown())?.wagered).toBe('8.00');
  });
});
