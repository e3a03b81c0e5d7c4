import type {
  OperatorPromotionsView,
  OperatorPromotionView,
  PromotionTerms,
  PromotionView,
} from '@paddock/contract/schemas';

import { query } from '../../../../testing/query.ts';
import { dailyTerms, WHEEL } from '../days/days.fixture.ts';
import { FIVE_EUR } from '../promotion-terms.fixture.ts';
import { createPromotionsFixture, type PromotionsFixture } from '../promotions.fixture.ts';

describe('a promotion of which all is given, at the desk', () => {
  let fixture: PromotionsFixture;

  beforeAll(async () => {
    fixture = await createPromotionsFixture();
  });
  afterAll(() => fixture.close());

  const spentOf = async (code: string) =>
    (JSON.parse((await fixture.operate('GET', `/${code}`)).body) as OperatorPromotionView).spent;
  const listed = async (standing: string) => {
    const { body } = await fixture.operate('GET', `?standing=${standing}`);
    return (JSON.parse(body) as OperatorPromotionsView).promotions;
  };
  const codes = async (standing: string) => (await listed(standing)).map(({ code }) => code);
  const offer = async (code: string) => {
    const { playerId } = await fixture.undecided();
    const { status, body } = await fixture.operate('POST', `/${code}/offer`, {
      ...{ players: [playerId], reason: 'a friend' },
    });
    return [status, (JSON.parse(body) as { code?: string }).code];
  };

  it('stands so with what and when, is found so, and is offered to nobody until there is more', async () => {
    await fixture.run('for-one', { ...FIVE_EUR, limits: { grants: 1 } });
    expect([await spentOf('for-one'), await codes('spent')]).toEqual([undefined, []]);
    expect((await offer('for-one'))[0]).toBe(200);
    const lastAtMs = fixture.platform().clock.nowMs();
    await fixture.take(await fixture.undecided(), 'for-one');
    const spent = await spentOf('for-one');
    expect(spent).toMatchObject({ by: 'grants', gifts: 1, given: [] });
    expect(Math.abs((spent?.lastAtMs ?? 0) - lastAtMs)).toBeLessThan(60_000);
    expect((await listed('spent')).map((one) => [one.code, one.state, one.spent])).toEqual([
      ['for-one', 'running', spent],
    ]);
    expect(await codes('running')).not.toContain('for-one');
    expect(await offer('for-one')).toEqual([409, 'PROMOTION_SPENT']);
    await fixture.run('for-one', { ...FIVE_EUR, limits: { grants: 2 } });
    expect([await spentOf('for-one'), await codes('spent')]).toEqual([undefined, []]);
    expect((await offer('for-one'))[0]).toBe(200);
  });

  it('is that by its budget, of which less is left than a gift', async () => {
    await fixture.run('nine', { ...FIVE_EUR, limits: { budget: { EUR: '9.99' } } });
    await fixture.take(await fixture.undecided(), 'nine');
    expect(await spentOf('nine')).toMatchObject({
      ...{ by: 'budget', gifts: null, given: [{ currency: 'EUR', amount: '5.00' }] },
    });
    expect(await codes('spent')).toEqual(['nine']);
    await fixture.stop('nine');
    expect([await codes('spent'), await spentOf('nine')]).toEqual([[], undefined]);
  });

  it.each<[string, Partial<PromotionTerms>]>([
    ['what is counted', { starts: { on: 'logins', days: 2, times: 2 } }],
    ['a deposit', { starts: { on: 'deposit', number: 1 } }],
  ])('takes nobody in who would wait for nothing: %s', async (name, over) => {
    const code = `late-${name.length}`;
    const limits = { grants: 1 };
    await fixture.run(code, { ...FIVE_EUR, limits });
    await fixture.take(await fixture.undecided(), code);
    await fixture.run(code, { ...FIVE_EUR, ...over, limits });
    const player = await fixture.undecided();
    expect((await fixture.take(player, code)).json).toMatchObject({ code: 'PROMOTION_SPENT' });
    expect(await fixture.grants(player)).toEqual([]);
  });

  it('is a wheel whose dearest prize does not fit any more', async () => {
    const terms = dailyTerms(fixture.platform().clock.nowMs(), WHEEL);
    await fixture.runTerms('wheel', { ...terms, limits: { budget: { EUR: '20.00' } } });
    expect(await spentOf('wheel')).toBeUndefined();
    await query(
      fixture.platform().databaseUrl,
      `insert into bonuses_promotion_spent (code, currency, spent) values ('wheel', 'EUR', 1999)`,
    );
    expect(await spentOf('wheel')).toMatchObject({ by: 'budget', lastAtMs: null });
    const player = await fixture.undecided();
    const { json } = await fixture.call(player, 'GET', '/web-api/promotions/wheel');
    expect((json as PromotionView).shut).toBe('spent');
    expect((await fixture.take(player, 'wheel')).json).toMatchObject({ code: 'PROMOTION_SPENT' });
  });
});
