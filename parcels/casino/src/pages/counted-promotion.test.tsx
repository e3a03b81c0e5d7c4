import { render, screen } from '@testing-library/react';
import type { GrantView, PromotionView } from '@paddock/contract/schemas';
import { anAccount, answered, type FakePage } from '@paddock/shared-utils/testing';

import { openCasinoPage, propsOf, settled } from './casino-page.fixture.ts';
import { FurtherPage } from './further-page.tsx';

const OPENS_MS = Date.UTC(2026, 10, 26);
const MINE: GrantView = {
  ...{ id: '12', code: 'second', state: 'joined', given: null, points: null, progress: null, bonusId: null },
  title: { en: 'Second Helping', ru: 'Добавка' },
  joinedAtMs: OPENS_MS,
  endedAtMs: null,
};
const TEXT = { title: 'Second Helping', summary: 'A part of a loss.', paragraphs: [] };
const PROMOTION: PromotionView = {
  code: 'second',
  section: 'sport',
  text: { en: TEXT, ru: TEXT },
  picture: null,
  who: {},
  opensAtMs: OPENS_MS,
  closesAtMs: OPENS_MS + 86_400_000,
  starts: { on: 'joining' },
  gives: { kind: 'points', points: 5 },
  mine: null,
};
const CASHBACK: PromotionView['gives'] = {
  kind: 'cashback',
  as: 'money',
  edges: { sportsbook: 500, games: 100 },
  edgeShare: 5_000,
  currencies: { EUR: { percent: 10, upTo: '20.00' } },
};
const COUNTED = { days: 7, products: ['sportsbook', 'games'], currencies: { EUR: { amount: '50.00' } } };

let page: FakePage;
afterEach(() => page.remove());
function asPlayer(): void {
  page.remove();
  page = openCasinoPage({ userId: '7', accounts: [anAccount()] });
}
async function showOne(change: Partial<PromotionView>) {
  page.answer('GET', '/web-api/promotions/second', answered({ ...PROMOTION, ...change }));
  const props = { params: { promotionId: 'second' }, path: '/promotions/second' };
  render(<FurtherPage {...propsOf('casino.promotion', props)} />);
  await settled();
}

describe('promotions that count', () => {
  beforeEach(() => {
    page = openCasinoPage();
  });

  it('say what bounds cashback, what it comes to, and at which midnight its days end', async () => {
    await showOne({
      starts: { on: 'loss', ...COUNTED },
      gives: CASHBACK,
      countsUntilMs: Date.UTC(2026, 11, 3),
      cashbackExamples: { EUR: { product: 'sportsbook', lost: '200.00', back: '5.00' } },
    });
    const text = document.body.textContent;
    expect(text).toContain('No more than 50% of what your stakes cost you on average comes back.');
    expect(text).toContain('sport 5%, our games 1%');
    expect(text).toContain('Who stakes €200.00 once and loses it gets €5.00 back (sport)');
    expect(text).toMatch(/7 days, that of joining the first: until .*Dec.*, if you join now/);
  });

  it('say until when the days go of who takes part, and nothing of joining now', async () => {
    asPlayer();
    const untilMs = Date.UTC(2026, 11, 2, 12);
    const progress = { on: 'loss', currency: 'EUR', done: '0.00', of: '50.00', untilMs } as const;
    const starts = { on: 'loss', ...COUNTED } as const;
    await showOne({ starts, countsUntilMs: Date.UTC(2026, 11, 3), mine: { ...MINE, progress } });
    expect(screen.getByText(/^Until .*Dec/)).toBeTruthy();
    expect(screen.queryByText(/if you join now/)).toBeNull();
  });

  it('say of a wheel that it brings something each day, not once', async () => {
    const prizes = [{ weight: 1, gift: null }];
    await showOne({ starts: { on: 'joining' }, gives: { kind: 'wheel', prizes } });
    expect(screen.getByText(/^You take part once; after that it brings something each day/)).toBeTruthy();
    expect(screen.queryByText(/^Once, for all accounts/)).toBeNull();
  });
});
