import { formatAmount, type PlayerId } from '@paddock/contract';
import type {
  BonusBetsView,
  BonusChoice,
  BonusesView,
  BonusOfferView,
  BonusPopupView,
  BonusView,
} from '@paddock/contract/schemas';

import { inTransaction, type Tx } from '../../kernel/database/database.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import type { StoredAnswer } from '../../kernel/idempotency/idempotency.ts';
import { tellPlayer } from '../live/index.ts';
import { stakeNamesOf } from '../products/index.ts';
import { bonusView, offerView } from './bonus-views.ts';
import type { BonusesParts } from './bonuses-parts.ts';
import { bonusesOf, type Bonus } from './bonuses-store.ts';
import { choiceOf } from './choice.ts';
import { keepChoice } from './choices-store.ts';
import { countedBets } from './counted-bets-store.ts';
import { endBonus } from './end-bonus.ts';
import { offerState } from './first-deposit.ts';
import { offerIn } from './offer.ts';
import { startedByDeposit } from './promotions/started-by-deposit.ts';
import { startedView } from './promotions/promotion-views.ts';
import { endWaitingFirst, waitingFirst } from './waiting-first.ts';

/** The player's bonuses, what is left of them, and what is offered. */
export async function showBonuses(parts: BonusesParts, playerId: PlayerId): Promise<BonusesView> {
  const { kernel, wallet } = parts;
  const bonuses = await bonusesOf(kernel.db, playerId);
  const accounts = await wallet.accounts(kernel.db, playerId);
  const { offer, state } = await offerState(kernel.db, parts, playerId);
  const started = await startedByDeposit(parts, playerId);
  const waiting = await waitingFirst(kernel.db, playerId);
  const leftOf = ({ currency }: Bonus) =>
    accounts.find((account) => account.kind === 'bonus' && account.currency === currency)?.balanceMinor ?? 0n;
  return {
    offer: offer === undefined ? null : offerView(offer),
    offerState: state,
    choice: (await choiceOf(kernel.db, parts, playerId)) ?? null,
    bonuses: [
      ...(waiting === undefined ? [] : [bonusView(parts, waiting, 0n)]),
      ...bonuses.map((bonus) => bonusView(parts, bonus, leftOf(bonus))),
    ],
    ...(started.length > 0 && { startedByDeposit: started.map((grant) => startedView(parts, grant)) }),
  };
}

/** What the popup tells (S7-11): null once there is nothing to be had. */
export async function popupInformation(parts: BonusesParts, playerId: PlayerId): Promise<BonusPopupView> {
  const { offer, state } = await offerState(parts.kernel.db, parts, playerId);
  return {
    bonusPopupInformation: offer !== undefined && state === 'available' ? offerView(offer) : null,
  };
}

/** What a first deposit brings anybody in a currency. */
export function publicOffer({ terms, products }: BonusesParts, currency: string): BonusOfferView {
  const offer = offerIn(terms(), currency, products);
  return { offer: offer === undefined ? null : offerView(offer) };
}

/** Keeps what the player chose; without effect on a bonus that was given. */
export async function choose(
  parts: BonusesParts,
  playerId: PlayerId,
  choice: BonusChoice,
): Promise<BonusesView> {
  const { db, clock, bus } = parts.kernel;
  await inTransaction(db, (tx) => keepChoice(tx, { playerId, choice, atMs: clock.nowMs() }));
  tellPlayer(bus, playerId, { kind: 'accounts' });
  return showBonuses(parts, playerId);
}

const BETS_A_PAGE = 50;

/** What became of each bet in the wagering of one bonus, newest first. @throws NOT_FOUND for no bonus of the player. */
export async function showBets(
  { kernel, products }: BonusesParts,
  playerId: PlayerId,
  { bonusId, before }: { readonly bonusId: string; readonly before: string | undefined },
): Promise<BonusBetsView> {
  const bonus = (await bonusesOf(kernel.db, playerId)).find((one) => one.bonusId === bonusId);
  if (bonus === undefined) {
    if ((await waitingFirst(kernel.db, playerId))?.bonusId !== bonusId) throw new PlatformError('NOT_FOUND');
    return { bets: [], nextCursor: null };
  }
  const found = await countedBets(kernel.db, bonus, { before, limit: BETS_A_PAGE + 1 });
  const bets = found.slice(0, BETS_A_PAGE);
  const ids = bets.map(({ betId }) => betId);
  const nameOf = await stakeNamesOf(products, kernel.db, playerId, ids);
  const show = (minor: bigint) => formatAmount(minor, bonus.currency);
  return {
    bets: bets.flatMap(({ stakeMinor, countedMinor, ...bet }) => {
      const name = nameOf(bet.betId);
      if (name === null) return [];
      const { number: betNumber, product } = name;
      return { ...bet, betNumber, product, stake: show(stakeMinor), counted: show(countedMinor) };
    }),
    nextCursor: found.length > BETS_A_PAGE ? (bets.at(-1)?.betId ?? null) : null,
  };
}

/**
 * Gives a running bonus up: what is left goes back to the house, real money stays. One that waits never begins, and one that
 * has ended stays as it is.
 * @throws NOT_FOUND for no bonus of the player.
 */
export async function forfeit(
  parts: BonusesParts,
  { playerId, bonusId, key }: { readonly playerId: PlayerId; readonly bonusId: string; readonly key: string },
): Promise<StoredAnswer> {
  const { kernel, wallet } = parts;
  const answer = await kernel.idempotency.run(
    { principal: `player:${playerId}`, operation: 'bonuses.forfeit', key, body: { bonusId } },
    async (tx) => {
      await wallet.lock(tx, playerId);
      const bonus = (await bonusesOf(tx, playerId)).find((one) => one.bonusId === bonusId);
      if (bonus === undefined) return { status: 200, body: await leaveWaiting(tx, parts, playerId, bonusId) };
      const ended =
        bonus.status === 'running'
          ? await endBonus(tx, parts, bonus, 'forfeited', kernel.clock.nowMs())
          : bonus;
      return { status: 200, body: bonusView(parts, ended, 0n) };
    },
  );
  tellPlayer(kernel.bus, playerId, { kind: 'accounts' }, { kind: 'inbox' });
  return answer;
}

/** Does without the bonus of the first deposit while it waits. @throws NOT_FOUND for no bonus of the player */
async function leaveWaiting(
  tx: Tx,
  parts: BonusesParts,
  playerId: PlayerId,
  bonusId: string,
): Promise<BonusView> {
  const before = await waitingFirst(tx, playerId);
  if (before?.bonusId !== bonusId) throw new PlatformError('NOT_FOUND');
  await endWaitingFirst(tx, { playerId }, 'forfeited', parts.kernel.clock.nowMs());
  return bonusView(parts, (await waitingFirst(tx, playerId)) ?? before, 0n);
}
