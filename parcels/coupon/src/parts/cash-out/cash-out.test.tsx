import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { CashOutQuoteView } from '@paddock/contract/schemas';
import { aBet, answered, refusal, SAMPLE_NOW_MS, type FakePage } from '@paddock/shared-utils/testing';

import { openCouponPage } from '../coupon-page.fixture.ts';
import { CashOut } from './cash-out.tsx';

describe('cashing out an open bet', () => {
  let page: FakePage;
  const bet = aBet({ stake: '10.00' });
  const CALL = `/web-api/sportsbook/bets/${bet.id}/cash-out`;
  const quote = (changes: object = {}): CashOutQuoteView => ({
    betId: bet.id,
    quoteId: '77',
    expiresAtMs: SAMPLE_NOW_MS + 5_000,
    offer: '8.95',
    remainingStake: '10.00',
    lineCount: 1,
    marginMilli: 40,
    delayMs: 0,
    ...changes,
  });
  let draw: (next: CashOutQuoteView | undefined) => void;

  function show(first: CashOutQuoteView | undefined): void {
    page = openCouponPage('7');
    const { rerender } = render(<CashOut bet={bet} quote={first} />);
    draw = (next) => rerender(<CashOut bet={bet} quote={next} />);
  }
  afterEach(() => {
    cleanup();
    page.remove();
  });

  const button = (name: RegExp) => screen.getByRole('button', { name });
  async function press(name: RegExp): Promise<void> {
    fireEvent.click(button(name));
    await act(() => Promise.resolve());
  }
  const type = (stake: string) =>
    void fireEvent.change(screen.getByRole('textbox', { name: /Part of the stake \(/ }), {
      target: { value: stake },
    });
  const sent = () => page.requests.filter(({ path }) => path === CALL).map(({ body }) => body);

  it('says what the bet is worth, or why it is worth nothing', () => {
    show(undefined);
    expect(button(/Asking what it is worth/).getAttribute('aria-disabled')).toBe('true');
    draw(quote());
    expect(button(/Cash out €8\.95/).getAttribute('aria-disabled')).not.toBe('true');
    draw({ betId: bet.id, off: 'suspended' });
    expect(button(/a price is suspended/).getAttribute('aria-disabled')).toBe('true');
  });

  it('asks before anything is sent, and can be left', async () => {
    show(quote());
    await press(/Cash out/);
    expect(screen.getByText(/we keep 4%/)).toBeTruthy();
    await press(/Keep the bet/);
    expect(sent()).toEqual([]);
    expect(button(/Cash out €8\.95/)).toBeTruthy();
  });

  it('follows the offer, and sends the newest quote', async () => {
    show(quote());
    page.answer(
      'POST',
      CALL,
      answered({ status: 'paid', key: 'k', betId: bet.id, stake: '10.00', paid: '9.10' }),
    );
    await press(/Cash out/);
    draw(quote({ quoteId: '78', offer: '9.10' }));
    await press(/Cash out €9\.10/);
    expect(sent()).toEqual([{ quoteId: '78' }]);
  });

  it.each([
    ['4', /Cash out €3\.58/, undefined],
    ['10.01', /^Cash out$/, /€10\.00 is left of the stake/],
    ['0.00', /^Cash out$/, /worth nothing/],
  ])('reckons a part: %s', async (stake, said, error) => {
    show(quote());
    await press(/Cash out/);
    type(stake);
    expect(button(said).getAttribute('aria-disabled')).toBe(error === undefined ? null : 'true');
    if (error !== undefined) expect(screen.getByText(error)).toBeTruthy();
  });

  it('keeps what was typed while a price is suspended, offers nothing meanwhile, and goes on with the next quote', async () => {
    show(quote());
    page.answer(
      'POST',
      CALL,
      answered({ status: 'paid', key: 'k', betId: bet.id, stake: '4.00', paid: '3.60' }),
    );
    await press(/Cash out/);
    type('4');
    fireEvent.change(screen.getByTestId('cash-out-order'), { target: { value: '12' } });
    draw({ betId: bet.id, off: 'suspended' });
    expect(button(/a price is suspended/).getAttribute('aria-disabled')).toBe('true');
    fireEvent.submit(button(/a price is suspended/).closest('form') as HTMLFormElement);
    draw(quote({ quoteId: '79', offer: '9.00' }));
    expect(screen.getByTestId<HTMLInputElement>('cash-out-order').value).toBe('12');
    await press(/Cash out €3\.60/);
    expect(sent()).toEqual([{ quoteId: '79', stake: '4.00' }]);
  });

  it('has no form any more where there will be no offer', async () => {
    show(quote());
    await press(/Cash out/);
    draw({ betId: bet.id, off: 'settled' });
    expect(screen.queryByTestId('cash-out-sure')).toBeNull();
  });

  it('takes whole units of each line of a system', async () => {
    show(quote({ lineCount: 3, remainingStake: '30.00' }));
    await press(/Cash out/);
    type('10');
    expect(screen.getByText(/on each of 3 lines/)).toBeTruthy();
  });

  it('says why it was refused, and offers again', async () => {
    show(quote());
    page.answer('POST', CALL, refusal('CASH_OUT_LESS', { offer: '7.00' }));
    await press(/Cash out/);
    await press(/Cash out €8\.95/);
    expect(screen.getByText(/The offer has gone down/)).toBeTruthy();
    expect(button(/Cash out €8\.95/).getAttribute('aria-disabled')).not.toBe('true');
  });

  it('asks for the very same again where no answer came, whatever is offered by then', async () => {
    show(quote());
    const problem = { code: 'NETWORK_ERROR', message: '' } as const;
    page.answer('POST', CALL, { ok: false, status: 'network-error', httpStatus: 0, problem });
    await press(/Cash out/);
    type('4');
    await press(/Cash out €3\.58/);
    draw(quote({ quoteId: '78', remainingStake: '6.00', offer: '5.37' }));
    page.answer(
      'POST',
      CALL,
      answered({ status: 'paid', key: 'k', betId: bet.id, stake: '4.00', paid: '3.58' }),
    );
    await press(/Find out what became of it/);
    expect(sent()).toEqual([
      { quoteId: '77', stake: '4.00' },
      { quoteId: '77', stake: '4.00' },
    ]);
    const keys = page.requests.filter(({ path }) => path === CALL).map(({ options }) => options.key);
    expect(new Set(keys).size).toBe(1);
  });

  it('counts down to a decision in play, and tells how it ended', async () => {
    show(quote({ delayMs: 3_000 }));
    const pending = { status: 'pending', key: 'k1', betId: bet.id, decidesAtMs: SAMPLE_NOW_MS + 3_000 };
    page.answer('POST', CALL, answered({ ...pending, serverTimeMs: SAMPLE_NOW_MS }));
    page.answer(
      'GET',
      '/web-api/sportsbook/cash-outs/k1',
      answered({ ...pending, serverTimeMs: SAMPLE_NOW_MS }),
    );
    await press(/Cash out/);
    await press(/Cash out €8\.95/);
    expect(button(/Decided in 3 s/)).toBeTruthy();
    const end = { status: 'refused', key: 'k1', betId: bet.id, code: 'CASH_OUT_OFF', message: '' };
    page.answer('GET', '/web-api/sportsbook/cash-outs/k1', answered(end));
    await act(() => page.timing.advanceAsync(1_000));
    expect(screen.getByText(/The bet was not cashed out/)).toBeTruthy();
    expect(screen.getByText(/cannot be cashed out now/)).toBeTruthy();
    expect(button(/Cash out €8\.95/)).toBeTruthy();
  });

  describe('by itself', () => {
    const ORDER = '/web-api/sportsbook/bets/:id/cash-out-order'.replace(':id', bet.id);
    const orders = () => page.requests.filter(({ path }) => path === ORDER);
    const value = (text: string) =>
      void fireEvent.change(screen.getByTestId('cash-out-order'), { target: { value: text } });

    it('is ordered at a value, and says why it was not', async () => {
      show(quote());
      await press(/Cash out/);
      await press(/Set this value/);
      expect(screen.getByText(/above zero/)).toBeTruthy();
      page.answer('POST', ORDER, refusal('CASH_OUT_ORDER_VALUE', { offer: '8.95', max: '20.00' }));
      value('8');
      await press(/Set this value/);
      expect(screen.getByText(/a value above what is offered now/)).toBeTruthy();
      page.answer('POST', ORDER, answered({ offer: '12.50', setAtMs: SAMPLE_NOW_MS }));
      value('12.5');
      await press(/Set this value/);
      expect(orders().map(({ body }) => body)).toEqual([{ offer: '8.00' }, { offer: '12.50' }]);
      expect(button(/Cash out €8\.95/)).toBeTruthy();
    });

    it('is ordered for a part of the stake, of which it says what is wrong', async () => {
      show(quote());
      await press(/Cash out/);
      const part = (text: string) =>
        void fireEvent.change(screen.getByTestId('cash-out-order-part'), { target: { value: text } });
      value('12.5');
      part('10.01');
      await press(/Set this value/);
      expect(screen.getByText(/€10\.00 is left of the stake/)).toBeTruthy();
      expect(orders()).toEqual([]);
      page.answer('POST', ORDER, answered({ offer: '12.50', stake: '4.00', setAtMs: SAMPLE_NOW_MS }));
      part('4');
      await press(/Set this value/);
      expect(orders().map(({ body }) => body)).toEqual([{ offer: '12.50', stake: '4.00' }]);
    });

    it('says which part it is for', () => {
      page = openCouponPage('7');
      const ordered = { ...bet, cashOutOrder: { offer: '12.50', stake: '4.00', setAtMs: SAMPLE_NOW_MS } };
      render(<CashOut bet={ordered} quote={quote()} />);
      expect(screen.getByText(/€4\.00 of the stake is cashed out automatically/)).toBeTruthy();
    });

    it('is shown while it stands, and ended', async () => {
      page = openCouponPage('7');
      const ordered = { ...bet, cashOutOrder: { offer: '12.50', setAtMs: SAMPLE_NOW_MS } };
      render(<CashOut bet={ordered} quote={{ betId: bet.id, off: 'suspended' }} />);
      expect(screen.getByText(/automatically when the offer reaches €12\.50/)).toBeTruthy();
      page.answer('DELETE', ORDER, answered(null));
      await press(/Turn automatic cash-out off/);
      expect(orders().map(({ method }) => method)).toEqual(['DELETE']);
    });
  });
});
