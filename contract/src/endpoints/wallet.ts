import { Type } from 'typebox';
import { DecimalId, IsoCurrency } from '../schemas/primitives.ts';
import {
  AccountsView,
  AddCurrencyRequest,
  ConversionQuote,
  ConversionQuoteQuery,
  ConversionRequest,
  ConversionView,
  CurrencyAnswer,
  MoneyTotalsView,
  PrintedStatementView,
  RecentMoneyQuery,
  RecentMoneyView,
  StatementQuery,
  StatementView,
} from '../schemas/wallet.ts';
import { fileAnswer } from './answers.ts';
import type { EndpointTable } from './endpoint.ts';

/** Accounts, their statement, and exchange between them. */
export const WALLET_ENDPOINTS = {
  'GET /web-api/office/conversion': {
    summary: 'What an amount of one own account would bring on another now',
    querystring: ConversionQuoteQuery,
    response: { 200: ConversionQuote },
    errors: [
      'ACCOUNT_UNKNOWN',
      'CURRENCY_UNSUPPORTED',
      'AMOUNT_INVALID',
      'AMOUNT_TOO_LARGE',
      'AMOUNT_TOO_SMALL',
      'RATE_UNAVAILABLE',
    ],
  },
  'POST /web-api/office/conversion': {
    summary: 'Exchange money between own accounts by the rate quoted. Needs an Idempotency-Key header',
    body: ConversionRequest,
    response: { 201: ConversionView },
    errors: [
      'IDEMPOTENCY_KEY_REQUIRED',
      'IDEMPOTENCY_MISMATCH',
      'ACCOUNT_UNKNOWN',
      'ACCOUNT_FROZEN',
      'CURRENCY_UNSUPPORTED',
      'AMOUNT_INVALID',
      'AMOUNT_TOO_LARGE',
      'AMOUNT_TOO_SMALL',
      'RATE_UNAVAILABLE',
      'RATE_MOVED',
      'PLAY_PAUSED',
      'BONUS_RUNNING',
      'INSUFFICIENT_FUNDS',
      'BALANCE_NEGATIVE',
    ],
  },
  'GET /web-api/user/accounts': {
    summary: 'Accounts of the player (S7-17)',
    response: { 200: AccountsView },
  },
  'POST /web-api/user/accounts/active': {
    summary: 'Change the active account (S7-18)',
    body: Type.Object({ id: DecimalId }, { additionalProperties: false }),
    response: { 200: AccountsView },
    errors: ['ACCOUNT_UNKNOWN'],
  },
  'POST /web-api/office/currencies': {
    summary: 'Add a currency (S7-19); adding it again changes nothing',
    body: AddCurrencyRequest,
    response: { 200: CurrencyAnswer },
    errors: ['CURRENCY_UNSUPPORTED'],
  },
  'DELETE /web-api/office/currencies/:currency': {
    summary: 'Remove a currency that holds nothing (S7-19); its statement is kept',
    params: Type.Object({ currency: IsoCurrency }),
    response: { 200: CurrencyAnswer },
    errors: ['ACCOUNT_UNKNOWN', 'MAIN_ACCOUNT_STAYS', 'ACCOUNT_NOT_EMPTY'],
  },
  'GET /web-api/office/history': {
    summary: 'Statement of one account, newest first',
    querystring: StatementQuery,
    response: { 200: StatementView },
    errors: ['ACCOUNT_UNKNOWN'],
  },
  'GET /web-api/office/history/export': {
    summary: 'The statement as CSV (RFC 4180), oldest first. The session cookie or a bearer token',
    querystring: Type.Omit(StatementQuery, ['cursor', 'group'], { additionalProperties: false }),
    response: { 200: fileAnswer('One line a movement', 'text/csv') },
    errors: ['ACCOUNT_UNKNOWN'],
  },
  'GET /web-api/office/history/print': {
    summary: 'The whole statement of a time for paper, oldest first; no lines when there are too many',
    querystring: Type.Omit(StatementQuery, ['cursor', 'group'], { additionalProperties: false }),
    response: { 200: PrintedStatementView },
    errors: ['ACCOUNT_UNKNOWN'],
  },
  'GET /web-api/office/totals': {
    summary: 'What ever came in and went out, by currency',
    response: { 200: MoneyTotalsView },
  },
  'GET /web-api/office/recent': {
    summary: 'What the last days brought, by currency',
    querystring: RecentMoneyQuery,
    response: { 200: RecentMoneyView },
  },
} as const satisfies EndpointTable;
