import { formatAmount, parseAmount } from '@paddock/contract';
import type { LoyaltyOfferRequest, ProposedOffer } from '@paddock/contract/schemas';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { OperatorPrincipal, ProposalId } from '../../operators/index.ts';
import { BASE_CURRENCY } from '../../rates/index.ts';
import type { LoyaltyParts } from '../loyalty-api.ts';
import {
  closeOffer,
  insertOffer,
  isOffered,
  lockOffer,
  type NewOffer,
  type OfferGift,
  type OfferId,
} from './offer-store.ts';

const KIND = 'loyalty.offer';

/** What is offered, without the reason. */
type Terms = ProposedOffer['offer'];

const wrong = (at: string, message: string, rule?: string) =>
  new PlatformError('INVALID_INPUT', [{ at, ...(rule !== undefined && { rule }), message }]);

/** Why a promotion is nothing to offer, in English. */
const UNSOLD = {
  notRunning: 'is no promotion that takes players in now',
  moreThanJoining: 'is a promotion that more than taking part starts',
  notByOffer: 'is a promotion that is not for offers alone: who buys it could have it for nothing',
} as const;

/** What is to be given. @throws INVALID_INPUT naming what is wrong */
async function readGift(
  tx: Tx,
  { promotions }: Pick<LoyaltyParts, 'promotions'>,
  gives: LoyaltyOfferRequest['gives'],
): Promise<OfferGift> {
  if (typeof gives === 'string') {
    const cents = parseAmount(gives, BASE_CURRENCY);
    if (cents === undefined || cents <= 0n)
      throw wrong('/gives', `is no amount above zero of ${BASE_CURRENCY}`);
    return { cents };
  }
  const { promotion } = gives;
  const found = (await promotions.find(tx, [promotion])).get(promotion);
  const rule = found === undefined ? 'notRunning' : found.unsold;
  if (rule !== undefined) throw wrong('/gives/promotion', UNSOLD[rule], rule);
  return { promotion };
}

/** What a request offers. @throws INVALID_INPUT naming what is wrong */
function readOffer(
  request: Terms,
  { offerId, gives }: Pick<NewOffer, 'offerId' | 'gives'>,
  nowMs: number,
): NewOffer {
  if (request.toMs !== null && request.toMs <= Math.max(nowMs, request.fromMs))
    throw wrong('/toMs', 'is over, or not after it begins');
  const isPromotion = 'promotion' in gives;
  if (isPromotion && request.mostPerPlayer !== null && request.mostPerPlayer > 1)
    throw wrong('/mostPerPlayer', 'is more than one: a promotion is once a person');
  return {
    offerId,
    code: request.code,
    name: request.name,
    points: BigInt(request.points),
    gives,
    stock: request.stock ?? undefined,
    mostPerPlayer: isPromotion ? 1 : (request.mostPerPlayer ?? undefined),
    fromMs: request.fromMs,
    toMs: request.toMs ?? undefined,
  };
}

/** What is asked for, as it stands now. @throws INVALID_INPUT naming what is wrong */
async function newOffer(tx: Tx, parts: LoyaltyParts, offer: Terms): Promise<NewOffer> {
  const { ids, clock } = parts.kernel;
  const gives = await readGift(tx, parts, offer.gives);
  return readOffer(offer, { offerId: ids.next<'loyalty-offer'>(), gives }, clock.nowMs());
}

/** What all of its stock costs; undefined where nothing bounds it, or a promotion's own limits do. */
const mostOf = ({ gives, stock }: NewOffer): bigint | undefined =>
  'cents' in gives && stock !== undefined ? gives.cents * BigInt(stock) : undefined;

/**
 * Asks for an offer, with what it costs at most: another operator, who may move money, approves it. Nobody gives money away by
 * one role. @throws INVALID_INPUT, REWARD_EXISTS
 */
export async function proposeOffer(
  parts: LoyaltyParts,
  request: LoyaltyOfferRequest,
  operator: OperatorPrincipal,
): Promise<ProposalId> {
  const { kernel, operators } = parts;
  const { reason, ...offer } = request;
  return inTransaction(kernel.db, async (tx) => {
    const most = mostOf(await newOffer(tx, parts, offer));
    if (await isOffered(tx, offer.code)) throw new PlatformError('REWARD_EXISTS');
    const body: ProposedOffer = {
      offer,
      currency: BASE_CURRENCY,
      most: most === undefined ? null : formatAmount(most, BASE_CURRENCY),
    };
    const subject = `loyalty-offer:${offer.code}`;
    return operators.propose(tx, { operator, kind: KIND, subject, body, reason });
  });
}

/** Lets approved offers be made. Called once, before the platform starts. */
export function handleOfferProposals(parts: LoyaltyParts): void {
  parts.operators.proposals.handle(KIND, {
    permission: 'cashier:adjust',
    async apply(tx, { body, reason, approvedBy }) {
      const { offer } = body as ProposedOffer;
      const made = await newOffer(tx, parts, offer);
      if (!(await insertOffer(tx, made))) throw new PlatformError('REWARD_EXISTS');
      const subject = `loyalty-offer:${made.offerId}`;
      const action = { action: 'loyalty.offer', subject, after: offer, reason };
      await parts.operators.record(tx, { operator: approvedBy, ...action });
    },
  });
}

/** Closes an offer: nobody buys it any more, what was bought stays. @throws NOT_FOUND */
export async function endOffer(
  { kernel, operators }: LoyaltyParts,
  offerId: OfferId,
  { operator, reason }: { readonly operator: OperatorPrincipal; readonly reason: string },
): Promise<void> {
  await inTransaction(kernel.db, async (tx) => {
    if ((await lockOffer(tx, offerId)) === undefined) throw new PlatformError('NOT_FOUND');
    await closeOffer(tx, offerId, kernel.clock.nowMs());
    const subject = `loyalty-offer:${offerId}`;
    await operators.record(tx, { operator, action: 'loyalty.offer-close', subject, after: {}, reason });
  });
}
