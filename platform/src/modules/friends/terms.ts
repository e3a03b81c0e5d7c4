import { parseAmount, type AmountMinor } from '@paddock/contract';
import type { FriendTerms } from '@paddock/contract/schemas';

import { PlatformError } from '../../kernel/http/problem.ts';
import { BASE_CURRENCY } from '../rates/index.ts';

/** The amounts of terms in cents of the site's currency. */
export interface TermsCents {
  readonly referrerReward: AmountMinor;
  readonly friendReward: AmountMinor;
  readonly leastDeposit: AmountMinor;
  readonly leastStaked: AmountMinor;
}

/** @throws INVALID_INPUT naming an amount that the currency does not have */
export function centsOf(terms: FriendTerms): TermsCents {
  const read = (name: keyof TermsCents): AmountMinor => {
    const amount = parseAmount(terms[name], BASE_CURRENCY);
    if (amount === undefined || amount < 0n) throw wrong(`/${name}`, `is no amount of ${BASE_CURRENCY}`);
    return amount;
  };
  return {
    referrerReward: read('referrerReward'),
    friendReward: read('friendReward'),
    leastDeposit: read('leastDeposit'),
    leastStaked: read('leastStaked'),
  };
}

/**
 * Refuses terms that contradict themselves, with the part that does: nobody is rewarded with nothing, without a deposit,
 * or with more than was played for.
 * @throws INVALID_INPUT
 */
export function requireSound(terms: FriendTerms): void {
  const { referrerReward, friendReward, leastDeposit, leastStaked } = centsOf(terms);
  if (referrerReward === 0n) throw wrong('/referrerReward', 'is nothing');
  if (leastDeposit === 0n) throw wrong('/leastDeposit', 'is nothing');
  if (leastStaked < referrerReward + friendReward)
    throw wrong('/leastStaked', 'is less than what is given for it');
  if (terms.perNetwork > terms.mostFriends) throw wrong('/perNetwork', 'is above the most friends');
}

const wrong = (at: string, message: string): PlatformError =>
  new PlatformError('INVALID_INPUT', [{ at: `/terms${at}`, message }]);
