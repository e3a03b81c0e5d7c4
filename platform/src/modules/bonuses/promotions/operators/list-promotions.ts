import type { OperatorPromotionsQuery, OperatorPromotionsView } from '@paddock/contract/schemas';

import type { Kernel } from '../../../../kernel/module.ts';
import { costsOf, figuresOf } from '../gift-figures.ts';
import { readGiftSums } from '../sums/gift-sums.ts';
import { titleOf } from '../promotion.ts';
import { readListed, readRunning } from '../promotion-store.ts';
import { spentPromotions } from '../spent-codes.ts';

export const PAGE = 25;

/** A page of promotions, with what became of those alone. */
export async function listPromotions(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  { standing, before }: OperatorPromotionsQuery,
): Promise<OperatorPromotionsView> {
  const spent = await spentPromotions(db, await readRunning(db));
  const asked = { standing, before, spent: [...spent.keys()], nowMs: clock.nowMs(), most: PAGE + 1 };
  const found = await readListed(db, asked);
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
      const allGiven = spent.get(one.code);
      return {
        ...one,
        title: titleOf(text),
        ...{ starts: starts.on, gives: gives.kind, opensAtMs, closesAtMs },
        ...(allGiven !== undefined && { spent: allGiven }),
        figures: figuresOf(rows),
        cost: costsOf(rows),
      };
    }),
    next: found.length > PAGE ? (page.at(-1)?.code ?? null) : null,
  };
}
