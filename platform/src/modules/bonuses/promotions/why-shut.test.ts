import { DAY_MS } from '@paddock/contract';
import type { GrantsView, GrantView, PromotionsView, PromotionView } from '@paddock/contract/schemas';

import type { BonusPlayer } from '../bonuses.fixture.ts';
import { FIVE_EUR } from './promotion-terms.fixture.ts';
import { createPromotionsFixture, type PromotionsFixture } from './promotions.fixture.ts';

describe('a promotion that takes somebody in no more', () => {
  let fixture: PromotionsFixture;
  let player: BonusPlayer;
  beforeAll(async () => {
    fixture = await createPromotionsFixture();
    player = await fixture.undecided();
  });
  afterAll(() => fixture.close());

  const offer = async (code: string) =>
    JSON.parse(
      (await fixture.operate('POST', `/${code}/offer`, { players: [player.playerId], reason: 'a friend' }))
        .body,
    ) as { readonly offered: number };
  const one = async (code: string, who = player) =>
    (await fixture.call(who, 'GET', `/web-api/promotions/${code}`)).json as PromotionView;
  const listed = async () =>
    ((await fixture.call(player, 'GET', '/web-api/promotions')).json as PromotionsView).promotions;
  const part = async (code: string): Promise<GrantView | undefined> => {
    const { grants } = (await fixture.call(player, 'GET', '/web-api/promotions/grants')).json as GrantsView;
    return grants.find((grant) => grant.code === code);
  };
  const shutOf = async (code: string) => {
    const view = await one(code);
    return [view.shut, view.mine?.shut, (await part(code))?.shut];
  };

  it('is given out by the number of its gifts, which is said of its offers and in the list', async () => {
    await fixture.run('for-one', { ...FIVE_EUR, limits: { grants: 1 } });
    await offer('for-one');
    expect(await shutOf('for-one')).toEqual([undefined, undefined, undefined]);
    await fixture.take(await fixture.undecided(), 'for-one');
    expect(await shutOf('for-one')).toEqual(['spent', 'spent', 'spent']);
    expect((await listed()).find(({ code }) => code === 'for-one')?.shut).toBe('spent');
  });

  it('is given out by its budget where no other gift fits into it, also for who waits for theirs', async () => {
    const starts = { on: 'logins', days: 2, times: 2 } as const;
    const { gives } = FIVE_EUR;
    await fixture.run('for-two', { starts, gives, limits: { budget: { EUR: '9.99' } } });
    await fixture.take(player, 'for-two');
    expect(await shutOf('for-two')).toEqual([undefined, undefined, undefined]);
    await fixture.run('for-two', { ...FIVE_EUR, limits: { budget: { EUR: '9.99' } } });
    await fixture.take(await fixture.undecided(), 'for-two');
    expect(await shutOf('for-two')).toEqual(['spent', 'spent', 'spent']);
  });

  it('is stopped, has not begun, or is for others', async () => {
    await fixture.run('stopped', FIVE_EUR);
    await offer('stopped');
    await fixture.stop('stopped');
    expect(await shutOf('stopped')).toEqual(['over', 'over', 'over']);
    const nowMs = fixture.platform().clock.nowMs();
    await fixture.run('early', { ...FIVE_EUR, opensAtMs: nowMs + DAY_MS, closesAtMs: nowMs + 2 * DAY_MS });
    await offer('early');
    expect(await shutOf('early')).toEqual(['early', 'early', 'early']);
    await fixture.run('abroad', { ...FIVE_EUR, who: { countries: ['NZ'] } });
    expect((await one('abroad')).shut).toBe('not-for-you');
    expect((await listed()).map(({ code }) => code)).not.toContain('abroad');
  });

  it('was declined: it is offered nowhere and not once more, and can be taken while it runs', async () => {
    await fixture.run('declined', { ...FIVE_EUR, who: { byOffer: true } });
    expect((await offer('declined')).offered).toBe(1);
    expect((await listed()).map(({ code }) => code)).toContain('declined');
    expect((await fixture.leave(player, 'declined')).state).toBe('declined');
    expect((await listed()).map(({ code }) => code)).not.toContain('declined');
    expect((await offer('declined')).offered).toBe(0);
    expect((await part('declined'))?.state).toBe('declined');
    expect((await one('declined')).shut).toBeUndefined();
    expect((await fixture.take(player, 'declined')).status).toBe(200);
    expect(await fixture.problems()).toEqual([]);
  });
});
