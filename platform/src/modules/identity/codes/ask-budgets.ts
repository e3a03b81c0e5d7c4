import type { Kernel } from '../../../kernel/module.ts';
import { createTryBudget, type BudgetRules, type Taken } from '../abuse/try-budgets.ts';
import type { Asker } from './askers.ts';

export interface AskRules {
  /** What one asker may ask for, of one thing to one place. */
  readonly own: BudgetRules;
  /** What all askers who have shown no more than the same may ask for together: it ends floods and long guessing. */
  readonly together: BudgetRules;
}

/** Counts what is asked for by who asks, and for those who have shown little also all of them together. */
export interface AskBudget {
  /** @param what the thing and the place it goes to: `sign-in sms:+4915112345678` */
  take(asker: Asker, what: string): Promise<Taken>;
  /** The asker's part of it, and whether there is room for all of them together too. */
  takeOwn(asker: Asker, what: string): Promise<Taken>;
  takeTogether(asker: Asker, what: string): Promise<Taken>;
  forgetFull(): Promise<void>;
}

/** Their number is anybody's to choose: a new network, or a new sign-in, is another asker. */
const MANY: readonly Asker['kind'][] = ['stranger', 'first-step'];

export function createAskBudget(kernel: Kernel, name: string, rules: AskRules): AskBudget {
  const own = createTryBudget(kernel, `${name}.own`, rules.own);
  const together = createTryBudget(kernel, `${name}.together`, rules.together);
  const takeOwn: AskBudget['takeOwn'] = ({ kind, key }, what) => own.takeOne(`${kind} ${key} ${what}`);
  const takeTogether: AskBudget['takeTogether'] = ({ kind }, what) => together.takeOne(`${kind} ${what}`);
  return {
    takeOwn,
    takeTogether,
    async take(asker, what) {
      const mine = await takeOwn(asker, what);
      return mine.taken && MANY.includes(asker.kind) ? takeTogether(asker, what) : mine;
    },
    async forgetFull() {
      for (const budget of [own, together]) await budget.forgetFull();
    },
  };
}
