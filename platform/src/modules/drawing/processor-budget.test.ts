import { createProcessorBudget } from './processor-budget.ts';

describe('the processor time of drawings', () => {
  it('is a tenth of a core, and a second at once after a while without', () => {
    let nowMs = 0;
    const budget = createProcessorBudget(
      () => nowMs,
      () => 0,
    );
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

  it('holds what this thread does for them', async () => {
    const at = { cpuMs: 500 };
    const budget = createProcessorBudget(
      () => 0,
      () => at.cpuMs,
    );
    const answer = await budget.during(async () => {
      await Promise.resolve();
      at.cpuMs += 999;
      return 'answer';
    });
    expect(answer).toBe('answer');
    expect(budget.mayDraw()).toBe(true);
    const failing = budget.during(() => {
      at.cpuMs += 1;
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(budget.mayDraw()).toBe(false);
  });
});
