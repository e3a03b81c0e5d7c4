import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { EventDetail, EventListView } from '@paddock/contract/schemas';
import { couponLegs$, updateSettings } from '@paddock/shared-utils';
import { aMarketType, answered, refusal, type FakePage } from '@paddock/shared-utils/testing';

import { matchAt } from '../model/suggested-legs.fixture.ts';
import { createPageCoupon } from '../state/page-coupon.ts';
import { openCouponPage } from './coupon-page.fixture.ts';
import { CouponPanel } from './coupon-panel.tsx';

describe('what an empty coupon suggests', () => {
  let page: FakePage;
  let asked: string[];
  const settle = () => act(() => new Promise((done) => setTimeout(done, 60)));
  const matches = Array.from({ length: 12 }, (_, nr) => matchAt(10 + nr, [1_400 + nr * 40, 3_300, 4_100]));

  async function show(events: readonly EventDetail[] = matches, language = 'en'): Promise<void> {
    page = openCouponPage(undefined, language);
    asked = [];
    const view: EventListView = { total: events.length, events: [...events], types: [aMarketType('1x2')] };
    page.answer('GET', '/web-api/sportsbook/events', ({ options }) => {
      asked.push(String(options.query?.['section']));
      return answered(view);
    });
    for (const event of events) page.setEvent(event);
    render(<CouponPanel coupon={createPageCoupon()} />);
    await settle();
  }
  async function open(title: string): Promise<HTMLElement> {
    const details = screen.getByText(title).closest('details') as HTMLDetailsElement;
    act(() => {
      details.open = true;
      fireEvent(details, new Event('toggle'));
    });
    await settle();
    return details;
  }
  const suggested = (within: HTMLElement) =>
    [...within.querySelectorAll('[data-suggested]')].map((row) => row.getAttribute('data-suggested'));
  const inCoupon = () => couponLegs$.snapshot().legs.map(({ selectionId }) => selectionId);

  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('the accumulators of the day are read when they are opened, and put into the coupon [S3-26]', async () => {
    await show();
    expect(asked).toEqual([]);
    const day = await open('Accumulator of the day');
    expect(asked).toEqual(['line']);
    const legs = suggested(day);
    expect(legs).toHaveLength(4);
    fireEvent.click(within(day).getByRole('button', { name: 'To the coupon' }));
    await settle();
    expect(inCoupon()).toEqual(legs);
    expect(screen.getByRole('radio', { name: 'Accumulator' })).toHaveProperty('checked', true);
  });

  it('the one of live matches is another, of other events [S3-26]', async () => {
    await show();
    const live = await open('Accumulator of the day, live');
    expect(asked).toEqual(['live']);
    expect(suggested(live)).toHaveLength(4);
  });

  it('each goes by its own setting, and nothing stands where all are off [S3-26]', async () => {
    await show();
    act(() => {
      updateSettings({ accumulatorOfDayLine: false });
    });
    expect(screen.queryByText('Accumulator of the day')).toBeNull();
    act(() => {
      updateSettings({ accumulatorOfDayLive: false });
    });
    expect(screen.queryByText(/Accumulator of the day/)).toBeNull();
    expect(screen.queryByText('Bet generator')).toBeNull();
    act(() => {
      updateSettings({ betGenerator: true });
    });
    expect(screen.getByText('Bet generator')).toBeTruthy();
  });

  it('the generator draws near the chosen price, and another bet when asked [S3-26]', async () => {
    await show();
    act(() => {
      updateSettings({ betGenerator: true });
    });
    const generator = await open('Bet generator');
    const price = () => Number(within(generator).getByTestId('suggested-price').textContent);
    expect(price()).toBeGreaterThan(5 / 1.2);
    expect(price()).toBeLessThan(5 * 1.2);
    fireEvent.click(within(generator).getByRole('radio', { name: '×10' }));
    expect(price()).toBeGreaterThan(10 / 1.2);
    expect(price()).toBeLessThan(10 * 1.2);
    const first = suggested(generator);
    fireEvent.click(within(generator).getByRole('button', { name: 'Draw another' }));
    expect(suggested(generator)).not.toEqual(first);
  });

  it('counts and takes what is open alone, and nothing where nothing is', async () => {
    await show();
    const day = await open('Accumulator of the day');
    const [first, ...others] = suggested(day);
    const suspend = (id: string | null | undefined) => {
      const match = matches.find(({ markets }) => id?.startsWith(`${markets[0]?.id}.`) === true);
      if (match === undefined) throw new Error(`no match of ${id}`);
      act(() =>
        page.setEvent({
          ...match,
          markets: match.markets.map((market) => ({ ...market, status: 'suspended', version: '1.2' })),
        }),
      );
    };
    suspend(first);
    await settle();
    fireEvent.click(within(day).getByRole('button', { name: 'To the coupon: 3 of 4' }));
    await settle();
    expect(inCoupon()).toEqual(others);
  });

  it('says so where too few matches fit, and where they could not be read', async () => {
    await show(matches.slice(0, 2));
    const day = await open('Accumulator of the day');
    expect(day.textContent).toContain('Too few matches take bets at such prices now.');
    page.answer('GET', '/web-api/sportsbook/events', refusal('INTERNAL'));
    const live = await open('Accumulator of the day, live');
    expect(live.textContent).toContain('The matches could not be loaded');
  });
});
