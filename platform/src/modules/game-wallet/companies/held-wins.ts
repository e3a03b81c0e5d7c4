import { formatAmount, parseAmount } from '@paddock/contract';
import type { HeldWinDecision, HeldWinsView } from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { OperatorPrincipal } from '../../operators/index.ts';
import type { GameWalletParts } from '../game-wallet-api.ts';
import { decideHeldWin, heldWinsOf, readHeldWin } from '../money/held-win-store.ts';
import { readCompany } from './company-store.ts';

const SHOWN = 200;

/** Wins that were above the bounds of a company. @throws NOT_FOUND for a company that is not there */
export async function showHeldWins({ kernel }: GameWalletParts, company: string): Promise<HeldWinsView> {
  if ((await readCompany(kernel.db, company)) === undefined) throw new PlatformError('NOT_FOUND');
  const wins = await heldWinsOf(kernel.db, company, SHOWN);
  return {
    wins: wins.map(
      ({ reference, playerId, game, round, currency, wonMinor, stakedMinor, atMs, isAllowed }) => ({
        ...{ transaction: reference, player: playerId, game, round, currency, atMs, isAllowed },
        amount: formatAmount(wonMinor, currency),
        staked: formatAmount(stakedMinor, currency),
      }),
    ),
  };
}

/**
 * Lets a held win be paid, which it is as its company repeats it, or refuses it. What was let pass may still be refused
 * until then; a refusal is for good, since the company has told its player.
 * @throws NOT_FOUND for a win that was never held, AMOUNT_INVALID for another amount than it is of, REVIEW_DECIDED
 */
export async function decideOnHeldWin(
  { kernel, operators }: GameWalletParts,
  operator: OperatorPrincipal,
  {
    company,
    transaction: reference,
    amount,
    isAllowed,
    reason,
  }: HeldWinDecision & { readonly company: string },
): Promise<void> {
  await inTransaction(kernel.db, async (tx) => {
    const win = await readHeldWin(tx, { company, reference });
    if (win === undefined) throw new PlatformError('NOT_FOUND');
    const { playerId, currency, wonMinor } = win;
    if (parseAmount(amount, currency) !== wonMinor) throw new PlatformError('AMOUNT_INVALID');
    if (win.isAllowed === false) throw new PlatformError('REVIEW_DECIDED');
    await decideHeldWin(tx, { company, reference }, { isAllowed, atMs: kernel.clock.nowMs() });
    await operators.record(tx, {
      ...{ operator, action: 'game-company.held-win', subject: `game-company:${company}`, reason },
      before: { isAllowed: win.isAllowed },
      after: { transaction: reference, playerId, currency, amount, isAllowed },
    });
  });
}
