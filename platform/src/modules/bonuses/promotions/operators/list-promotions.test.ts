import type { OperatorPromotionsView } from '@paddock/contract/schemas';

import { inTransaction } from '../../../../kernel/database/database.ts';
import { FIVE_EUR, termsOf } from '../promotion-terms.fixture.ts';
import { insertVersion } from '../promotion-store.ts';
import { createPromotionsFixture, type PromotionsFixture } from '../promotions.fixture.ts';
import { PAGE } from './list-promotions.ts';

describe('the list of promotions for operators', () => {
  let fixture: PromotionsFixture;

  beforeAll(async () => {
    fixture = await createPromotionsFixture();
    const { clock, db } = fixture.platform().kernel;
    for (let at = 0; at < PAGE; at += 1)
      await inTransaction(db, (tx) =>
        insertVersion(tx, {
          ...{ code: `draft-${at}`, terms: termsOf(clock.nowMs()), author: 'eve', reason: 'for a test' },
          atMs: clock.nowMs() - at - 1,
        }),
      );
  });
  afterAll(() => fixture.close());

  const list = async (query = '') =>
    JSON.parse((await fixture.operate('GET', query)).body) as OperatorPromotionsView;
  const codes = ({ promotions }: OperatorPromotionsView) => promotions.map(({ code }) => code);

  it('is read a page after the other, the newest first, by where the last one ended', async () => {
    await fixture.run('five', FIVE_EUR);
    const player = await fixture.undecided();
    await fixture.take(player, 'five');
    const first = await list();
    expect(codes(first)).toEqual(['five', ...Array.from({ length: PAGE - 1 }, (_, at) => `draft-${at}`)]);
    expect(first.promotions[0]).toMatchObject({
      title: { en: 'Second Helping', ru: 'Добавка' },
      figures: { grants: { running: 1 }, given: [{ currency: 'EUR', amount: '5.00' }] },
      cost: [{ currency: 'EUR', amount: '0.00' }],
    });
    expect(first.next).toBe(`draft-${PAGE - 2}`);
    const second = await list(`?before=${first.next}`);
    expect([codes(second), second.next]).toEqual([[`draft-${PAGE - 1}`], null]);
    expect(codes(await list('?before=no-such'))).toEqual([]);
  });

  it('has those of a standing alone, of which over are those that run and whose days have ended', async () => {
    const nowMs = fixture.platform().clock.nowMs();
    await fixture.run('short', { ...FIVE_EUR, opensAtMs: nowMs, closesAtMs: nowMs + 60_000 });
    await fixture.run('ended', FIVE_EUR);
    await fixture.stop('ended');
    expect(codes(await list('?standing=running'))).toEqual(['short', 'five']);
    await fixture.platform().leap(60_000);
    expect(codes(await list('?standing=running'))).toEqual(['five']);
    expect(codes(await list('?standing=over'))).toEqual(['short']);
    expect(codes(await list('?standing=stopped'))).toEqual(['ended']);
    expect(codes(await list('?standing=draft'))).toHaveLength(PAGE);
    expect((await fixture.operate('GET', '?standing=gone')).status).toBe(400);
  });
});
