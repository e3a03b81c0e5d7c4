import type { PageProps } from '@paddock/contract';
import type { TicketGiftView, TotoCouponView, TotoDrawView, TotoEvent } from '@paddock/contract/schemas';
import { answered, installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };

/** What jsdom lacks and every browser has, as far as seeds need it, whose characters are ASCII. */
class TextEncoder {
  encode(text: string): Uint8Array {
    return Uint8Array.from(text, (character) => character.charCodeAt(0));
  }
}
Object.assign(globalThis, { TextEncoder });

const NOW_MS = Date.UTC(2026, 10, 21, 12);

const SILK: TotoEvent['home']['silk'] = { pattern: 'solid', colours: ['#aa0000', '#ffffff'] };

const event = (at: number): TotoEvent => ({
  eventId: String(100 + at),
  sport: 'football',
  championship: { en: 'Top League', ru: 'Высшая лига' },
  home: { name: { en: `Home ${at}` }, silk: SILK },
  away: { name: { en: `Away ${at}` }, silk: SILK },
  startsAtMs: NOW_MS + 3_600_000,
  chancesMilli: [500, 300, 200],
  picksMilli: null,
  score: null,
  outcome: null,
  isPlayed: null,
});

/** A draw of six matches that sells at 0.50 a column. */
export const aDraw = (over: Partial<TotoDrawView> = {}): TotoDrawView => ({
  id: '7',
  pool: 'next-6',
  currency: 'EUR',
  phase: 'open',
  columnPrice: '0.50',
  opensAtMs: NOW_MS,
  closesAtMs: NOW_MS + 3_600_000,
  windowEndsAtMs: NOW_MS + 7_200_000,
  fund: '850.00',
  jackpot: '1200.00',
  coupons: 3,
  best: null,
  houseBps: 1500,
  categories: [
    { hits: 6, shareBps: 7000, whenEmpty: 'jackpot' },
    { hits: 5, shareBps: 3000, whenEmpty: 'jackpot' },
  ],
  unplayed: 'all-right',
  leastPlayed: 4,
  mostColumns: 729,
  leastStake: '0.10',
  mostStake: '20000.00',
  events: Array.from({ length: 6 }, (_, at) => event(at)),
  commitment: 'a'.repeat(64),
  result: null,
  ...over,
});

/** A draw that sells no more: 2:1, 0:2 and 1:0 stand, three matches have no result. */
export function aRunningDraw(over: Partial<TotoDrawView> = {}): TotoDrawView {
  const scores: readonly TotoEvent['score'][] = [[2, 1], [0, 2], [1, 0], null, null, null];
  const events = scores.map((score, at) => ({
    ...event(at),
    score,
    outcome: score === null ? null : score[0] > score[1] ? 0 : 2,
    isPlayed: score === null ? null : true,
  }));
  return aDraw({ phase: 'closed', events, ...over });
}

/** Matches that were not played, and the seed they were drawn by; HMAC-SHA256 computed by Python's. */
const LOTS = {
  seed: '5b3c'.repeat(16),
  publicValue: '-,0,1,0,1,0,1,0,-,0',
  outcomes: [1, 0, 1, 0, 1, 0, 1, 0, 0, 0],
};

/** A draw of ice hockey that is over, two of whose matches were drawn by lot. */
export const aLotDraw = (over: Partial<TotoDrawView> = {}): TotoDrawView =>
  aDraw({
    pool: 'hockey-10',
    unplayed: 'by-lot',
    phase: 'settled',
    commitment: 'bdf080a52fbcde0a49da68deb9a364a4b26b25f91ac9b2222c4198a5a61e10df',
    events: LOTS.outcomes.map((outcome, at) => ({ ...event(at), outcome, isPlayed: at !== 0 && at !== 8 })),
    result: {
      ...{ decidedAtMs: NOW_MS, stakes: '4.50', house: '0.90', jackpotBefore: '0.00', paid: '3.60' },
      ...{ jackpotAfter: '0.00', remainder: '0.00', seed: LOTS.seed, publicValue: LOTS.publicValue },
      dividends: [{ hits: 10, winners: '1', amount: '1.62', column: '1.62' }],
    },
    ...over,
  });

export const aCoupon = (over: Partial<TotoCouponView> = {}): TotoCouponView => ({
  id: '31',
  number: '12345678908',
  drawId: '7',
  pool: 'next-6',
  phase: 'settled',
  currency: 'EUR',
  stake: '3.00',
  isGift: false,
  columns: 6,
  entries: [[1, 1, 1, 1, 3, 7]],
  acceptedAtMs: NOW_MS,
  state: 'won',
  paid: '2.48',
  hitColumns: [0, 0, 0, 0, 2, 3, 1],
  ...over,
});

/** A coupon of 1.00 that the house pays. */
export const aGivenCoupon = (over: Partial<TicketGiftView> = {}): TicketGiftView => ({
  ...{ id: '61', state: 'ready', code: 'six', title: { en: 'Six', ru: 'Шесть' }, product: 'toto' },
  ...{ of: ['next-6'], currency: 'EUR', amount: '1.00', givenAtMs: NOW_MS, ticketId: null },
  expiresAtMs: NOW_MS + 172_800_000,
  ...over,
});

/** A fake page with the words of the pools and one draw. */
export function openTotoPage(options: Parameters<typeof installFakePage>[0] = {}): FakePage {
  const page = installFakePage({ dictionaries: { toto: { en, ru } }, ...options });
  page.answer('GET', '/web-api/toto/draws', answered({ draws: [aDraw()], next: null }));
  page.answer('GET', '/web-api/toto/draws/7', answered(aDraw()));
  page.answer('GET', '/web-api/promotions/tickets', answered({ gifts: [] }));
  page.answer('GET', '/web-api/toto/coupons', answered({ coupons: [], next: null }));
  return page;
}

/** What a page is given, as far as these read it. */
export const propsOf = (params: Readonly<Record<string, string>>, query = ''): PageProps =>
  ({ params, query, setSeo: () => undefined }) as unknown as PageProps;
