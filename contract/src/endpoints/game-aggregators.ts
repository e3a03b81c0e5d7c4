import { Type } from 'typebox';

import { CompanyCode } from '../schemas/casino-catalogue.ts';
import {
  Hub88Answer,
  Hub88BalanceCall,
  Hub88BetCall,
  Hub88RollbackCall,
  Hub88UserCall,
  Hub88WinCall,
} from '../schemas/hub88.ts';
import {
  SoftswissAnswer,
  SoftswissFreespinsCall,
  SoftswissPlayCall,
  SoftswissRefusal,
  SoftswissRollbackCall,
} from '../schemas/softswiss.ts';
import type { EndpointTable } from './endpoint.ts';

const shared = { tags: ['game-wallet'], params: Type.Object({ company: CompanyCode }) };
const hub88 = {
  ...shared,
  headers: Type.Object({
    /** Base64 of RSA-SHA256 over the body. */
    'x-hub88-signature': Type.String({ maxLength: 1_400 }),
  }),
  // A refusal is a status in the body too; what says nothing, and may come again, has the status of HTTP for it.
  response: { 200: Hub88Answer },
  refusal: Hub88Answer,
} as const;
const softswiss = {
  ...shared,
  headers: Type.Object({
    /** Hexadecimal HMAC-SHA256 over the body. */
    'x-request-sign': Type.String({ maxLength: 64 }),
  }),
  response: { 200: SoftswissAnswer },
  refusal: SoftswissRefusal,
} as const;

/** The wallet in the shapes of two aggregators (docs/game-wallet.md): each answers and refuses in its own words. */
export const GAME_AGGREGATORS_ENDPOINTS = {
  'POST /game-api/hub88/:company/user/info': {
    ...hub88,
    summary: 'Hub88: whether a player is known to the company and may play',
    body: Hub88UserCall,
  },
  'POST /game-api/hub88/:company/user/balance': {
    ...hub88,
    summary: 'Hub88: what the player of a session can stake',
    body: Hub88BalanceCall,
  },
  'POST /game-api/hub88/:company/transaction/bet': {
    ...hub88,
    summary: 'Hub88: take a stake, once; a refusal is for good',
    body: Hub88BetCall,
  },
  'POST /game-api/hub88/:company/transaction/win': {
    ...hub88,
    summary: 'Hub88: pay what a bet or agreed free rounds won',
    body: Hub88WinCall,
  },
  'POST /game-api/hub88/:company/transaction/rollback': {
    ...hub88,
    summary: 'Hub88: undo a transaction. One that never came is refused when it comes',
    body: Hub88RollbackCall,
  },
  'POST /game-api/softswiss/:company/play': {
    ...softswiss,
    summary: 'SoftSwiss: the bets and wins of one call, all of them or none; without any the balance',
    body: SoftswissPlayCall,
  },
  'POST /game-api/softswiss/:company/rollback': {
    ...softswiss,
    summary: 'SoftSwiss: undo actions, all of them or none. One that never came is refused when it comes',
    body: SoftswissRollbackCall,
  },
  'POST /game-api/softswiss/:company/freespins': {
    ...softswiss,
    summary: 'SoftSwiss: pay what an issue of agreed free rounds won, once',
    body: SoftswissFreespinsCall,
  },
} as const satisfies EndpointTable;
