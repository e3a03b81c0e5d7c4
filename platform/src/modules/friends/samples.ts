import type { FriendTerms } from '@paddock/contract/schemas';

import { inTransaction } from '../../kernel/database/database.ts';
import type { FriendsParts } from './friends-api.ts';
import { requireSound } from './terms.ts';
import { insertTerms, readTerms } from './terms-store.ts';

const SAMPLE: FriendTerms = {
  isOpen: true,
  referrerReward: '10.00',
  friendReward: '5.00',
  leastDeposit: '10.00',
  leastStaked: '50.00',
  days: 60,
  mostFriends: 20,
  perNetwork: 3,
};

/** What a development site begins with, where nobody has said anything. */
export async function beginSample({ kernel }: Pick<FriendsParts, 'kernel'>): Promise<void> {
  requireSound(SAMPLE);
  await inTransaction(kernel.db, async (tx) => {
    if ((await readTerms(tx)) !== undefined) return;
    const fromMs = kernel.clock.nowMs();
    await insertTerms(tx, { terms: SAMPLE, author: 'sample', reason: 'a site to try', fromMs });
  });
}
