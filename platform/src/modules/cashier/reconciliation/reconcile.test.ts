import { HOUR_MS } from '@paddock/contract';
import { sql } from 'kysely';
import type { ReconciliationsView } from '@paddock/contract/schemas';

import { createCashierFixture, type CashierFixture } from '../cashier.fixture.ts';
import { createWithdrawalsFixture, type WithdrawalsFixture } from '../withdrawals/withdrawals.fixture.ts';
import { listReconciliations } from './reconciliations-store.ts';

describe('the nightly comparison with a provider’s report', () => {
  let fixture: CashierFixture;
  let cash: WithdrawalsFixture;

  beforeAll(async () => {
    fixture = await createCashierFixture({ startMs: Date.UTC(2026, 10, 21, 23, 40) });
    await fixture.platform.app.listen({ port: 0, host: '127.0.0.1' });
    cash = createWithdrawalsFixture(fixture);
  });
  afterAll(() => fixture.platform.close());

  const found = async (): Promise<ReconciliationsView['reconciliations'][number] | undefined> =>
    (await listReconciliations(fixture.platform.kernel.db))[0];
  /** The report of the sandbox, as a mistake of a company would have it. */
  const tamper = (query: ReturnType<typeof sql>) => query.execute(fixture.platform.kernel.db);

  it('lists every difference of the day before, once', async () => {
    const player = await cash.richPlayer();
    const { id } = (await cash.ask(player, { amount: '40.17' })).json<{ id: string }>();
    // Sent, paid, and returned a minute later; the deposit was told by a callback of the test alone.
    await fixture.platform.advance(120_000);
    await tamper(sql`
      insert into sandbox_movement (reference, kind, currency, amount_minor, at_ms)
      values ('4711', 'deposit', 'EUR', 900, ${fixture.platform.clock.nowMs()})`);
    await tamper(
      sql`update sandbox_movement set amount_minor = 4018 where reference = ${id} and kind = 'return'`,
    );
    expect(await found()).toBeUndefined();
    await fixture.platform.leap(HOUR_MS);
    await fixture.platform.leap(3 * HOUR_MS);
    const deposit = expect.stringMatching(/^\d+$/) as string;
    const { compared, differences = [] } = (await found()) ?? {};
    expect(compared).toBe(4);
    expect(differences.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
      { kind: 'amount', reference: id, movement: 'return', here: '4017 EUR', there: '4018 EUR' },
      { kind: 'missing-here', reference: '4711', movement: 'deposit', here: null, there: '900 EUR' },
      { kind: 'missing-there', reference: deposit, movement: 'deposit', here: '10000 EUR', there: null },
    ]);
    // The hours after it change nothing; the day before it was compared too, and nothing was there.
    await fixture.platform.leap(HOUR_MS);
    const days = await listReconciliations(fixture.platform.kernel.db);
    expect(days.map((day) => day.differences.length)).toEqual([3, 0]);
    expect(fixture.platform.logged.some(({ message }) => message === 'a provider reports otherwise')).toBe(
      true,
    );
  });
});
