import type { GameWalletParts } from '../game-wallet-api.ts';
import { once, onceTogether, type TransactionResult, type TransactionStep } from './once.ts';
import { tellOfMoney } from './tell-of-money.ts';

/** Works a step alone. @throws what refuses it */
export async function workStep(
  parts: GameWalletParts,
  { work, ...transaction }: TransactionStep,
): Promise<TransactionResult> {
  const result = await once(parts.kernel, transaction, work);
  tellOfMoney(parts, result);
  return result;
}

/** Works the steps of one call in their order, all of them or none. @throws what refuses one of them */
export async function workTogether(
  parts: GameWalletParts,
  steps: readonly TransactionStep[],
): Promise<readonly TransactionResult[]> {
  const results = await onceTogether(parts.kernel, steps);
  const moved = results.find(({ isRepeat }) => !isRepeat);
  if (moved !== undefined) tellOfMoney(parts, moved);
  return results;
}
