import type { BetId, PlayerId } from '@paddock/contract';

import { inTransaction, type Tx } from '../../../../kernel/database/database.ts';
import { tellPlayer } from '../../../live/index.ts';
import type { BonusesParts } from '../../bonuses-parts.ts';
import { closeGrant, give } from '../give.ts';
import { isDailyGift } from '../days/gift-of-day.ts';
import { giftIn } from '../gift.ts';
import { grantsOf } from '../grant-store.ts';
import { mayBeGiven } from '../may-be-given.ts';
import { isOpen, type Grant } from '../promotion.ts';
import { countStakes, type Counting } from './count-stakes.ts';
import { cashbackOf, isReached, type CountedStake, type StartFigures } from './figures.ts';
import { hasLevel } from './has-level.ts';
import { nextLookMs } from './next-look.ts';
import { keepLook, keepStakes, readStart, startStakes, type Start } from './start-store.ts';
import { takeBack } from './take-back.ts';
import { visitDaysOf } from './visit-days.ts';
import { isCounted } from './window.ts';

interface StartKey {
  readonly playerId: PlayerId;
  readonly grantId: string;
}

/**
 * Counts what has come for a part in a promotion, and gives what that brings, once: each step is a transaction with what it
 * counted, so that a process that dies has done it whole or not at all, and of two at once the later one finds it done.
 */
export async function lookAtStart(parts: BonusesParts, key: StartKey): Promise<void> {
  const { db, bus } = parts.kernel;
  for (;;) {
    const { isMore, moved } = await inTransaction(db, (tx) => lookOnce(tx, parts, key));
    if (moved) {
      tellPlayer(bus, key.playerId, { kind: 'accounts' }, { kind: 'inbox' });
      parts.loyalty.tell(key.playerId);
    }
    if (!isMore) return;
  }
}

interface Looked {
  readonly isMore: boolean;
  /** Something was given or taken back. */
  readonly moved: boolean;
}
const NOTHING: Looked = { isMore: false, moved: false };

async function lookOnce(tx: Tx, parts: BonusesParts, key: StartKey): Promise<Looked> {
  await parts.wallet.lock(tx, key.playerId);
  const start = await readStart(tx, key);
  const grant = (await grantsOf(tx, key.playerId)).find(({ grantId }) => grantId === key.grantId);
  if (start === undefined || grant === undefined) return NOTHING;
  const { starts } = grant.terms;
  if (!isCounted(starts) || !isOpen(grant) || grant.state === 'offered') {
    await keepLook(tx, { ...start, lookAtMs: null });
    return NOTHING;
  }
  const atMs = parts.kernel.clock.nowMs();
  const counted =
    'products' in starts
      ? await countKept(tx, parts, { start, starts, atMs })
      : { read: start.read, stakes: new Map<BetId, CountedStake>(), isMore: false };
  const visitDays = starts.on === 'logins' ? await visitDaysOf(tx, parts, start) : start.visitDays;
  const looked = { ...start, read: counted.read, visitDays };
  if (counted.isMore) {
    await keepLook(tx, looked);
    return { isMore: true, moved: false };
  }
  const figures: StartFigures = {
    stakes: [...counted.stakes.values()],
    days: visitDays,
    hasLevel: starts.on === 'level' && (await hasLevel(tx, parts, start.playerId, starts.level)),
  };
  const { currency, fromMs, untilMs } = start;
  const isOver = atMs >= untilMs;
  const reached = isReached(starts, figures, { currency, isOver, hasBegun: atMs >= fromMs });
  const now = { grant, start, figures, atMs };
  const moved = await decide(tx, parts, now, { reached, isOver });
  const isWaitedFor = grant.state === 'joined' && !moved && !isOver;
  await keepLook(tx, { ...looked, lookAtMs: isWaitedFor ? nextLookMs(starts, start, atMs) : null });
  return { isMore: false, moved };
}

/** Counts on from what is kept, and keeps it. */
async function countKept(tx: Tx, parts: BonusesParts, counting: Counting & { readonly start: Start }) {
  const { start } = counting;
  const counted = await countStakes(tx, parts, counting, await startStakes(tx, start));
  const changed = [...counted.stakes].filter(([stakeId]) => counted.changed.has(stakeId));
  await keepStakes(tx, start, new Map(changed));
  return counted;
}

interface Standing {
  readonly grant: Grant;
  readonly start: Start;
  readonly figures: StartFigures;
  readonly atMs: number;
}

/** Gives, takes back or closes; true where something moved. */
async function decide(
  tx: Tx,
  parts: BonusesParts,
  { grant, start, figures, atMs }: Standing,
  { reached, isOver }: { readonly reached: boolean; readonly isOver: boolean },
): Promise<boolean> {
  if (grant.state !== 'joined') {
    // What was lost stays as it was when its days were over; stakes may turn out void long after.
    if (reached || grant.terms.starts.on === 'loss' || figures.stakes.length === 0) return false;
    return takeBack(tx, parts, grant, atMs);
  }
  // What has come of who may be given nothing now is looked at again until its days are over.
  if (reached && (await mayBeGiven(tx, parts, grant.playerId))) {
    const { currency } = start;
    const { gives } = grant.terms;
    const amountMinor =
      gives.kind === 'cashback'
        ? cashbackOf(gives, figures.stakes, currency)
        : giftIn(grant.terms, currency, 0n);
    const gift = { currency, amountMinor, paymentId: null, atMs };
    if ((amountMinor > 0n || isDailyGift(gives)) && (await give(tx, parts, grant, gift)) === 'given')
      return true;
    await closeGrant(tx, grant, 'expired', atMs);
    return true;
  }
  if (isOver) await closeGrant(tx, grant, 'expired', atMs);
  return isOver;
}
