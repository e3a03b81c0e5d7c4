import { DAY_MS } from '@paddock/contract';
import type { PlayerId } from '@paddock/contract';
import type { BonusOfferState } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { CreditedDeposit } from './bonuses-api.ts';
import type { BonusesParts } from './bonuses-parts.ts';
import { bonusesOf, hadBonus, takePlace } from './bonuses-store.ts';
import { choiceOf } from './choice.ts';
import { bonusFor, offerIn, type Offer } from './offer.ts';
import { holdBeside } from './promotions/had-beside.ts';
import { mayBeGiven } from './promotions/may-be-given.ts';
import { beginFirst, keepWaiting } from './waiting-first.ts';

/**
 * Gives the bonus with the first deposit, to who chose it and whose person never had one nor paid in before, once
 * for the accounts of a device or card.
 * @see Bonuses.depositCredited
 */
export async function grantWithDeposit(
  tx: Tx,
  parts: BonusesParts,
  { playerId, paymentId, currency, amountMinor, isFirst, atMs }: CreditedDeposit,
): Promise<void> {
  const offer = offerIn(parts.terms(), currency, parts.products);
  if (!isFirst || offer === undefined) return;
  const grantedMinor = bonusFor(offer, amountMinor);
  if (grantedMinor === 0n || (await choiceOf(tx, parts, playerId)) !== 'take') return;
  if (!(await mayBeGiven(tx, parts, playerId)) || !(await isPersonsFirst(tx, parts, playerId))) return;
  const bonus = {
    playerId,
    bonusId: parts.kernel.ids.forPlayer<'bonus'>(playerId),
    paymentId,
    currency,
    grantedMinor,
    requiredMinor: grantedMinor * BigInt(offer.wageringMultiple),
    grantedAtMs: atMs,
    expiresAtMs: atMs + offer.days * DAY_MS,
    terms: offer.terms,
  };
  // One runs at a time: this one begins as the other ends.
  const isOther = (await bonusesOf(tx, playerId)).some(({ status }) => status === 'running');
  await (isOther ? keepWaiting(tx, bonus) : beginFirst(tx, parts, bonus));
}

/** Whether the bonus waits for the player, in their own currencies; cheapest first, as every read of accounts asks. */
export async function isAvailable(
  db: Database | Tx,
  parts: BonusesParts,
  playerId: PlayerId,
): Promise<boolean> {
  const terms = parts.terms();
  if (terms === undefined || Object.keys(terms.offers).length === 0) return false;
  if (await isOver(db, parts, playerId)) return false;
  return (await offerState(db, parts, playerId)).state === 'available';
}

export interface OfferStanding {
  readonly offer: Offer | undefined;
  readonly state: BonusOfferState;
}

/** The offer in the currency the player uses, or else in one of the others, and what stands against it. */
export async function offerState(
  db: Database | Tx,
  parts: BonusesParts,
  playerId: PlayerId,
): Promise<OfferStanding> {
  const offer = await offerFor(db, parts, playerId);
  if (offer === undefined) return { offer, state: 'none' };
  if (await isOver(db, parts, playerId)) return { offer, state: 'over' };
  return { offer, state: (await standsAgainst(db, parts, playerId)) ?? 'available' };
}

async function offerFor(
  db: Database | Tx,
  { wallet, terms, products }: BonusesParts,
  playerId: PlayerId,
): Promise<Offer | undefined> {
  const accounts = (await wallet.accounts(db, playerId)).filter(({ isClosed }) => !isClosed);
  const inUse = accounts.filter(({ isActive }) => isActive);
  const offers = [...inUse, ...accounts].map(({ currency }) => offerIn(terms(), currency, products));
  return offers.find((offer) => offer !== undefined);
}

/**
 * A person has the bonus once (rules §9); also no account of theirs has paid in before, and none of their devices and cards
 * had it (`had-beside.ts`).
 */
async function isOver(
  db: Database | Tx,
  { personOf, hasPaidIn, accountsBeside }: BonusesParts,
  playerId: PlayerId,
): Promise<boolean> {
  const { players } = await personOf(db, playerId);
  if (await hadBonus(db, players)) return true;
  for (const one of players) if (await hasPaidIn(db, one)) return true;
  return hadBonus(db, await accountsBeside(db, playerId));
}

/** Of deposits at once over several accounts of the person, of a device or of a card one is the first. */
async function isPersonsFirst(tx: Tx, parts: BonusesParts, playerId: PlayerId): Promise<boolean> {
  await holdBeside(tx, parts, playerId, 'first-deposit-beside');
  if (await isOver(tx, parts, playerId)) return false;
  const { personId } = await parts.personOf(tx, playerId);
  return takePlace(tx, personId, 'first-deposit', playerId);
}

async function standsAgainst(
  db: Database | Tx,
  parts: BonusesParts,
  playerId: PlayerId,
): Promise<'declined' | 'paused' | undefined> {
  if ((await choiceOf(db, parts, playerId)) === 'none') return 'declined';
  return (await mayBeGiven(db, parts, playerId)) ? undefined : 'paused';
}
