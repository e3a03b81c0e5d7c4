import { createProcessorBudget } from './processor-budget.ts';

it('lets drawings take a tenth of a core, and a second at once after a while without', () => {
  let nowMs = 0;
  const budget = createProcessorBudget(() => nowMs);
  budget.spend(1_000);
  expect(budget.mayDraw()).toBe(false);
  let spentMs = 0;
  for (; nowMs < 60_000; nowMs += 10) {
    if (!budget.mayDraw()) continue;
    budget.spend(20);
    spentMs += 20;
  }
  expect(spentMs).toBeGreaterThan(5_900);
  expect(spentMs).toBeLessThanOrEqual(6_020);
});
