import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { anAccount, answered, refusal, type FakePage } from '@paddock/shared-utils/testing';

import { aCoupon, aDraw, aGivenCoupon, aLotDraw, openTotoPage, propsOf } from '../parts/toto.fixture.ts';
import { DrawPage } from './draw-page.tsx';

describe('the page of a draw', () => {
  let page: FakePage;
  async function show(options: Parameters<typeof openTotoPage>[0] = {}, isPlayer = true): Promise<void> {
    page = openTotoPage({
      ...(isPlayer && { userId: '11', accounts: [anAccount({ id: '21', iso: 'EUR' })] }),
      ...options,
    });
    await act(async () => {
      render(<DrawPage {...propsOf({ drawId: '7' })} />);
      await Promise.resolve();
    });
  }
  afterEach(() => page.remove());

  const row = (at: number) => screen.getByRole('group', { name: new RegExp(`^(Match|Матч) ${at}:`) });
  const choose = (at: number, name: RegExp) => fireEvent.click(within(row(at)).getByRole('button', { name }));
  const buy = () => screen.getByRole('button', { name: /^(Buy for|Choose|Купить|Осталось)/ });

  it('counts the price of a coupon as it is filled in [S2-13]', async () => {
    await show();
    expect(buy().textContent).toBe('Choose 6 more matches');
    for (let at = 1; at <= 6; at++) choose(at, /^1 /);
    expect(buy().textContent).toBe('Buy for €0.50');
    choose(1, /^X /);
    choose(2, /^X /);
    choose(2, /^2 /);
    expect(screen.getByText('6 columns')).toBeTruthy();
    expect(buy().textContent).toBe('Buy for €3.00');
    choose(1, /^X /);
    expect(buy().textContent).toBe('Buy for €1.50');
  });

  it.each([
    ['next-6', 'Next Six', '1 X 2 1X'],
    ['scores-8', 'Exact Score', '0:0 0:1 0:2 0:0/0:1'],
    ['tennis-10', 'Tennis', '1 2 2 12'],
  ])('is headed by the pool %s, and writes a line of its file in its outcomes', async (pool, name, line) => {
    page = openTotoPage();
    page.answer('GET', '/web-api/toto/draws/7', answered(aDraw({ pool })));
    await act(async () => {
      render(<DrawPage {...propsOf({ drawId: '7' })} />);
      await Promise.resolve();
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name);
    expect(screen.getByText(`A line an entry: ${line} …`)).toBeTruthy();
  });

  it('buys once after asking, with what was chosen, says so, and is ready for another', async () => {
    await show();
    page.answer('POST', '/web-api/toto/coupons', answered(aCoupon({ state: 'open' })));
    for (let at = 1; at <= 6; at++) choose(at, /^2 /);
    fireEvent.click(buy());
    const dialog = await screen.findByRole('dialog');
    const sure = within(dialog).getByRole('button', { name: 'Buy for €0.50' });
    fireEvent.click(sure);
    fireEvent.click(sure);
    await screen.findByText('The coupon is bought');
    const sent = page.requests.filter(({ method }) => method === 'POST');
    expect(sent.map(({ body }) => body)).toEqual([
      { drawId: '7', accountId: '21', stake: '0.50', entries: [[4, 4, 4, 4, 4, 4]] },
    ]);
    expect(sent[0]?.options.key).toBeTruthy();
    expect(buy().textContent).toBe('Choose 6 more matches');
    for (let at = 1; at <= 6; at++) choose(at, /^1 /);
    fireEvent.click(buy());
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Buy for €0.50' }));
    await waitFor(() => expect(buy().textContent).toBe('Choose 6 more matches'));
    const keys = page.requests.filter(({ method }) => method === 'POST').map(({ options: { key } }) => key);
    expect(new Set(keys).size).toBe(2);
  });

  it('is paid by a coupon that was given, once and whole, where the player chooses so [S2-13]', async () => {
    await show();
    page.answer('GET', '/web-api/promotions/tickets', answered({ gifts: [aGivenCoupon()] }));
    page.answer('POST', '/web-api/toto/coupons', answered(aCoupon({ state: 'open', isGift: true })));
    await act(async () => {
      page.sendNews({ kind: 'inbox' });
      await Promise.resolve();
    });
    const use = await screen.findByRole('checkbox', { name: /^Use your coupon of €1\.00/ });
    for (let at = 1; at <= 6; at++) choose(at, /^1 /);
    expect(buy().textContent).toBe('Buy for €0.50');
    fireEvent.click(use);
    expect(screen.getByText('The columns have to cost €1.00 together')).toBeTruthy();
    choose(1, /^X /);
    fireEvent.click(screen.getByRole('button', { name: 'Use the coupon' }));
    const dialog = await screen.findByRole('dialog', { name: 'Use the coupon of €1.00?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Use the coupon' }));
    expect(await screen.findByText('The coupon is bought')).toBeTruthy();
    const sent = page.requests.filter(({ method }) => method === 'POST');
    expect(sent.map(({ body }) => body)).toEqual([
      { drawId: '7', accountId: '21', stake: '1.00', entries: [[3, 1, 1, 1, 1, 1]], giftId: '61' },
    ]);
  });

  it('says who pays it, and offers the coupon that fits exactly as it is asked', async () => {
    await show();
    page.answer('GET', '/web-api/promotions/tickets', answered({ gifts: [aGivenCoupon()] }));
    page.answer('POST', '/web-api/toto/coupons', answered(aCoupon({ state: 'open', isGift: true })));
    await act(async () => {
      page.sendNews({ kind: 'inbox' });
      await Promise.resolve();
    });
    for (let at = 1; at <= 6; at++) choose(at, /^1 /);
    fireEvent.click(buy());
    const own = await screen.findByRole('dialog', { name: 'Buy for €0.50?' });
    expect(own.textContent).toContain('You pay it, from your account in EUR.');
    expect(within(own).queryByRole('checkbox')).toBeNull();
    fireEvent.click(within(own).getByRole('button', { name: 'Not yet' }));
    choose(1, /^X /);
    fireEvent.click(buy());
    const dialog = await screen.findByRole('dialog', { name: 'Buy for €1.00?' });
    fireEvent.click(within(dialog).getByRole('checkbox', { name: /^Use your coupon of €1\.00/ }));
    expect(dialog.textContent).toContain('We pay it: it is your gift coupon of €1.00');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Use the coupon' }));
    expect(await screen.findByText('The coupon is bought')).toBeTruthy();
    const sent = page.requests.filter(({ method }) => method === 'POST');
    expect(sent.map(({ body }) => body)).toMatchObject([{ stake: '1.00', giftId: '61' }]);
  });

  it('tells a refusal where it was asked, and keeps what was chosen', async () => {
    await show();
    page.answer('POST', '/web-api/toto/coupons', refusal('TOTO_CLOSED'));
    for (let at = 1; at <= 6; at++) choose(at, /^X /);
    fireEvent.click(buy());
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Buy for €0.50' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('takes no more coupons');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Not yet' }));
    await waitFor(() => expect(buy().textContent).toBe('Buy for €0.50'));
  });

  it('reads what others stake again until the draw is decided', async () => {
    await show();
    const asked = () => page.requests.filter(({ path }) => path === '/web-api/toto/draws/7').length;
    const later = () => act(() => page.timing.advanceAsync(20_000));
    const first = asked();
    await later();
    expect(asked()).toBe(first + 1);
    page.answer('GET', '/web-api/toto/draws/7', answered(aLotDraw()));
    await later();
    const decided = asked();
    await later();
    expect([decided, asked()]).toEqual([first + 2, first + 2]);
  });

  it('computes the lots of matches that were not played anew', async () => {
    page = openTotoPage();
    page.answer('GET', '/web-api/toto/draws/7', answered(aLotDraw()));
    await act(async () => {
      render(<DrawPage {...propsOf({ drawId: '7' })} />);
      await Promise.resolve();
    });
    fireEvent.click(screen.getByRole('button', { name: 'Compute it here' }));
    expect(screen.getByText('The lots are as they were sealed')).toBeTruthy();
    expect(screen.getByText('Match 1: X')).toBeTruthy();
    expect(screen.getByText('Match 9: 1')).toBeTruthy();
  });

  it('lets guests fill in and asks them to sign in', async () => {
    await show({}, false);
    choose(1, /^1 /);
    expect(screen.getByRole('button', { name: 'Sign in to play' })).toBeTruthy();
  });

  it('shows what a draw paid that is over, in Russian', async () => {
    await show({ language: 'ru' });
    const result = {
      decidedAtMs: 0,
      stakes: '4.50',
      house: '0.67',
      jackpotBefore: '0.00',
      paid: '3.82',
      jackpotAfter: '0.01',
      remainder: '0.01',
      dividends: [{ hits: 6, winners: '2', amount: '2.68', column: '1.34' }],
      seed: 'b'.repeat(64),
      publicValue: '0,0,0,0,0,0',
    };
    const events = aDraw().events.map((one, at) => ({
      ...one,
      outcome: at === 5 ? ('all' as const) : 0,
      isPlayed: at !== 5,
      score: [2, 1] as [number, number],
    }));
    page.answer('GET', '/web-api/toto/draws/7', answered(aDraw({ phase: 'settled', result, events })));
    act(() => page.sendNews({ kind: 'toto:coupon', id: '1' }));
    expect((await screen.findAllByText('Что выплатил тираж'))[0]).toBeTruthy();
    expect(screen.getByText('Не сыгран: верны все исходы')).toBeTruthy();
    expect(screen.getByText('6 угадано')).toBeTruthy();
    expect([screen.queryByText('Джекпот до'), screen.getByText('Джекпот после')]).toEqual([
      null,
      expect.anything(),
    ]);
  });
});
