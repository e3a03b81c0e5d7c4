import { Type } from 'typebox';
import { OperatorDecisionRequest } from '../../schemas/operators.ts';
import {
  PersonPlayersView,
  PersonReviewDecision,
  PersonReviewStatus,
  PersonReviewView,
  PersonReviewsView,
} from '../../schemas/person-reviews.ts';
import { DecimalId, LanguageCode, NumberOrId } from '../../schemas/primitives.ts';
import { PhoneCountriesView, PhoneMasksView } from '../../schemas/registration.ts';
import type { EndpointTable } from '../endpoint.ts';

/** Phone numbers of the world, and accounts of one person. */
export const IDENTITY_PERSONS_ENDPOINTS = {
  'GET /web-api/phone/countries': {
    summary: 'Countries with their calling codes, names in one language (S7-21)',
    querystring: Type.Object({ lang: Type.Optional(LanguageCode) }),
    response: { 200: PhoneCountriesView },
  },
  'GET /web-api/phone/masks': {
    summary: 'How mobile numbers of a country look (S7-22)',
    response: { 200: PhoneMasksView },
  },
  'GET /operator-api/person-reviews': {
    summary: 'Accounts that look like one person’s',
    querystring: Type.Object({
      status: Type.Optional(PersonReviewStatus),
      playerId: Type.Optional(NumberOrId),
    }),
    response: { 200: PersonReviewsView },
    errors: ['NUMBER_MISTYPED', 'ACCOUNT_UNKNOWN'],
  },
  'POST /operator-api/person-reviews/:id/decision': {
    summary: 'Say whether two accounts are one person’s',
    params: Type.Object({ id: DecimalId }),
    body: PersonReviewDecision,
    response: { 200: PersonReviewView },
    errors: ['NOT_FOUND', 'REVIEW_DECIDED', 'OWN_ACCOUNT'],
  },
  'POST /operator-api/players/:playerId/separate': {
    summary: 'Make an account a person of its own again',
    params: Type.Object({ playerId: NumberOrId }),
    body: OperatorDecisionRequest,
    response: { 200: PersonPlayersView },
    errors: ['NUMBER_MISTYPED', 'ACCOUNT_UNKNOWN', 'OWN_ACCOUNT', 'REVIEW_DECIDED'],
  },
} as const satisfies EndpointTable;
