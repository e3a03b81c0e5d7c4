import { inTransaction } from '../../kernel/database/database.ts';
import { claimUntold } from './case-store.ts';
import type { VerificationParts } from './verification-parts.ts';

/**
 * Tells identity of documents that prove who somebody is, and of those that do so no more, each once: whoever decided,
 * the company's answer here or an operator at the console, where identity does not run.
 */
export async function tellProofs({ kernel, proved, provedNoMore }: VerificationParts): Promise<void> {
  const tellNext = () =>
    inTransaction(kernel.db, async (tx) => {
      const standing = await claimUntold(tx);
      if (standing === undefined) return false;
      const { playerId, status, stated } = standing;
      if (status === 'verified') await proved(tx, playerId, stated?.documentNumber);
      else await provedNoMore(tx, playerId);
      return true;
    });
  while (await tellNext());
}
