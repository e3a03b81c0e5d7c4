import { MINUTE_MS } from '@paddock/contract';
import type { PlayerId } from '@paddock/contract';

import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { createTryBudget, type TryBudget } from '../abuse/try-budgets.ts';
import type { PlayerPrincipal } from '../principal.ts';
import type { PasswordHashing } from '../passwords/password-hashing.ts';
import { findCredentials } from '../players-store.ts';
import { inTransaction } from '../../../kernel/database/database.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import { answerKey } from './security-answer.ts';
import type { EventTrace, SecurityEvents } from './security-events.ts';
import { findSettings } from './security-store.ts';
import type { TwoFactor } from './two-factor.ts';

/** Wrong passwords and answers of one session. */
const PASSWORD_BUDGET = { burst: 5, refillMs: 60_000 };
const ANSWER_BUDGET = { burst: 3, refillMs: 30 * MINUTE_MS };

/**
 * What a signed-in player proves to be the owner by, each with its own budget of wrong tries. They are counted by session:
 * whoever has stolen one uses up nothing of another, and the owner signs in again.
 * All @throws TOO_MANY_REQUESTS when that is spent.
 */
export interface Proofs {
  /** @throws WRONG_PASSWORD. */
  password(principal: PlayerPrincipal, password: string): Promise<void>;
  /** A code of the app. @param tries what they are counted by: `ofSession`, or a sign-in's. @throws WRONG_CODE. */
  totp(playerId: PlayerId, code: string, tries: string): Promise<void>;
  /** A recovery code, spent by it. @throws WRONG_CODE. */
  recovery(
    playerId: PlayerId,
    code: string,
    how: { readonly trace: EventTrace | null; readonly tries: string },
  ): Promise<void>;
  /** The answer to the security question. @throws WRONG_ANSWER, also without a question. */
  answer(principal: PlayerPrincipal, answer: string): Promise<void>;
  forgetOld(): Promise<void>;
}

/** What the tries of a session are counted by. */
export const ofSession = ({ playerId, sessionId }: PlayerPrincipal): string => `${playerId} in ${sessionId}`;

export interface ProofsParts {
  readonly hashing: PasswordHashing;
  readonly twoFactor: TwoFactor;
  readonly recoveryCodes: RecoveryCodes;
  readonly events: SecurityEvents;
}

export function createProofs(kernel: Kernel, parts: ProofsParts): Proofs {
  const { db } = kernel;
  const { hashing, twoFactor, recoveryCodes, events } = parts;
  const passwords = createTryBudget(kernel, 'security.password', PASSWORD_BUDGET);
  const answers = createTryBudget(kernel, 'security.answer', ANSWER_BUDGET);

  /** One try: taken before it is known whether it is right, given back when it was. */
  async function tried(budget: TryBudget, key: string, wrong: PlatformError, check: () => Promise<boolean>) {
    if (!(await budget.take(key))) throw new PlatformError('TOO_MANY_REQUESTS');
    if (!(await check())) throw wrong;
    await budget.giveBack(key);
  }

  return {
    password: (principal, password) =>
      tried(passwords, ofSession(principal), new PlatformError('WRONG_PASSWORD'), async () => {
        const known = await findCredentials(db, { playerId: principal.playerId });
        return hashing.verify(known?.passwordHash, password, 'known');
      }),
    totp: (playerId, code, tries) =>
      tried(twoFactor.budget, tries, new PlatformError('WRONG_CODE'), () =>
        twoFactor.verify(db, playerId, code),
      ),
    recovery: (playerId, code, { trace, tries }) =>
      tried(twoFactor.budget, tries, new PlatformError('WRONG_CODE'), async () => {
        const codeHash = await recoveryCodes.hashOf(playerId, code);
        if (codeHash === undefined) return false;
        return inTransaction(db, async (tx) => {
          const isRight = await recoveryCodes.spend(tx, playerId, codeHash);
          if (isRight) await events.record(tx, { playerId, kind: 'recovery-code-used', trace });
          return isRight;
        });
      }),
    answer: (principal, answer) =>
      tried(answers, ofSession(principal), new PlatformError('WRONG_ANSWER'), async () => {
        const { answerHash } = await findSettings(db, principal.playerId);
        return hashing.verify(answerHash ?? undefined, answerKey(answer) ?? '', 'known');
      }),
    async forgetOld() {
      for (const budget of [passwords, answers, twoFactor.budget]) await budget.forgetFull();
    },
  };
}
