import { Type } from 'typebox';

import {
  DrawNumberText,
  LotteriesView,
  LotteryCode,
  LotteryTermsView,
  LottoDecision,
  LottoDrawView,
  LottoDrawsQuery,
  LottoDrawsView,
  LottoPublicValue,
  LottoStatisticsView,
  LottoSubscriptionView,
  LottoSubscriptionsView,
  LottoTicketView,
  LottoTicketsView,
  NewLottoTicket,
  OperatorLottoView,
} from '../schemas/lotto.ts';
import { DecimalId, IsoCurrency } from '../schemas/primitives.ts';
import type { EndpointTable } from './endpoint.ts';

const OfLottery = Type.Object({ code: LotteryCode });
const OfDraw = Type.Object({ code: LotteryCode, number: DrawNumberText });
const OfId = Type.Object({ id: DecimalId });

/** Lotteries: draws, tickets, subscriptions (rules §13). */
export const LOTTO_ENDPOINTS = {
  'GET /web-api/lotto/lotteries': {
    summary:
      'Lotteries with the draw that is sold, the one after it, those that wait for their public value and the last that fell',
    response: { 200: LotteriesView },
  },
  'GET /web-api/lotto/lotteries/:code': {
    summary: 'What may be staked in a lottery',
    params: OfLottery,
    querystring: Type.Object({ currency: IsoCurrency }),
    response: { 200: LotteryTermsView },
    errors: ['LOTTERY_UNKNOWN', 'CURRENCY_UNSUPPORTED'],
  },
  'GET /web-api/lotto/lotteries/:code/draws': {
    summary: 'Draws that have fallen, with their numbers and seeds',
    params: OfLottery,
    querystring: LottoDrawsQuery,
    response: { 200: LottoDrawsView },
    errors: ['LOTTERY_UNKNOWN'],
  },
  'GET /web-api/lotto/lotteries/:code/draws/:number': {
    summary: 'One draw, to recompute it',
    params: OfDraw,
    response: { 200: LottoDrawView },
    errors: ['LOTTERY_UNKNOWN', 'LOTTO_DRAW_UNKNOWN'],
  },
  'GET /web-api/lotto/lotteries/:code/statistics': {
    summary: 'How often each number of a lottery fell',
    params: OfLottery,
    response: { 200: LottoStatisticsView },
    errors: ['LOTTERY_UNKNOWN'],
  },
  'POST /web-api/lotto/tickets': {
    summary:
      'Buy a ticket for the draw that is sold, and for those after it. Needs an Idempotency-Key header',
    body: NewLottoTicket,
    response: { 201: LottoTicketView },
    errors: [
      'TERMS_CHANGED',
      'ACCOUNT_UNKNOWN',
      'ACCOUNT_FROZEN',
      'ACCOUNT_RESTRICTED',
      'INSUFFICIENT_FUNDS',
      'BALANCE_NEGATIVE',
      'LIMIT_REACHED',
      'RATE_UNAVAILABLE',
      'PLAY_PAUSED',
      'IDEMPOTENCY_KEY_REQUIRED',
      'IDEMPOTENCY_MISMATCH',
      'CURRENCY_UNSUPPORTED',
      'AMOUNT_INVALID',
      'STAKE_TOO_SMALL',
      'STAKE_TOO_LARGE',
      'LOTTERY_UNKNOWN',
      'LOTTO_DRAW_UNKNOWN',
      'LOTTO_SALES_CLOSED',
      'LOTTO_CURRENCY',
      'LOTTO_NUMBERS_FULL',
      'GIFT_UNKNOWN',
      'GIFT_USED',
      'GIFT_EXPIRED',
      'GIFT_NOT_FOR_BET',
    ],
  },
  'GET /web-api/lotto/tickets': {
    summary: 'Tickets of the player, the newest first',
    querystring: Type.Object({ before: Type.Optional(DecimalId), lottery: Type.Optional(LotteryCode) }),
    response: { 200: LottoTicketsView },
  },
  'GET /web-api/lotto/tickets/:id': {
    summary: 'One ticket of the player',
    params: OfId,
    response: { 200: LottoTicketView },
    errors: ['LOTTO_TICKET_UNKNOWN'],
  },
  'GET /web-api/lotto/subscriptions': {
    summary: 'Subscriptions of the player, those that run first',
    response: { 200: LottoSubscriptionsView },
  },
  'POST /web-api/lotto/subscriptions/:id/cancel': {
    summary: 'Buy no further draws. Tickets that are bought stay',
    params: OfId,
    response: { 200: LottoSubscriptionView },
    errors: ['LOTTO_SUBSCRIPTION_UNKNOWN'],
  },
  'GET /operator-api/lotto': {
    summary: 'Draws that are sold, that wait for their public value, that are being paid',
    response: { 200: OperatorLottoView },
  },
  'POST /operator-api/lotto/:code/draws/:number/value': {
    summary: 'Enter the public value that was named before the sales of a draw, once they are closed',
    params: OfDraw,
    body: LottoPublicValue,
    response: { 200: LottoDrawView },
    errors: ['LOTTERY_UNKNOWN', 'LOTTO_DRAW_UNKNOWN', 'LOTTO_DRAW_STATE'],
  },
  'POST /operator-api/lotto/:code/draws/:number/void': {
    summary: 'Give back every stake of a draw that has not fallen',
    params: OfDraw,
    body: LottoDecision,
    response: { 200: LottoDrawView },
    errors: ['LOTTERY_UNKNOWN', 'LOTTO_DRAW_UNKNOWN', 'LOTTO_DRAW_STATE'],
  },
} as const satisfies EndpointTable;
