import { sql } from 'kysely';

import type { Tx } from '../../kernel/database/database.ts';
import type { ProductRegistration } from '../products/index.ts';
import type { AuditProblem } from './audit.ts';

/** Each product's house account against what its own rows say it kept, and the rules that the product looks at itself. */
export async function productProblems(
  tx: Tx,
  products: readonly ProductRegistration[],
): Promise<readonly AuditProblem[]> {
  const problems: AuditProblem[] = [];
  for (const product of products) {
    problems.push(...(await houseProblems(tx, product)));
    const broken = await product.brokenRules(tx);
    problems.push(
      ...broken.map((rule): AuditProblem => ({ rule: 'product', detail: `${product.product}: ${rule}` })),
    );
  }
  return problems;
}

async function houseProblems(
  tx: Tx,
  { houseAccount, kept }: ProductRegistration,
): Promise<readonly AuditProblem[]> {
  const { rows } = await sql<{ currency: string; total: bigint }>`
    select p.currency, sum(p.amount_minor)::bigint as total
      from wallet_house_account h join wallet_posting p on p.account_id = h.id and p.seq is null
      where h.code = ${houseAccount} group by p.currency`.execute(tx);
  const booked = new Map(rows.map(({ currency, total }) => [currency, total]));
  const known = new Map((await kept(tx)).map(({ currency, keptMinor }) => [currency, keptMinor]));
  return [...new Set([...booked.keys(), ...known.keys()])]
    .filter((currency) => (booked.get(currency) ?? 0n) !== (known.get(currency) ?? 0n))
    .map((currency) => ({
      rule: 'house',
      detail: `${houseAccount} has ${booked.get(currency) ?? 0n} ${currency}, its stakes left ${known.get(currency) ?? 0n}`,
    }));
}
