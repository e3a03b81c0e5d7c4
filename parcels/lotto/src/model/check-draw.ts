import { parseAmount } from '@paddock/contract';
import type { LottoDrawView, LottoTicketView } from '@paddock/contract/schemas';
import { commitmentTo } from '@paddock/games/commitment';
import { drawNumbers, gameCodeOf, lotteryOf, type Drawn } from '@paddock/games/lotto';

import { isStandIn } from './stand-in.ts';

/** What a draw comes to when it is computed anew from what it revealed. */
export interface CheckedDraw {
  /** SHA-256 of the seed that was revealed, to be the one that was shown before sales opened. */
  readonly commitment: string;
  readonly isSealed: boolean;
  readonly drawn: Drawn;
  /** Whether the same numbers fell, each in its place. */
  readonly isSame: boolean;
}

/** Computes a draw anew by the code that drew it; undefined of one that has not fallen, or whose rules are no more. */
export function checkDraw(draw: LottoDrawView): CheckedDraw | undefined {
  const lottery = lotteryOf(draw.lottery, draw.version);
  const { seed, publicValue, number: nonce } = draw;
  if (lottery === undefined || seed === null || publicValue === null) return undefined;
  const drawn = drawNumbers(lottery, { serverSeed: seed, clientSeed: publicValue, nonce });
  const commitment = commitmentTo(seed);
  return {
    commitment,
    isSealed: commitment === draw.commitment,
    drawn,
    isSame: isSame(drawn.numbers, draw.numbers) && isSame(drawn.bonus, draw.bonus),
  };
}

const isSame = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join();

const FAIRNESS_PATH = '/games/fairness';

/** Where a ticket is computed anew, its prize too. All of it stands behind `#`, which no browser sends. */
export function ticketCheckPath(ticket: LottoTicketView): string | undefined {
  const { draw, currency, stake, fields, isVoid } = ticket;
  const { seed, publicValue, pool } = draw;
  const isPool = lotteryOf(draw.lottery, draw.version)?.prizes.kind === 'pool';
  if (seed === null || publicValue === null || isVoid || (isPool && pool === null)) return undefined;
  const prizes = pool?.categories.map(({ prize }) => String(parseAmount(prize, pool.currency) ?? 0n));
  const written = new URLSearchParams({
    game: gameCodeOf(draw.lottery),
    version: String(draw.version),
    commitment: draw.commitment,
    serverSeed: seed,
    clientSeed: publicValue,
    nonce: String(draw.number),
    stake,
    currency,
    choice: JSON.stringify({ entries: fields, ...(prizes !== undefined && { prizes }) }),
    moves: '[]',
    // The check says then that it proves nothing.
    ...(isStandIn(draw) && { standIn: 'yes' }),
  });
  return `${FAIRNESS_PATH}#${String(written)}`;
}
