import { sql } from 'kysely';

import { createFreeBetsFixture, type FreeBetsFixture } from '../../coupon-gifts/free-bets.fixture.ts';
import { boostTerms, FIVE_EUR, freeBetTerms, oddsBoost } from '../promotion-terms.fixture.ts';
import { foldSums } from './fold-sums.ts';
import { readGiftSums, type GiftSums } from './gift-sums.ts';

describe('sums of what promotions gave (docs/promotions.md)', () => {
  let fixture: FreeBetsFixture;
  beforeAll(async () => {
    fixture = await createFreeBetsFixture();
  });
  afterAll(() => fixture.close());

  const db = () => fixture.platform().kernel.db;
  const nowMs = () => fixture.platform().clock.nowMs();
  const marks = async () =>
    Number((await sql<{ count: bigint }>`select count(*) from bonuses_sum_due`.execute(db())).rows[0]?.count);
  const shown = (sums: readonly GiftSums[]) =>
    sums.map(({ state, parts, given, used, added, converted }) => [
      state,
      parts,
      given,
      used,
      added,
      converted,
    ]);

  it('are the same before they are folded, in parts, and after, whatever step comes next', async () => {
    const player = await fixture.undecided();
    await fixture.payIn(player, '50.00');
    await fixture.run('bonus', FIVE_EUR);
    await fixture.take(player, 'bonus');
    await fixture.runTerms('free', freeBetTerms(nowMs()));
    await fixture.take(player, 'free');
    const free = await fixture.gift(player);
    await fixture.runTerms('boost', boostTerms(nowMs(), oddsBoost({ bets: 2 })));
    await fixture.take(player, 'boost');
    const [match, voided] = [await fixture.newMatch(), await fixture.newMatch()];
    const steps: readonly (() => Promise<unknown>)[] = [
      () => fixture.place(player, free.id, { events: [voided] }),
      () => fixture.end(voided, 'void'),
      async () => fixture.place(player, (await fixture.gift(player)).id, { events: [match] }),
      () => fixture.end(match, 'home'),
      () => fixture.leave(player, 'bonus'),
      () => fixture.leave(player, 'free'),
    ];
    const codes = ['bonus', 'free', 'boost'];
    for (const step of [() => Promise.resolve(), ...steps]) {
      await step();
      const beside = await readGiftSums(db(), codes);
      await foldSums(db(), 2);
      expect(await marks()).toBe(0);
      expect(await readGiftSums(db(), codes)).toEqual(beside);
      expect(await fixture.problems()).toEqual([]);
    }
    expect(shown(await readGiftSums(db(), codes))).toEqual([
      ['left', 1, 500n, 0n, 0n, 0n],
      ['running', 1, 2000n, 1000n, 100n, 0n],
      ['left', 1, 500n, 0n, 0n, 0n],
    ]);
  });

  it('are told by the audit where a part changed unseen', async () => {
    const player = await fixture.undecided();
    await fixture.runTerms('unseen', freeBetTerms(nowMs()));
    await fixture.take(player, 'unseen');
    await foldSums(db());
    await sql`alter table bonuses_grant disable trigger bonuses_mark`.execute(db());
    await sql`update bonuses_grant set given_minor = given_minor + 1 where code = 'unseen'`.execute(db());
    expect(await fixture.problems()).toContainEqual(
      expect.stringMatching(/^part \d+ of player \d+ is not in the sums of unseen as it stands$/),
    );
    await sql`update bonuses_grant set given_minor = given_minor - 1 where code = 'unseen'`.execute(db());
    await sql`alter table bonuses_grant enable trigger bonuses_mark`.execute(db());
    await sql`update bonuses_sum set parts = parts + 1 where code = 'unseen'`.execute(db());
    expect(await fixture.problems()).toEqual(['sums of unseen are not those of its parts']);
  });
});
