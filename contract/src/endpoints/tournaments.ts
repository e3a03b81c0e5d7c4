import { Type } from 'typebox';

import { PlayableQuery } from '../schemas/casino.ts';
import { DecimalId } from '../schemas/primitives.ts';
import {
  OperatorTournamentsView,
  OperatorTournamentView,
  TournamentDecision,
  TournamentJoin,
  TournamentRequest,
  TournamentsQuery,
  TournamentStanding,
  TournamentsView,
  TournamentView,
} from '../schemas/tournaments.ts';
import type { EndpointTable } from './endpoint.ts';

const OneTournament = Type.Object({ id: DecimalId });

/** Tournaments over rounds of games (S2-48). */
export const TOURNAMENTS_ENDPOINTS = {
  'GET /web-api/tournaments': {
    summary: 'Tournaments that run, that come and that are over',
    querystring: TournamentsQuery,
    response: { 200: TournamentsView },
  },
  'GET /web-api/tournaments/:id': {
    summary: 'One tournament, with its board and how the player who asks stands',
    params: OneTournament,
    querystring: PlayableQuery,
    response: { 200: TournamentView },
    errors: ['TOURNAMENT_UNKNOWN'],
  },
  'POST /web-api/tournaments/:id/join': {
    summary: 'Take part, with the rounds of one currency. The same again changes nothing',
    params: OneTournament,
    body: TournamentJoin,
    response: { 200: TournamentStanding },
    errors: [
      'TERMS_CHANGED',
      'TOURNAMENT_UNKNOWN',
      'TOURNAMENT_OVER',
      'TOURNAMENT_JOINED',
      'TOURNAMENT_NOT_FOR_YOU',
      'ACCOUNT_UNKNOWN',
      'ACCOUNT_FROZEN',
      'ACCOUNT_RESTRICTED',
      'CURRENCY_UNSUPPORTED',
      'LIMIT_REACHED',
      'PLAY_PAUSED',
    ],
  },
  'GET /operator-api/tournaments': {
    summary: 'Tournaments, the last made first',
    response: { 200: OperatorTournamentsView },
  },
  'POST /operator-api/tournaments': {
    summary: 'Make a tournament',
    body: TournamentRequest,
    response: { 201: OperatorTournamentView },
    errors: ['TOURNAMENT_EXISTS'],
  },
  'POST /operator-api/tournaments/:id/close': {
    summary: 'Close a tournament that runs: what began before counts until late results end',
    params: OneTournament,
    body: TournamentDecision,
    response: { 200: OperatorTournamentView },
    errors: ['TOURNAMENT_UNKNOWN', 'TOURNAMENT_STATE'],
  },
  'POST /operator-api/tournaments/:id/cancel': {
    summary: 'Cancel a tournament none of whose prizes is paid: nobody wins',
    params: OneTournament,
    body: TournamentDecision,
    response: { 200: OperatorTournamentView },
    errors: ['TOURNAMENT_UNKNOWN', 'TOURNAMENT_STATE'],
  },
  'POST /operator-api/tournaments/:id/pay': {
    summary: 'Approve the prizes: they are paid as soon as places are fixed',
    params: OneTournament,
    body: TournamentDecision,
    response: { 200: OperatorTournamentView },
    errors: ['TOURNAMENT_UNKNOWN', 'TOURNAMENT_STATE'],
  },
} as const satisfies EndpointTable;
