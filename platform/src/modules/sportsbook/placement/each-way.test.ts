import type { BetExplanationView } from '@paddock/contract/schemas';

import { betOf, getAs, moneyOf, newKey } from '../testing/sportsbook.fixture.ts';
import { TERMS } from './races.fixture.ts';

import { raceDesk } from './each-way.fixture.ts';

describe('bets each way (rules §10)', () => {
  const desk = raceDesk();
  const { priced, ended, detail, winLeg, place, placed, standing } = desk;

  it('are two lines, named as they were struck: to win at 9.00, to be placed at 3.00', async () => {
    const bet = await placed(desk.race);
    // 5 · 9 + 5 · 3
    expect(bet).toMatchObject({ type: 'each-way', eachWay: [TERMS], lineCount: 2, possibleReturn: '60.00' });
    expect(bet.legs.map(({ marketType, oddsMilli, home }) => [marketType, oddsMilli, home.en])).toEqual([
      ['field-winner', 9_000, desk.race],
      ['field-top-3', 3_000, desk.race],
    ]);
    expect(await moneyOf(desk.platform, desk.player)).toEqual({ free: 99_000n, held: 1_000n });
  });

  it.each([
    ['wins', [1, 2, 3, 4, 5, 6], 'won 60.00'],
    ['is placed', [3, 1, 2, 4, 5, 6], 'won 15.00'],
    ['is not placed', [4, 1, 2, 3, 5, 6], 'lost 0.00'],
    ['shares the last place with another', [3, 1, 2, 3, 5, 6], 'returned 7.50'],
    ['shares the win with another', [1, 1, 3, 4, 5, 6], 'won 37.50'],
    ['is withdrawn', [0, 1, 2, 3, 4, 5], 'returned 10.00'],
  ])('pay by both results where the runner %s', async (_how, places, paid) => {
    const bet = await placed(desk.race);
    await ended(desk.race, places);
    expect(await standing(bet)).toBe(paid);
    const explained = await getAs(desk.platform, desk.player, `bets/${bet.id}/explanation`);
    expect(explained.json<BetExplanationView>()).toMatchObject({
      lineCount: 2,
      unitStake: '5.00',
      agrees: true,
    });
  });

  it('of two races pay both lines as accumulators', async () => {
    const bet = await placed(desk.race, desk.other);
    // 5 · 81 + 5 · 9
    expect(bet).toMatchObject({ possibleReturn: '450.00', eachWay: [TERMS, TERMS] });
    await ended(desk.race, [1, 2, 3, 4, 5, 6]);
    expect(await standing(bet)).toBe('open 0.00');
    await ended(desk.other, [2, 1, 3, 4, 5, 6]);
    expect(await standing(bet)).toBe('won 45.00');
  });

  it('follow a correction of their results', async () => {
    const bet = await placed(desk.race);
    await ended(desk.race, [1, 2, 3, 4, 5, 6]);
    await ended(desk.race, [2, 1, 3, 4, 5, 6], 2);
    expect(await standing(bet)).toBe('won 15.00');
    await ended(desk.race, [6, 1, 3, 4, 5, 2], 3);
    expect(await standing(bet)).toBe('lost 0.00');
    expect(await moneyOf(desk.platform, desk.player)).toEqual({ free: 99_000n, held: 0n });
  });

  it('are void on both lines where the price to win was a wrong one', async () => {
    const bet = await placed(desk.race);
    await ended(desk.race, [2, 1, 3, 4, 5, 6]);
    expect(await standing(bet)).toBe('won 15.00');
    const window = { fromMs: 0, toMs: desk.platform.kernel.clock.nowMs() };
    const markets = [{ type: 'field-winner', specifiers: {} }];
    await desk.feed.send({ kind: 'cancel', event: desk.race, ...window, reason: 'wrong price', markets });
    await desk.platform.advance(250);
    expect(await standing(bet)).toBe('returned 10.00');
    const explained = await getAs(desk.platform, desk.player, `bets/${bet.id}/explanation`);
    expect(explained.json<BetExplanationView>()).toMatchObject({ returned: '10.00', agrees: true });
    await desk.feed.send({ kind: 'cancel-rollback', event: desk.race, ...window, markets });
    await desk.platform.advance(250);
    expect(await standing(bet)).toBe('won 15.00');
  });

  it('keep their terms, whatever is offered later, also over a restart', async () => {
    const bet = await placed(desk.race);
    await priced(desk.race, { places: 3, num: 1, den: 8 });
    await desk.restart();
    expect(await betOf(desk.platform, desk.player, bet.id)).toMatchObject({
      eachWay: [TERMS],
      possibleReturn: '60.00',
    });
    await desk.offerAgain();
    expect((await detail(desk.race)).field?.runners).toHaveLength(6);
    await ended(desk.race, [2, 1, 3, 4, 5, 6]);
    expect(await standing(bet)).toBe('won 15.00');
  });

  it('are placed once for a key', async () => {
    const [leg, key] = [await winLeg(desk.race), newKey()];
    const answers = await Promise.all([place([leg], {}, key), place([leg], {}, key)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await moneyOf(desk.platform, desk.player)).toEqual({ free: 99_000n, held: 1_000n });
  });

  it.each([
    ['on other terms than are offered', { eachWay: [{ places: 3, num: 1, den: 3 }] }, 'EACH_WAY_OFF'],
    ['with a stake that no two lines share', { stake: '10.01' }, 'STAKE_UNEVEN'],
    ['without terms', { eachWay: [] }, 'INVALID_INPUT'],
    ['as a single with terms', { type: 'single' as const }, 'INVALID_INPUT'],
    ['with a part of more than the price', { eachWay: [{ places: 3, num: 5, den: 4 }] }, 'INVALID_INPUT'],
  ])('are refused %s', async (_what, over, code) => {
    const answer = await place([await winLeg(desk.race)], over);
    expect(answer.json<{ code: string }>().code).toBe(code);
    expect(await moneyOf(desk.platform, desk.player)).toEqual({ free: 100_000n, held: 0n });
  });
});
