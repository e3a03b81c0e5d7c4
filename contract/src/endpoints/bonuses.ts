import { Type } from 'typebox';
import {
  BonusBetsView,
  BonusChoiceRequest,
  BonusOfferView,
  BonusPopupView,
  BonusView,
  BonusesView,
} from '../schemas/bonuses.ts';
import { DecimalId, IsoCurrency } from '../schemas/primitives.ts';
import type { EndpointTable } from './endpoint.ts';

/** Bonuses of the player: those there are, the choice before a deposit, the bets that counted. */
export const BONUSES_ENDPOINTS = {
  'GET /web-api/officeapi/v1/bonus-popup-information': {
    summary: 'What the popup of the first-deposit bonus tells (S7-11)',
    response: { 200: BonusPopupView },
  },
  'GET /web-api/bonuses': {
    summary: 'Bonuses of the player with what was staked, and what is offered (S2-22)',
    response: { 200: BonusesView },
  },
  'GET /web-api/bonuses/offer': {
    summary: 'What a first deposit in a currency brings anybody, as the registration tells it (S3-34)',
    querystring: Type.Object({ currency: IsoCurrency }),
    response: { 200: BonusOfferView },
  },
  'POST /web-api/bonuses/choice': {
    summary: 'Choose whether the first deposit shall bring the bonus; the last choice holds',
    body: BonusChoiceRequest,
    response: { 200: BonusesView },
  },
  'GET /web-api/bonuses/:id/bets': {
    summary: 'Bets settled while a bonus ran, what of each counted and why the rest did not',
    params: Type.Object({ id: DecimalId }),
    querystring: Type.Object({ before: Type.Optional(DecimalId) }),
    response: { 200: BonusBetsView },
    errors: ['NOT_FOUND'],
  },
  'POST /web-api/bonuses/:id/forfeit': {
    summary: 'Give a running bonus up. Needs an Idempotency-Key header',
    params: Type.Object({ id: DecimalId }),
    response: { 200: BonusView },
    errors: ['IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_MISMATCH', 'NOT_FOUND'],
  },
} as const satisfies EndpointTable;
