import { Type } from 'typebox';

import { CompanyCode } from '../schemas/casino-catalogue.ts';
import { OperatorRoundsQuery, OperatorRoundsView } from '../schemas/company-rounds.ts';
import {
  GameAggregatorRequest,
  GameAggregatorView,
  GameCompaniesView,
  GameCompanyKeyAnswer,
  GameCompanyKeyEnding,
  GameCompanyKeyRequest,
  GameCompanyRequest,
  GamePromotionRequest,
  HeldWinDecision,
  HeldWinsView,
  OfferedGames,
} from '../schemas/game-companies.ts';
import { CompanyKeyId } from '../schemas/game-wallet.ts';
import type { EndpointTable } from './endpoint.ts';

const OF_COMPANY = Type.Object({ company: CompanyCode });

/** Game companies, as operators keep them. */
export const GAME_COMPANIES_ENDPOINTS = {
  'GET /operator-api/game-companies': {
    summary: 'Game companies with their keys and what was agreed with them',
    response: { 200: GameCompaniesView },
  },
  'POST /operator-api/game-companies': {
    summary: 'Add a game company, or change one',
    body: GameCompanyRequest,
    response: { 204: Type.Null() },
    errors: ['COMPANY_OWN', 'CURRENCY_UNSUPPORTED', 'AMOUNT_INVALID'],
  },
  'POST /operator-api/game-companies/:company/keys': {
    summary: 'Add a key of a game company; a shared secret is shown this once',
    params: OF_COMPANY,
    body: GameCompanyKeyRequest,
    response: { 201: GameCompanyKeyAnswer },
    errors: ['NOT_FOUND', 'KEY_TAKEN'],
  },
  'POST /operator-api/game-companies/:company/keys/:keyId/end': {
    summary: 'End a key of a game company, now or at a time',
    params: Type.Object({ company: CompanyCode, keyId: CompanyKeyId }),
    body: GameCompanyKeyEnding,
    response: { 204: Type.Null() },
    errors: ['NOT_FOUND'],
  },
  'POST /operator-api/game-companies/:company/promotions': {
    summary: 'Agree with a game company on money it may give without a stake',
    params: OF_COMPANY,
    body: GamePromotionRequest,
    response: { 204: Type.Null() },
    errors: ['NOT_FOUND', 'AMOUNT_INVALID'],
  },
  'GET /operator-api/game-companies/:company/held-wins': {
    summary: 'Wins of a game company that were above its bounds: those that wait for a decision first',
    params: OF_COMPANY,
    response: { 200: HeldWinsView },
    errors: ['NOT_FOUND'],
  },
  'POST /operator-api/game-companies/:company/held-wins/decide': {
    summary: 'Let a held win be paid as its company repeats it, or refuse it for good',
    params: OF_COMPANY,
    body: HeldWinDecision,
    response: { 204: Type.Null() },
    errors: ['NOT_FOUND', 'AMOUNT_INVALID', 'REVIEW_DECIDED'],
  },
  'POST /operator-api/game-companies/:company/aggregator': {
    summary:
      'Say where games of a company are asked for; answers our public key, where calls are signed by one',
    params: OF_COMPANY,
    body: GameAggregatorRequest,
    response: { 200: GameAggregatorView },
    errors: ['NOT_FOUND'],
  },
  'GET /operator-api/game-companies/:company/games': {
    summary: 'Ask a company for its games, as a catalogue to take in',
    params: OF_COMPANY,
    response: { 200: OfferedGames },
    errors: ['NOT_FOUND', 'COMPANY_SILENT'],
  },
  'GET /operator-api/company-rounds': {
    summary:
      'Rounds of companies’ games, with all their transactions: by our number, or by the company’s name',
    querystring: OperatorRoundsQuery,
    response: { 200: OperatorRoundsView },
    errors: ['ROUND_UNKNOWN'],
  },
} as const satisfies EndpointTable;
