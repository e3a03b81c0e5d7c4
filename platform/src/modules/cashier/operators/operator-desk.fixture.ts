import { sql } from 'kysely';

import { operatorWith, type TestOperator } from '../../operators/operators.fixture.ts';
import { createCashierFixture, type CashierFixture } from '../cashier.fixture.ts';
import { createWithdrawalsFixture, type WithdrawalsFixture } from '../withdrawals/withdrawals.fixture.ts';

/** A cashier with two who may correct money, one who may only review, and one of support. */
export interface OperatorDesk {
  readonly fixture: CashierFixture;
  readonly cash: WithdrawalsFixture;
  readonly ann: TestOperator;
  readonly bea: TestOperator;
  readonly cid: TestOperator;
  readonly sue: TestOperator;
  /** What was written down of a subject, oldest first. */
  auditOf(subject: string): Promise<readonly { readonly action: string; readonly reason: string }[]>;
  /** Audits the ledger and ends the platform. @throws when a rule is broken. */
  close(): Promise<void>;
}

export async function createOperatorDesk(): Promise<OperatorDesk> {
  const fixture = await createCashierFixture();
  const { platform } = fixture;
  const { wallet, cashier } = platform.modules;
  return {
    fixture,
    cash: createWithdrawalsFixture(fixture),
    ann: await operatorWith(platform, 'ann', 'cashier-lead'),
    bea: await operatorWith(platform, 'bea', 'cashier-lead'),
    cid: await operatorWith(platform, 'cid', 'cashier'),
    sue: await operatorWith(platform, 'sue', 'support'),
    async auditOf(subject) {
      const { rows } = await sql<{ action: string; reason: string }>`
        select action, reason from operators_audit where subject = ${subject} order by audit_id`.execute(
        platform.kernel.db,
      );
      return rows;
    },
    async close() {
      const { problems } = await wallet.audit({ openHolds: (tx) => cashier.openHolds(tx) });
      await platform.close();
      if (problems.length > 0) throw new Error(JSON.stringify(problems));
    },
  };
}
