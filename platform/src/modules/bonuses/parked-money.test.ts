import type { BonusBetsView, RoundView, SeedsView } from '@paddock/contract/schemas';

import { matchResult } from '../sportsbook/testing/feed-driver.ts';
import { createBonusesFixture, TERMS, type BonusesFixture, type BonusPlayer } from './bonuses.fixture.ts';

/** Bonus money alone is staked while all real money is in something else; what counts then is what that can lose. */
describe('bonus money beside real money in a round (rules §14)', () => {
  let fixture: BonusesFixture;
  let player: BonusPlayer;
  let matches = 0;

  beforeAll(async () => {
    fixture = await createBonusesFixture({
      ...TERMS,
      offers: { EUR: { percent: 100, upTo: '100.00', minDeposit: '10.00' } },
    });
  });
  beforeEach(async () => {
    player = await fixture.player();
    await fixture.payIn(player, '50.00');
  });
  afterEach(async () => {
    expect(await fixture.problems()).toEqual([]);
  });
  afterAll(() => fixture.close());

  /** Puts all real money into a round in which no tile is open. */
  async function park(): Promise<string> {
    const { json: seeds } = await fixture.call(player, 'POST', '/web-api/games/seeds/next');
    const commitment = (seeds as SeedsView).nextCommitment ?? '';
    await fixture.call(player, 'POST', '/web-api/games/seeds', { commitment, clientSeed: 'mine' });
    const { json } = await fixture.call(player, 'POST', '/web-api/games/rounds', {
      ...{ game: 'mines', accountId: player.accountId, stake: '50.00', choice: { mines: 24 }, commitment },
    });
    return (json as RoundView).id;
  }
  async function betOfBonus(): Promise<string> {
    const event = `parked-${++matches}`;
    await fixture.match(event);
    await fixture.bet(player, event, '20.00');
    return event;
  }
  async function end(event: string): Promise<void> {
    await fixture.feed().result(event, 1, matchResult('away'));
    await fixture.platform().advance(250);
  }
  async function counted() {
    const [bonus] = (await fixture.bonuses(player)).bonuses;
    const { json } = await fixture.call(player, 'GET', `/web-api/bonuses/${bonus?.id ?? ''}/bets`);
    return (json as BonusBetsView).bets
      .filter(({ product }) => product === 'sportsbook')
      .map(({ counted: amount, reason }) => [amount, reason]);
  }

  it('counts nothing while the round can be left, from which all of it comes back', async () => {
    await park();
    const event = await betOfBonus();
    expect(await fixture.balances(player)).toEqual({ real: '0.00', bonus: '30.00', held: '70.00' });
    await end(event);
    expect(await counted()).toEqual([['0.00', 'cover']]);
  });

  it('counts all of it where the round was played', async () => {
    const round = await park();
    const event = await betOfBonus();
    const move = { step: 0, move: { kind: 'reveal', tile: 7 } };
    expect((await fixture.call(player, 'POST', `/web-api/games/rounds/${round}/moves`, move)).status).toBe(
      200,
    );
    await end(event);
    expect(await counted()).toEqual([['20.00', 'counted']]);
  });

  it('is not diluted by stakes that were placed afterwards', async () => {
    await park();
    const event = await betOfBonus();
    await fixture.payIn(player, '1000.00');
    await fixture.match('later-one');
    await fixture.bet(player, 'later-one', '900.00');
    await end(event);
    expect(await counted()).toEqual([['0.00', 'cover']]);
  });
});
