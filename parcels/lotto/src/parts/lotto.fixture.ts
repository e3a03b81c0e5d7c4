import type { PageProps } from '@paddock/contract';
import type {
  LotteryTermsView,
  LotteryView,
  LottoDrawView,
  LottoSubscriptionView,
  LottoTicketView,
  TicketGiftView,
} from '@paddock/contract/schemas';
import { commitmentTo } from '@paddock/games/commitment';
import { drawNumbers, LOTTERIES, lotteryOf } from '@paddock/games/lotto';
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

export const NOW_MS = Date.UTC(2026, 10, 21, 12);
const HOUR_MS = 3_600_000;
const SEED = 'a1'.repeat(32);
const PUBLIC_VALUE = 'b2'.repeat(32);

/** A draw that sells for another hour. */
export const aDraw = (over: Partial<LottoDrawView> = {}): LottoDrawView => ({
  lottery: '6-45',
  version: 1,
  number: 12,
  phase: 'open',
  commitment: commitmentTo(SEED),
  valueSource: 'block 900000',
  publishedAtMs: NOW_MS - HOUR_MS,
  opensAtMs: NOW_MS,
  closesAtMs: NOW_MS + HOUR_MS,
  dueByMs: NOW_MS + 25 * HOUR_MS,
  beacon: null,
  publicValue: null,
  seed: null,
  numbers: [],
  bonus: [],
  drawnAtMs: null,
  pool: null,
  ...over,
});

/** The same once it has fallen, with the numbers that follow from its seed. */
export function aFallenDraw(over: Partial<LottoDrawView> = {}): LottoDrawView {
  const draw = aDraw({ number: 11, phase: 'paid', ...over });
  const lottery = lotteryOf(draw.lottery) ?? LOTTERIES[0];
  const seeds = { serverSeed: SEED, clientSeed: PUBLIC_VALUE, nonce: draw.number };
  const { numbers, bonus } = lottery === undefined ? { numbers: [], bonus: [] } : drawNumbers(lottery, seeds);
  return {
    ...draw,
    publicValue: PUBLIC_VALUE,
    seed: SEED,
    numbers: [...numbers],
    bonus: [...bonus],
    drawnAtMs: NOW_MS,
    ...over,
  };
}

export const termsOf = (code: string, over: Partial<LotteryTermsView> = {}): LotteryTermsView => ({
  code,
  currency: 'EUR',
  minLine: '0.10',
  maxLine: '1000.00',
  maxStake: '1000.00',
  maxWin: '250000.00',
  maxDraws: 52,
  ...over,
});

export const aTicket = (over: Partial<LottoTicketView> = {}): LottoTicketView => ({
  id: '31',
  number: '12345678908',
  draw: aFallenDraw(),
  currency: 'EUR',
  lineStake: '0.50',
  lines: '1',
  stake: '0.50',
  fields: [{ picks: 6, numbers: [1, 2, 3, 4, 5, 6], bonus: [] }],
  subscriptionId: null,
  isGift: false,
  boughtAtMs: NOW_MS,
  paid: '0.00',
  isVoid: false,
  endedAtMs: NOW_MS,
  ...over,
});

/** A ticket of 2.00 that the house pays. */
export const aGivenTicket = (over: Partial<TicketGiftView> = {}): TicketGiftView => ({
  ...{ id: '61', state: 'ready', code: 'lucky', title: { en: 'Lucky', ru: 'Удача' }, product: 'lotto' },
  ...{ of: ['6-45'], currency: 'EUR', amount: '2.00', givenAtMs: NOW_MS, ticketId: null },
  expiresAtMs: NOW_MS + 48 * HOUR_MS,
  ...over,
});

export const aSubscription = (over: Partial<LottoSubscriptionView> = {}): LottoSubscriptionView => ({
  id: '41',
  lottery: '6-45',
  currency: 'EUR',
  lineStake: '0.50',
  lines: '1',
  stake: '0.50',
  fields: [{ picks: 6, numbers: [1, 2, 3, 4, 5, 6], bonus: [] }],
  madeAtMs: NOW_MS,
  left: 4,
  endedAtMs: null,
  endedBy: null,
  ...over,
});

export const viewOf = (code: string, over: Partial<LotteryView> = {}): LotteryView => ({
  code,
  next: aDraw({ lottery: code }),
  coming: null,
  waiting: [],
  last: aFallenDraw({ lottery: code }),
  jackpot: lotteryOf(code)?.prizes.kind === 'pool' ? { amount: '1200.00', currency: 'EUR' } : null,
  ...over,
});

/** A fake page with the words of the lotteries, a draw of each on sale and one that fell. */
export function openLottoPage(options: Parameters<typeof installFakePage>[0] = {}): FakePage {
  const page = installFakePage({ dictionaries: { lotto: { en, ru } }, nowMs: NOW_MS, ...options });
  page.answer(
    'GET',
    '/web-api/lotto/lotteries',
    answered({ lotteries: LOTTERIES.map(({ code }) => viewOf(code)) }),
  );
  for (const { code } of LOTTERIES) {
    page.answer('GET', `/web-api/lotto/lotteries/${code}`, answered(termsOf(code)));
    const draws = [aFallenDraw({ lottery: code })];
    page.answer('GET', `/web-api/lotto/lotteries/${code}/draws`, answered({ draws, before: null }));
  }
  page.answer('GET', '/web-api/lotto/tickets', answered({ tickets: [], before: null }));
  page.answer('GET', '/web-api/promotions/tickets', answered({ gifts: [] }));
  page.answer('GET', '/web-api/lotto/subscriptions', answered({ subscriptions: [] }));
  return page;
}

/** What a page is given, as far as these read it. */
export const propsOf = (params: Readonly<Record<string, string>>, query = ''): PageProps =>
  ({ params, query, setSeo: () => undefined }) as unknown as PageProps;
