import type { MatchedRoute, SiteConfig } from '@paddock/contract';
import type { BetView, Competitor, EventDetail, MarketView } from '@paddock/contract/schemas';

import type { Account } from '../accounts/accounts-types.ts';
import type { Profile } from '../auth/auth-types.ts';
import type { Limit } from '../limits/limits-types.ts';

/** 2026-11-21T12:00:00Z, the time of every sample. */
export const SAMPLE_NOW_MS = Date.UTC(2026, 10, 21, 12);

export function aSiteConfig(change: Partial<SiteConfig> = {}): SiteConfig {
  return {
    companyName: 'Paddock',
    groupId: 1,
    refId: 1,
    isRegistrationAllowed: true,
    isShowIdentification: false,
    languages: { all: ['en', 'ru'], hiddenFromGuests: [], fallback: 'en' },
    features: [],
    timeZone: 0,
    currencies: ['EUR', 'USD', 'RUB'],
    defaultCurrency: 'EUR',
    amountTemplate: [5, 10, 25, 50],
    isPwa: false,
    widgets: { header: null, menu: null, aside: null, footer: null, floating: null },
    sandbox: true,
    ...change,
  };
}

/** Ann, who has told no more than registration asks. */
export function aProfile(change: Partial<Profile> = {}): Profile {
  return {
    user_id: '7',
    user_number: '123456786',
    user_email: 'ann@example.org',
    user_name: 'ann',
    user_country_code: 'DE',
    user_country_id: 276,
    user_ref_id: null,
    user_msg_count: 0,
    user_hide_balance: false,
    changed_pass_day_count: 0,
    activation_type: 0,
    convert: 0,
    remaining_days_to_activate: null,
    user_data: {
      date_birthday: '1990-02-28',
      document_type_id: null,
      inn: null,
      name: null,
      passport: null,
      passport_date: null,
      passport_end_date: null,
      registration_address: null,
      surname: null,
    },
    phone_code: '',
    phone_number: '',
    protection_level: 0,
    protection_methods: {
      is_changed_password: false,
      enable_two_factor_auth: false,
      enable_phone_binding: false,
      enable_security_question: false,
      enable_email_auth: false,
    },
    show_2fa_popup: false,
    user_status_id: 0,
    verification_status: 1,
    verification_types: [],
    verification_status_group_code: 'none',
    requested_additional_document: null,
    is_identification_bonus: false,
    is_need_identification: false,
    ban_level: 0,
    ban_version: 1,
    restricted_until_ms: null,
    has_deposit: false,
    registered_at_ms: 0,
    disallow_line_sport: [],
    disallow_live_sport: [],
    ...change,
  };
}

/** 100.00 EUR of deposits in 24 hours, 40.00 of them used. */
export function aLimit(change: Partial<Limit> = {}): Limit {
  return {
    limitType: 20,
    limitValue: 100,
    limitBalance: 60,
    limitUsed: 40,
    limitState: 'ACTIVE',
    needApprove: false,
    startedAt: SAMPLE_NOW_MS / 1000,
    endsAt: null,
    measure: 'EUR',
    roomBackAt: null,
    ...change,
  };
}

export function anAccount(change: Partial<Account> = {}): Account {
  return {
    id: '71',
    iso: 'EUR',
    symbol: '€',
    currencyId: 'EUR',
    moneyMinor: 10_000n,
    heldMinor: 0n,
    kind: 'main',
    points: 0,
    label: '',
    isActive: true,
    isPointsTypeBalance: false,
    ...change,
  };
}

export function aCompetitor(name: string): Competitor {
  return { name: { en: name }, silk: { pattern: 'solid', colours: ['#1c4532', '#f4efe2'] } };
}

/** A football 1X2 market, open at 2.050, 3.400 and 3.600. */
export function aMarket(change: Partial<MarketView> = {}): MarketView {
  return {
    id: '501',
    type: '1x2',
    specifiers: {},
    status: 'open',
    version: '1.1',
    selections: [
      { outcome: 'home', oddsMilli: 2050, open: true },
      { outcome: 'draw', oddsMilli: 3400, open: true },
      { outcome: 'away', oddsMilli: 3600, open: true },
    ],
    ...change,
  };
}

/** A live football match with one 1X2 market. */
export function anEvent(change: Partial<EventDetail> = {}): EventDetail {
  return {
    id: '401',
    sport: 'football',
    championship: {
      id: '301',
      slug: 'northern-league',
      name: { en: 'Northern League', ru: 'Северная лига' },
    },
    region: { code: 'NL', name: { en: 'Northland', ru: 'Северия' } },
    home: aCompetitor('Harbour City'),
    away: aCompetitor('Mill Rovers'),
    state: {
      status: 'live',
      startsAtMs: SAMPLE_NOW_MS - 30 * 60_000,
      period: 'h1',
      clockSec: 1800,
      clockAtMs: SAMPLE_NOW_MS,
      clockRate: 1,
      score: [1, 0],
      parts: [[1, 0]],
    },
    marketCount: 1,
    markets: [aMarket()],
    ...change,
  };
}

export function aMatchedRoute(change: Partial<MatchedRoute> = {}): MatchedRoute {
  return {
    route: {
      id: 'betting.live',
      paths: ['/live'],
      parcel: 'betting',
      page: 'live',
      layout: 'default',
      guards: [],
      meta: { dictionaries: ['betting'], scroll: 'top', seoKey: 'betting.live' },
    },
    language: 'en',
    path: '/live',
    params: {},
    query: '',
    ...change,
  };
}

/** An open single of 10.00 on the home win of `anEvent`. */
export function aBet(change: Partial<BetView> = {}): BetView {
  return {
    id: '4711',
    number: '12345678906',
    key: 'key-00000001',
    type: 'single',
    status: 'open',
    revision: 0,
    accountId: '71',
    currency: 'EUR',
    stake: '10.00',
    totalOddsMilli: 2050,
    possibleReturn: '20.50',
    payout: '0.00',
    acceptedAtMs: SAMPLE_NOW_MS,
    legs: [
      {
        selectionId: '501.home',
        eventId: '401',
        sport: 'football',
        marketType: '1x2',
        specifiers: {},
        outcome: 'home',
        names: {
          market: { en: 'Match result', ru: 'Исход матча' },
          outcome: { en: 'Harbour City', ru: 'Harbour City' },
        },
        oddsMilli: 2050,
        priceVersion: '1.1',
        home: { en: 'Harbour City' },
        away: { en: 'Mill Rovers' },
        championship: { en: 'Northern League' },
        startsAtMs: SAMPLE_NOW_MS - 30 * 60_000,
        struckScore: [1, 0],
        struckPeriod: 'h1',
        result: 'open',
      },
    ],
    ...change,
  };
}
