import { Type } from 'typebox';

import { EventDaysQuery, EventDaysView } from '../schemas/event-days.ts';
import { FollowedChoice, FollowedView } from '../schemas/favourites.ts';
import { SearchQuery, SearchView } from '../schemas/search.ts';
import { SportsMapQuery, SportsMapView } from '../schemas/sports-map.ts';
import {
  CatalogueView,
  ChampionshipView,
  EventDetail,
  EventListQuery,
  EventListView,
} from '../schemas/sportsbook.ts';
import {
  CouponCode,
  CouponCodeView,
  SharedCouponView,
  ShareCouponRequest,
} from '../schemas/shared-coupon.ts';
import { TeamKey, TeamView } from '../schemas/teams.ts';
import type { EndpointTable } from './endpoint.ts';

/** What everybody may read of sports, events and their sides. */
export const SPORTSBOOK_EVENT_ENDPOINTS = {
  'GET /web-api/sportsbook/catalogue': {
    summary: 'Sports and championships with counts',
    response: { 200: CatalogueView },
  },
  'GET /web-api/sportsbook/sports-map': {
    summary: 'Names of sports, and what each is known by',
    querystring: SportsMapQuery,
    response: { 200: SportsMapView },
  },
  'GET /web-api/sportsbook/search': {
    summary: 'Sports, championships, teams, players, events and their markets by what was typed',
    querystring: SearchQuery,
    response: { 200: SearchView },
  },
  'GET /web-api/sportsbook/events': {
    summary: 'Listed events with their list markets',
    querystring: EventListQuery,
    response: { 200: EventListView },
  },
  'GET /web-api/sportsbook/event-days': {
    summary: 'How many matches of the line begin on each of some days',
    querystring: EventDaysQuery,
    response: { 200: EventDaysView },
  },
  'POST /web-api/sportsbook/followed': {
    summary:
      'The matches of favourites and open bets, and what these are called. Changes nothing: they are too many for an address',
    body: FollowedChoice,
    response: { 200: FollowedView },
  },
  'GET /web-api/sportsbook/events/:id': {
    summary: 'An event with all its markets',
    params: Type.Object({ id: Type.String({ maxLength: 20 }) }),
    response: { 200: EventDetail },
    errors: ['EVENT_UNKNOWN'],
  },
  'GET /web-api/sportsbook/championships/:id': {
    summary: 'What a championship is called',
    params: Type.Object({ id: Type.String({ maxLength: 20 }) }),
    response: { 200: ChampionshipView },
    errors: ['NOT_FOUND'],
  },
  'GET /web-api/sportsbook/teams/:team': {
    summary: 'A team with its listed matches and its last results',
    params: Type.Object({ team: TeamKey }),
    response: { 200: TeamView },
    errors: ['NOT_FOUND'],
  },
  'POST /web-api/sportsbook/shared-coupons': {
    summary: 'A code by which others find what a coupon holds, and how it is bet',
    body: ShareCouponRequest,
    response: { 200: CouponCodeView },
    errors: ['SELECTION_UNKNOWN'],
  },
  'GET /web-api/sportsbook/shared-coupons/:code': {
    summary: 'What a shared coupon holds that can still be bet on',
    params: Type.Object({ code: CouponCode }),
    response: { 200: SharedCouponView },
    errors: ['COUPON_CODE_UNKNOWN'],
  },
} as const satisfies EndpointTable;
