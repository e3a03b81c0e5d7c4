import type { AmountMinor, BetId, PlayerId } from '@paddock/contract';

import type { Tx } from '../../kernel/database/database.ts';
import { lockedAccounts } from './accounts-store.ts';
import { postTransfer } from './post-transfer.ts';

/** What a promotion adds to a bet beside what the bet itself returns. */
export interface BetExtra {
  readonly kind: 'boost' | 'insurance';
  readonly playerId: PlayerId;
  readonly betId: BetId;
  readonly currency: string;
  /** Below zero for what a correction takes back, which may leave less than nothing. */
  readonly amountMinor: AmountMinor;
  /** The bet's, that brought it: each moves it once. */
  readonly revision: number;
  readonly reason: string;
  readonly atMs: number;
}

const HOUSES = { boost: 'boosts', insurance: 'insurance' } as const;

/** Pays it as real money from the house account of its kind: `boost:<bet>:r<revision>`. @throws Error without a real account */
export async function moveBetExtra(tx: Tx, extra: BetExtra): Promise<void> {
  const { kind, playerId, betId, currency, amountMinor, revision, reason, atMs } = extra;
  const real = (await lockedAccounts(tx, playerId)).find(
    (one) => one.currency === currency && (one.kind === 'main' || one.kind === 'currency'),
  );
  if (real === undefined) throw new Error(`player ${playerId} has no account in ${currency}`);
  await postTransfer(tx, {
    ...{ id: `${kind}:${betId}:r${revision}`, playerId, kind, actor: 'system', cause: `bet:${betId}` },
    ...{ reason, atMs },
    postings: [
      { account: real.id, amountMinor },
      { house: HOUSES[kind], currency, amountMinor: -amountMinor },
    ],
  });
}
