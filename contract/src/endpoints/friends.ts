import {
  FriendProgrammesView,
  FriendsOfPlayer,
  FriendsOfPlayerView,
  FriendsView,
  FriendTermsRequest,
} from '../schemas/friends.ts';
import { FriendTermsAnswer } from '../schemas/proposed-gifts.ts';
import type { EndpointTable } from './endpoint.ts';

/** Players who bring their friends (S2-25). */
export const FRIENDS_ENDPOINTS = {
  'GET /web-api/friends': {
    summary: 'The player’s link for friends, and what came of it',
    response: { 200: FriendsView },
  },
  'POST /web-api/friends/link': {
    summary: 'Give the player a link for friends; asked again it is the same one',
    response: { 200: FriendsView },
    errors: ['PROMOTION_NOT_FOR_YOU', 'ACCOUNT_RESTRICTED', 'PLAY_PAUSED', 'TERMS_CHANGED'],
  },
  'GET /operator-api/friends/terms': {
    summary: 'The terms of bringing friends: the version in force and those before it',
    response: { 200: FriendProgrammesView },
  },
  'POST /operator-api/friends/terms': {
    summary:
      'Make other terms the ones in force, or propose those that give more; who came before stays with theirs',
    body: FriendTermsRequest,
    response: { 200: FriendTermsAnswer },
  },
  'GET /operator-api/friends/players/:playerId': {
    summary: 'Whom a player brought and who brought them, with what came of it and why',
    params: FriendsOfPlayer,
    response: { 200: FriendsOfPlayerView },
    errors: ['ACCOUNT_UNKNOWN'],
  },
} as const satisfies EndpointTable;
