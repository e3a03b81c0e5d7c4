import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { BetReviewView } from '@paddock/contract/schemas';
import { notifications$, sheet$ } from '@paddock/shared-utils';
import { answered, refusal, SAMPLE_NOW_MS, type FakePage } from '@paddock/shared-utils/testing';

import { CouponStoreContext } from '../../state/coupon-hooks.ts';
import { pageCoupon } from '../../state/page-coupon.ts';
import { openCouponPage } from '../coupon-page.fixture.ts';
import { Reviews } from './reviews.tsx';

const WAITING: BetReviewView = {
  placementId: '71',
  key: 'key-00000001',
  state: 'waiting',
  type: 'single',
  currency: 'EUR',
  stake: '100.00',
  legs: [
    {
      selectionId: '5.home',
      eventId: '3',
      sport: 'football',
      home: { en: 'Harbour City', ru: 'Харбор Сити' },
      away: { en: 'Mill Rovers', ru: 'Милл Роверс' },
      names: {
        market: { en: 'Match result', ru: 'Исход матча' },
        outcome: { en: 'Harbour City', ru: 'Харбор Сити' },
      },
      seenMilli: 2050,
      nowMilli: 2050,
      isOpen: true,
    },
  ],
  receivedAtMs: SAMPLE_NOW_MS,
  untilMs: SAMPLE_NOW_MS + 65_000,
  offer: null,
  code: null,
};
const OFFERED: BetReviewView = {
  ...WAITING,
  state: 'offered',
  offer: { version: 2, stake: '40.00', oddsMilli: [2050], possibleReturn: '82.00' },
};

describe('large bets of a player in the coupon', () => {
  let page: FakePage;
  afterEach(() => page.remove());

  async function show(review: BetReviewView, language = 'en') {
    page = openCouponPage('7', language);
    tell(review);
    render(
      <CouponStoreContext value={pageCoupon().store}>
        <Reviews />
      </CouponStoreContext>,
    );
    await screen.findByTestId('coupon-reviews');
  }
  const tell = (...reviews: readonly BetReviewView[]) =>
    page.answer('GET', '/web-api/sportsbook/reviews', answered({ serverTimeMs: SAMPLE_NOW_MS, reviews }));
  const text = () => screen.getByTestId('coupon-reviews').textContent;
  const answers = () => page.requests.filter(({ path }) => path === '/web-api/sportsbook/reviews/71/answer');

  it('say that traders look at one, with the time that is left', async () => {
    await show(WAITING);
    expect(text()).toContain('Our traders are looking at your bet of €100.00');
    expect(screen.getByRole('timer').textContent).toBe('1:05');
  });

  it('say what is bet on: outcome, price, market and match, of a championship its name once', async () => {
    await show(WAITING);
    expect(screen.getByRole('listitem').textContent).toBe(
      'Harbour City 2.05 Match result. Harbour City – Mill Rovers',
    );
    const [leg] = WAITING.legs;
    const cup = { en: 'Fell Cup', ru: 'Кубок Фелла' };
    tell({ ...WAITING, legs: leg === undefined ? [] : [{ ...leg, home: cup, away: cup }] });
    act(() => page.sendNews({ kind: 'placement', key: WAITING.key }));
    expect(await screen.findByText('Match result. Fell Cup')).toBeTruthy();
  });

  it('say what can be taken, in whole sentences of either language', async () => {
    await show(OFFERED, 'ru');
    expect(text()).toMatch(/Можем принять .*40,00.* из .*100,00.* по 2[.,]05/);
  });

  it('follow the news: what was waiting becomes an offer', async () => {
    await show(WAITING);
    tell(OFFERED);
    act(() => page.sendNews({ kind: 'placement', key: WAITING.key }));
    expect(await screen.findByRole('button', { name: 'Accept €40.00' })).toBeTruthy();
  });

  it('are answered once, however often it is pressed, naming the offer that is on show', async () => {
    await show(OFFERED);
    page.answer(
      'POST',
      '/web-api/sportsbook/reviews/71/answer',
      answered({
        status: 'rejected',
        key: WAITING.key,
        placementId: '71',
        code: 'OFFER_DECLINED',
        message: '',
      }),
    );
    const decline = screen.getByRole('button', { name: 'Decline' });
    fireEvent.click(decline);
    fireEvent.click(decline);
    await waitFor(() => expect(answers()).toHaveLength(1));
    expect(answers()[0]?.body).toEqual({ version: 2, accept: false });
  });

  it('say why an answer came too late', async () => {
    await show(OFFERED);
    page.answer('POST', '/web-api/sportsbook/reviews/71/answer', refusal('REVIEW_OVER'));
    fireEvent.click(screen.getByRole('button', { name: 'Accept €40.00' }));
    expect(await screen.findByText('Nobody looks at this bet any more.')).toBeTruthy();
  });

  describe('tell of an offer', () => {
    const told = () => notifications$.snapshot().notifications;
    const scrolled = jest.fn();
    afterEach(() => jest.restoreAllMocks());

    /** The coupon as it is drawn: shown, folded away or in a sheet that is closed. */
    async function offer(rects: number, visibility: 'visible' | 'hidden' = 'visible') {
      jest
        .spyOn(Element.prototype, 'getClientRects')
        .mockReturnValue(Array.from({ length: rects }) as unknown as DOMRectList);
      Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
      const region = document.body.appendChild(document.createElement('div'));
      Object.assign(region, { id: 'region-aside', scrollBy: scrolled });
      await show(WAITING);
      screen.getByTestId('coupon-reviews').style.visibility = visibility;
      scrolled.mockReset();
      tell(OFFERED);
      act(() => page.sendNews({ kind: 'placement', key: WAITING.key }));
      await screen.findByText('Accept €40.00');
      region.remove();
    }

    it('where the coupon is: it comes into sight', async () => {
      await offer(1);
      expect(scrolled).toHaveBeenCalledTimes(1);
      expect(told()).toEqual([]);
    });

    it.each([
      ['is folded', 0, 'visible'],
      ['is a closed sheet', 1, 'hidden'],
    ] as const)(
      'over the page where the coupon %s, as long as it stands',
      async (_how, rects, visibility) => {
        await offer(rects, visibility);
        expect(told()).toMatchObject([
          {
            text: {
              key: 'coupon:review.offered',
              values: { stake: '€40.00', asked: '€100.00', odds: '2.05' },
            },
            closeAfterMs: 65_000,
          },
        ]);
        act(() => told()[0]?.action?.run());
        expect(sheet$.snapshot()).toEqual({ status: 'open', sheet: 'aside' });
      },
    );
  });

  it('say how one ended until that is read', async () => {
    await show({ ...WAITING, state: 'rejected', code: 'REVIEW_REJECTED' });
    expect(text()).toContain('was not taken. Your stake is back.');
    fireEvent.click(screen.getByRole('button', { name: 'Understood' }));
    expect(screen.queryByTestId('coupon-reviews')).toBeNull();
  });
});
