import { fireEvent, render, screen } from '@testing-library/react';
import type { BonusesView, BonusView } from '@paddock/contract/schemas';
import { answered, refusal, type FakePage } from '@paddock/shared-utils/testing';

import { DeduceFormPage } from './deduce-form-page.tsx';
import { OnpayPage } from './onpay-page.tsx';
import { RechargePage } from './recharge-page.tsx';
import { installCashierPage, OPTIONS, propsAt, settled } from './withdrawals.fixture.ts';

const TERMS = { minOddsMilli: 1_500, percents: { sportsbook: 100 }, maxStake: null, maxConversion: null };
const VIEW: BonusesView = {
  offer: {
    currency: 'EUR',
    percent: 100,
    upTo: '100.00',
    minDeposit: '10.00',
    wageringMultiple: 5,
    days: 30,
    ...TERMS,
  },
  offerState: 'available',
  choice: null,
  bonuses: [],
};
const BONUS: BonusView = {
  id: '4711',
  kind: 'first-deposit',
  paymentId: '81',
  status: 'running',
  currency: 'EUR',
  amount: '20.00',
  left: '20.00',
  wagered: '0.00',
  required: '100.00',
  converted: '0.00',
  grantedAtMs: Date.UTC(2026, 10, 21, 12),
  expiresAtMs: Date.UTC(2026, 11, 21, 12),
  endedAtMs: null,
  ...TERMS,
};
const METHOD = {
  id: 'card',
  name: 'Fernway Card',
  kind: 'card',
  min: '5.00',
  max: '500.00',
  fee: '0.00',
  arrives: 'at-once',
  within: 0,
  quick: [],
};

describe('the bonus in the cashier', () => {
  let page: FakePage;
  beforeEach(() => sessionStorage.clear());
  afterEach(() => page.remove());

  async function payIn(over: Partial<BonusesView> | null = {}): Promise<void> {
    page = installCashierPage();
    page.answer('GET', '/web-api/cashier/methods', answered({ currency: 'EUR', methods: [METHOD] }));
    const bonuses = over === null ? refusal('INTERNAL') : answered({ ...VIEW, ...over });
    page.answer('GET', '/web-api/bonuses', bonuses);
    page.answer('POST', '/web-api/cashier/deposits', answered({ id: '81', status: 'pending' }, 201));
    render(<RechargePage {...propsAt({ path: '/office/recharge/form', query: '?method=card' })} />);
    await settled();
    fireEvent.change(screen.getByTestId('deposit-amount'), { target: { value: '20' } });
  }
  const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
  const send = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Deposit €20.00' }));
    await settled();
    return page.requests.find(({ method }) => method === 'POST')?.body;
  };

  it('is a choice of the deposit, with what it brings and asks, and nothing chosen beforehand', async () => {
    await payIn();
    expect([radio(/With the bonus/), radio(/Without/)].map(({ checked }) => checked)).toEqual([false, false]);
    const words = screen.getByTestId('bonus-choice').textContent;
    expect(words).toContain('This deposit brings €20.00 of bonus money. Stake €100.00');
    expect(words).toContain('at prices of 1.50 or more. Withdrawing before ends the bonus.');
    expect(words).toContain('A deposit itself still has to be staked before you withdraw it.');
  });

  it('is asked for before a deposit goes, since it comes with the first one alone', async () => {
    await payIn();
    expect(await send()).toBeUndefined();
    const group = screen.getByRole('radiogroup', { name: /Bonus for the first deposit/ });
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(group.textContent).toContain('Choose with the bonus or without');
    expect(document.activeElement).toBe(radio(/With the bonus/));
    fireEvent.click(radio(/Without the bonus/));
    expect(group.getAttribute('aria-invalid')).toBeNull();
    expect(await send()).toMatchObject({ bonus: 'none' });
  });

  it('does not stop a deposit where nobody can tell what is offered', async () => {
    await payIn(null);
    expect(await send()).toEqual({ accountId: '3', methodId: 'card', amount: '20' });
  });

  it.each([
    [/With the bonus/, 'take'],
    [/Without the bonus/, 'none'],
  ] as const)('is sent as it was chosen: %s', async (name, choice) => {
    await payIn();
    fireEvent.click(radio(name));
    expect(await send()).toMatchObject({ bonus: choice });
  });

  it('shows what was chosen before', async () => {
    await payIn({ choice: 'take' });
    expect(radio(/With the bonus/).checked).toBe(true);
  });

  it('is no choice once it is had', async () => {
    await payIn({ offerState: 'over' });
    expect(screen.queryByTestId('bonus-choice')).toBeNull();
  });

  it('names the promotions the deposit starts, what they add and want, and lets a player leave them', async () => {
    const promotion = {
      code: 'warm-welcome',
      title: { en: 'Warm Welcome', ru: 'Тёплый приём' },
      gives: {
        kind: 'deposit-bonus' as const,
        currencies: { EUR: { percent: 100, upTo: '50.00', least: '10.00' } },
      },
      wants: {
        ...{ multiple: 5, days: 7, minOddsMilli: 1_500, products: { sportsbook: 100, lotto: 0, toto: 0 } },
        currencies: { EUR: { maxStake: '15.00', maxConversion: '60.00' } },
      },
    };
    await payIn({ choice: 'none', startedByDeposit: [promotion] });
    const words = screen.getByTestId('started-promotions').textContent;
    expect(words).toContain('Warm Welcome');
    expect(words).toContain('This deposit brings €20.00 of bonus money. Stake €100.00');
    expect(words).toContain('and what is left of it then becomes real money.');
    expect(words).toContain('Stake 5 times the bonus within 7 days, at prices of 1.50 or more.');
    expect(words).toContain('What counts of a stake: sport 100%. These count nothing: lotteries, pools.');
    expect(words).toContain('Stakes above €15.00 do not count.');
    expect(words).toContain('At most €60.00 becomes real money.');
    expect(screen.getByTestId('bonus-choice').textContent).not.toContain('Nothing is added');
    page.answer('POST', '/web-api/promotions/warm-welcome/leave', answered({}));
    page.answer('GET', '/web-api/bonuses', answered({ ...VIEW, choice: 'none' }));
    fireEvent.click(screen.getByRole('button', { name: 'Leave it, deposit without' }));
    await settled();
    expect(screen.queryByTestId('started-promotions')).toBeNull();
    expect(screen.getByTestId('bonus-choice').textContent).toContain('Nothing is added');
  });

  it('is told on the page of success: what came, what it asks, until when and how to leave it', async () => {
    page = installCashierPage();
    page.answer(
      'GET',
      '/web-api/cashier/deposits/81',
      answered({ id: '81', status: 'succeeded', amount: '20.00', currency: 'EUR' }),
    );
    page.answer(
      'GET',
      '/web-api/bonuses',
      answered({
        ...VIEW,
        offerState: 'over',
        bonuses: [{ ...BONUS, percents: { sportsbook: 100, toto: 0 }, maxConversion: '50.00' }],
      }),
    );
    render(<OnpayPage {...propsAt({ params: { result: 'success' }, query: '?payment=81' })} />);
    await settled();
    expect(screen.getByText('€20.00 of bonus money is there')).toBeTruthy();
    const words = screen.getByTestId('granted-bonus').textContent;
    expect(words).toContain('Stake €100.00 at prices of 1.50 or more by');
    expect(words).toContain('You can leave it at any time');
    expect(words).toContain('These count nothing: pools.');
    expect(words).toContain('At most €50.00 becomes real money.');
    expect(screen.getByRole('link', { name: 'Your bonus' }).getAttribute('href')).toBe(
      '/en/office/bonuses/wager',
    );
  });

  it('is told of where it waits for another bonus to end', async () => {
    page = installCashierPage();
    page.answer(
      'GET',
      '/web-api/cashier/deposits/81',
      answered({ id: '81', status: 'succeeded', amount: '20.00', currency: 'EUR' }),
    );
    const waiting = { ...BONUS, status: 'waiting' };
    page.answer('GET', '/web-api/bonuses', answered({ ...VIEW, offerState: 'over', bonuses: [waiting] }));
    render(<OnpayPage {...propsAt({ params: { result: 'success' }, query: '?payment=81' })} />);
    await settled();
    expect(screen.getByText('€20.00 of bonus money waits')).toBeTruthy();
    expect(screen.getByTestId('granted-bonus').textContent).toContain('with all of its €100.00 to stake');
  });

  it('is lost by a withdrawal, which says so before the press and in its button', async () => {
    page = installCashierPage({ ...OPTIONS, forfeits: { left: '40.00', currency: 'EUR' } });
    render(<DeduceFormPage {...propsAt({ query: '?instrument=1' })} />);
    await settled();
    expect(screen.getByText('A withdrawal ends your bonus: €40.00 of bonus money is lost')).toBeTruthy();
    fireEvent.change(screen.getByTestId('withdrawal-amount'), { target: { value: '50' } });
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw €50.00 and lose the bonus' }));
    await settled();
    expect(page.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      forfeitsBonus: true,
    });
  });
});
