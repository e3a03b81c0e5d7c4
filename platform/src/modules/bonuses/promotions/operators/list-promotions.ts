import type { OperatorPromotionsQuery, OperatorPromotionsView } from '@paddock/contract/schemas';

import type { Kernel } from '../../../../kernel/module.ts';
import { costsOf, figuresOf } from '../gift-figures.ts';
import { readGiftSums } from '../sums/gift-sums.ts';
import { titleOf } from '../promotion.ts';
import { readListed } from '../promotion-store.ts';

export const PAGE = 25;

/** A page of promotions, with what became of those alone. */
export async function listPromotions(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  { standing, before }: OperatorPromotionsQuery,
): Promise<OperatorPromotionsView> {
  const found = await readListed(db, { standing, before, nowMs: clock.nowMs(), most: PAGE + 1 });
  const page = found.slice(0, PAGE);
  const sums = Map.groupBy(
    await readGiftSums(
      db,
      page.map(({ code }) => code),
    ),
    ({ code }) => code,
  );
  return {
    promotions: page.map(({ terms, ...one }) => {
      const rows = sums.get(one.code) ?? [];
      const { text, starts, gives, opensAtMs, closesAtMs } = terms;
      return {
        ...one,
        title: titleOf(text),
        ...{ starts: starts.on, gives: gives.kind, opensAtMs, closesAtMs },
        figures: figuresOf(rows),
        cost: costsOf(rows),
      };
    }),
    next: found.length > PAGE ? (page.at(-1)?.code ?? null) : null,
  };
}
