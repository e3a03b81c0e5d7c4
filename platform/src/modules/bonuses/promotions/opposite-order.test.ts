import { sql } from 'kysely';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import { query } from '../../../testing/index.ts';
import type { BonusPlayer } from '../bonuses.fixture.ts';
import { FIVE_EUR } from './promotion-terms.fixture.ts';
import { createPromotionsFixture, type PromotionsFixture } from './promotions.fixture.ts';

describe('two accounts of a card that joined two promotions in opposite orders', () => {
  let fixture: PromotionsFixture;
  beforeAll(async () => {
    fixture = await createPromotionsFixture();
  });
  afterAll(() => fixture.close());

  const db = () => fixture.platform().kernel.db;
  const waiting = async (wanted: number): Promise<void> => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`.execute(
      db(),
    );
    if (rows.length < wanted) await waiting(wanted);
  };
  /** The deposit of one in one try: a ring of waiting would end it. */
  const credit = ({ playerId }: BonusPlayer): Promise<void> =>
    inTransaction(
      db(),
      async (tx: Tx) => {
        const { wallet, bonuses } = fixture.platform().modules;
        await wallet.lock(tx, playerId);
        await bonuses.depositCredited(tx, {
          playerId,
          paymentId: fixture.platform().kernel.ids.forPlayer<'payment'>(playerId),
          ...{ currency: 'EUR', amountMinor: 2_000n, isFirst: true },
          atMs: fixture.platform().clock.nowMs(),
        });
      },
      1,
    );

  it('do not wait for each other as both pay in at once', async () => {
    const [one, other] = [await fixture.undecided(), await fixture.undecided()];
    for (const code of ['alpha', 'beta'])
      await fixture.run(code, { ...FIVE_EUR, starts: { on: 'deposit', number: 1 } });
    for (const code of ['alpha', 'beta']) await fixture.take(one, code);
    for (const code of ['beta', 'alpha']) await fixture.take(other, code);
    for (const { playerId } of [one, other])
      await query(
        fixture.platform().databaseUrl,
        `insert into cashier_instrument (player_id, provider, token, method_id, mask, holder, first_used_at_ms)
          values (${playerId}, 'sandbox', 'one-card', 'fernway-card', '4242', 'ANN EXAMPLE', 1)`,
      );
    let credits: readonly Promise<void>[] = [];
    await inTransaction(db(), async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('promotion-beside:alpha', 0))`.execute(tx);
      // The one whose newest is alpha is first at it, and the one whose newest is beta would hold that meanwhile.
      const first = credit(other);
      await waiting(1);
      const second = credit(one);
      await waiting(2);
      credits = [first, second];
    });
    const ends = await Promise.allSettled(credits);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    const had = [await fixture.grants(one), await fixture.grants(other)].flat();
    expect(had.filter((each) => /running|waiting/.test(each)).toSorted()).toEqual([
      'alpha running',
      'beta waiting',
    ]);
  });
});
