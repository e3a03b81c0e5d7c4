import type { GameWalletParts } from '../game-wallet-api.ts';
import { keepHeldWin } from './held-win-store.ts';
import { once, onceTogether, type TransactionResult, type TransactionStep } from './once.ts';
import { tellOfMoney } from './tell-of-money.ts';
import { HeldWinError } from './win-bounds.ts';

/** Works a step alone. @throws what refuses it */
export async function workStep(
  parts: GameWalletParts,
  { work, ...transaction }: TransactionStep,
): Promise<TransactionResult> {
  const result = await once(parts.kernel, transaction, work).catch((error: unknown) => refused(parts, error));
  tellOfMoney(parts, result);
  return result;
}

/** Works the steps of one call in their order, all of them or none. @throws what refuses one of them */
export async function workTogether(
  parts: GameWalletParts,
  steps: readonly TransactionStep[],
): Promise<readonly TransactionResult[]> {
  const results = await onceTogether(parts.kernel, steps).catch((error: unknown) => refused(parts, error));
  const moved = results.find(({ isRepeat }) => !isRepeat);
  if (moved !== undefined) tellOfMoney(parts, moved);
  return results;
}

/** After the transaction, which left nothing: what is held is kept, and operators are told of it once. */
async function refused({ kernel }: GameWalletParts, error: unknown): Promise<never> {
  if (error instanceof HeldWinError && (await keepHeldWin(kernel.db, error.held))) {
    const { company, reference, playerId } = error.held;
    kernel.log.warn({ company, reference, playerId }, 'a win of a company waits for an operator');
    kernel.security.record({
      kind: 'win-held',
      network: null,
      code: error.code,
      account: { provider: company },
    });
  }
  throw error;
}
