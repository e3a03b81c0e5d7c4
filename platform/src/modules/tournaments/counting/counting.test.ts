import type { TournamentPointsRule } from '@paddock/contract';

import { createTournamentsFixture, type TournamentsFixture } from '../tournaments.fixture.ts';

describe('what counts in a tournament [S2-48]', () => {
  let fixture: TournamentsFixture;
  beforeAll(async () => {
    fixture = await createTournamentsFixture();
  });
  afterAll(() => fixture.platform.close());

  const soon = () => fixture.platform.advance(2_000);
  async function points(id: string, player: Awaited<ReturnType<TournamentsFixture['player']>>) {
    const { mine } = await fixture.view(id, player);
    return [mine?.pointsHundredths, mine?.rounds];
  }

  it.each([
    ['best-multiplier', 300],
    ['sum-of-multipliers', 350],
    ['turnover', 150],
    ['rounds', 200],
  ] as const)('comes of %s', async (rule: TournamentPointsRule, expected) => {
    const turnoverUnit = rule === 'turnover' ? '2.00' : null;
    const currencies = [{ currency: 'EUR', leastStake: '0.20', turnoverUnit, prizes: ['1.00'] }];
    const id = await fixture.made({ points: rule, currencies });
    const player = await fixture.joined(id);
    await fixture.round(player, { stakeMinor: 1_00n, paidMinor: 3_00n });
    await fixture.round(player, { stakeMinor: 2_00n, paidMinor: 1_00n });
    await fixture.round(player, { stakeMinor: 19n, paidMinor: 19_00n });
    await soon();
    expect(await points(id, player)).toEqual([expected, 2]);
    // Looked at again and again it is the same.
    await soon();
    expect(await points(id, player)).toEqual([expected, 2]);
  });

  it('is played after joining, in the currency joined with, in games that count, from the opening to the close', async () => {
    const opensAtMs = fixture.platform.clock.nowMs() + 10_000;
    const id = await fixture.made({
      points: 'rounds',
      games: { of: 'games', games: ['11'] },
      opensAtMs,
      closesAtMs: opensAtMs + 20_000,
    });
    const late = await fixture.player();
    const player = await fixture.joined(id);
    await fixture.round(player, { game: '11' });
    await fixture.platform.advance(12_000);
    await fixture.round(player, { game: '12' });
    await fixture.round(player, { game: '11', currency: 'USD' });
    await fixture.round(player, { game: '11' });
    await fixture.round(late, { game: '11' });
    await fixture.join(id, late);
    await fixture.platform.advance(18_000);
    await fixture.round(player, { game: '11' });
    await fixture.platform.advance(60_000);
    expect(await points(id, player)).toEqual([100, 1]);
    expect(await points(id, late)).toEqual([0, 0]);
  });

  it('waits for a round that is open, and takes one back that is cancelled', async () => {
    const id = await fixture.made();
    const player = await fixture.joined(id);
    const open = await fixture.round(player, { paidMinor: null });
    const high = await fixture.round(player, { paidMinor: 9_00n });
    await soon();
    expect(await points(id, player)).toEqual([900, 1]);
    await fixture.change(open, 12_00n);
    await soon();
    expect(await points(id, player)).toEqual([1_200, 2]);
    await fixture.change(open, 1_00n, true);
    await fixture.change(high, 9_50n);
    await soon();
    expect(await points(id, player)).toEqual([950, 1]);
  });

  it('counts a late result until its stated time, and none after it', async () => {
    const id = await fixture.made();
    const player = await fixture.joined(id);
    await fixture.platform.advance(50_000);
    const intime = await fixture.round(player, { paidMinor: null });
    const never = await fixture.round(player, { paidMinor: null });
    await fixture.platform.advance(60_000);
    expect((await fixture.view(id)).board.phase).toBe('settling');
    await fixture.change(intime, 4_00n);
    await fixture.platform.advance(12_000);
    await fixture.change(never, 400_00n);
    await soon();
    const { board, mine } = await fixture.view(id, player);
    expect([board.phase, mine?.pointsHundredths]).toEqual(['finished', 400]);
  });

  it('sees a round that was cancelled long after it was counted, before places are fixed', async () => {
    const closesAtMs = fixture.platform.clock.nowMs() + 600_000;
    const id = await fixture.made({ closesAtMs });
    const player = await fixture.joined(id);
    const round = await fixture.round(player, { paidMinor: 9_00n });
    await soon();
    await fixture.platform.leap(300_000);
    await soon();
    await fixture.change(round, 1_00n, true);
    await fixture.platform.leap(361_000);
    const { board, mine } = await fixture.view(id, player);
    expect([board.phase, mine?.place]).toEqual(['finished', null]);
  });

  it('counts what was played while the server was down once', async () => {
    const id = await fixture.made({ points: 'rounds' });
    const player = await fixture.joined(id);
    await fixture.round(player);
    await soon();
    await fixture.round(player);
    await fixture.restart();
    await soon();
    await soon();
    expect(await points(id, player)).toEqual([200, 2]);
  });
});
