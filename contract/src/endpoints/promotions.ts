import { Type } from 'typebox';

import { OperatorDecisionRequest } from '../schemas/operators.ts';
import { CouponGiftsView } from '../schemas/coupon-gifts.ts';
import { FreeRoundGiftsView } from '../schemas/free-rounds.ts';
import { OwnGiftsView, TicketGiftsView } from '../schemas/ticket-gifts.ts';
import { PromotionDayRequest, PromotionDaysView } from '../schemas/promotion-days.ts';
import {
  OperatorPromotionsQuery,
  OperatorPromotionsView,
  OperatorPromotionView,
} from '../schemas/operator-promotions.ts';
import { PromotionPartsView } from '../schemas/promotion-parts.ts';
import { PromotionPreviewRequest, PromotionPreviewView } from '../schemas/promotion-preview.ts';
import { PromotionCode, PromotionRequest, PromotionTerms } from '../schemas/promotion-terms.ts';
import {
  GrantsView,
  GrantView,
  PromotionCodeRequest,
  PromotionsQuery,
  PromotionsView,
  PromotionView,
} from '../schemas/promotions.ts';
import {
  PromotionGiveRequest,
  PromotionGivenView,
  PromotionOfferRequest,
  PromotionOfferView,
  PromotionStartRequest,
} from '../schemas/promotion-lists.ts';
import type { EndpointTable } from './endpoint.ts';

const OnePromotion = Type.Object({ code: PromotionCode });
/** Why somebody is not taken in. */
export const JOINING = [
  'TERMS_CHANGED',
  'PROMOTION_NOT_FOR_YOU',
  'PROMOTION_TAKEN',
  'PROMOTION_SPENT',
  'PERSON_REVIEW',
  'ACCOUNT_FROZEN',
  'ACCOUNT_RESTRICTED',
  'PLAY_PAUSED',
  'LIMIT_REACHED',
] as const;

/** Promotions: composed and run by operators, taken part in by players (S2-58). */
export const PROMOTIONS_ENDPOINTS = {
  'GET /web-api/promotions': {
    summary: 'Promotions this visitor may take part in',
    querystring: PromotionsQuery,
    response: { 200: PromotionsView },
  },
  'GET /web-api/promotions/grants': {
    summary: 'What the player takes or took part in, the newest first',
    response: { 200: GrantsView },
  },
  'GET /web-api/promotions/gifts': {
    summary: 'Free bets, boosts and insurances of the player, the newest first',
    response: { 200: CouponGiftsView },
  },
  'GET /web-api/promotions/own-gifts': {
    summary: 'All gifts of the player that are kept until they are used, the newest of each kind first',
    response: { 200: OwnGiftsView },
  },
  'GET /web-api/promotions/free-rounds': {
    summary: 'Free rounds of the player, the newest first',
    response: { 200: FreeRoundGiftsView },
  },
  'GET /web-api/promotions/tickets': {
    summary: 'Tickets that the house pays for the player, the newest first',
    response: { 200: TicketGiftsView },
  },
  'GET /web-api/promotions/:code': {
    summary: 'One promotion, with the player’s own part in it',
    params: OnePromotion,
    response: { 200: PromotionView },
    errors: ['NOT_FOUND'],
  },
  'POST /web-api/promotions/:code/join': {
    summary: 'Take part. The same again changes nothing',
    params: OnePromotion,
    response: { 200: GrantView },
    errors: ['NOT_FOUND', ...JOINING],
  },
  'POST /web-api/promotions/:code/leave': {
    summary: 'Leave a promotion: what waits or runs of it ends. The same again changes nothing',
    params: OnePromotion,
    response: { 200: GrantView },
    errors: ['NOT_FOUND'],
  },
  'GET /web-api/promotions/:code/days': {
    summary: 'The wheel or the calendar of a promotion the player takes part in, and what its days brought',
    params: OnePromotion,
    response: { 200: PromotionDaysView },
    errors: ['NOT_FOUND'],
  },
  'POST /web-api/promotions/:code/days': {
    summary:
      'Take what the day brings: a turn of the wheel, or the gift of the calendar. The same day again changes nothing',
    params: OnePromotion,
    body: PromotionDayRequest,
    response: { 200: PromotionDaysView },
    errors: ['NOT_FOUND', 'PROMOTION_DAY_OVER', ...JOINING],
  },
  'POST /web-api/promotions/code': {
    summary: 'Take part by a code',
    body: PromotionCodeRequest,
    response: { 200: GrantView },
    errors: ['PROMOTION_CODE_UNKNOWN', ...JOINING],
  },
  'GET /operator-api/promotions': {
    summary: 'Promotions with what they gave, the newest first, a page at a time',
    querystring: OperatorPromotionsQuery,
    response: { 200: OperatorPromotionsView },
  },
  'GET /operator-api/promotion-parts': {
    summary: 'What a promotion can be composed of on this site, and samples to begin with',
    response: { 200: PromotionPartsView },
  },
  'GET /operator-api/promotions/:code': {
    summary: 'One promotion: its versions, the terms of one of them, what became of it',
    params: OnePromotion,
    querystring: Type.Object({ version: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,8}$' })) }),
    response: { 200: OperatorPromotionView },
    errors: ['NOT_FOUND'],
  },
  'POST /operator-api/promotions': {
    summary: 'Write a promotion, or its next version. Nobody is taken in by it before it is started',
    body: PromotionRequest,
    response: { 201: OperatorPromotionView },
  },
  'POST /operator-api/promotions/check': {
    summary: 'Say whether terms contradict themselves; nothing is kept',
    body: Type.Object({ terms: PromotionTerms }, { additionalProperties: false }),
    response: { 200: Type.Object({ ok: Type.Literal(true) }) },
  },
  'POST /operator-api/promotions/preview': {
    summary: 'What terms would have given in the days that are over, had everybody taken part',
    body: PromotionPreviewRequest,
    response: { 200: PromotionPreviewView },
  },
  'POST /operator-api/promotions/:code/start': {
    summary: 'Take players in by a version from now on; grants that were given keep theirs',
    params: OnePromotion,
    body: PromotionStartRequest,
    response: { 200: OperatorPromotionView },
    errors: ['NOT_FOUND', 'PROMOTION_STATE'],
  },
  'POST /operator-api/promotions/:code/stop': {
    summary: 'Take nobody in any more; what was joined goes on by its terms',
    params: OnePromotion,
    body: OperatorDecisionRequest,
    response: { 200: OperatorPromotionView },
    errors: ['NOT_FOUND', 'PROMOTION_STATE'],
  },
  'POST /operator-api/promotions/:code/offer': {
    summary: 'Offer a running promotion to players; each takes it or leaves it',
    params: OnePromotion,
    body: PromotionOfferRequest,
    response: { 200: PromotionOfferView },
    errors: ['NOT_FOUND', 'PROMOTION_STATE', 'PROMOTION_SPENT'],
  },
  'POST /operator-api/promotions/:code/give': {
    summary:
      'Give what a running promotion brings for taking part to players, with nothing to be staked for it',
    params: OnePromotion,
    body: PromotionGiveRequest,
    response: { 200: PromotionGivenView },
    errors: ['NOT_FOUND', 'PROMOTION_STATE'],
  },
} as const satisfies EndpointTable;
