import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { BonusesView, BonusView } from '@paddock/contract/schemas';
import { answered, installFakePage, refusal, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { FirstDepositBonusWidget } from '../widgets/first-deposit-bonus-widget.tsx';
import { BonusesDepositPage } from './bonuses-deposit-page.tsx';
import { BonusesWagerPage } from './bonuses-wager-page.tsx';

const TERMS = { minOddsMilli: 1_500, percents: { sportsbook: 100 }, maxStake: null, maxConversion: null };
const OFFER = {
  currency: 'EUR',
  percent: 100,
  upTo: '100.00',
  minDeposit: '10.00',
  wageringMultiple: 5,
  days: 30,
  ...TERMS,
};
const BONUS: BonusView = {
  id: '4711',
  kind: 'first-deposit',
  paymentId: '81',
  status: 'running',
  currency: 'EUR',
  amount: '60.00',
  left: '75.00',
  wagered: '120.00',
  required: '300.00',
  converted: '0.00',
  grantedAtMs: Date.UTC(2026, 10, 21, 12),
  expiresAtMs: Date.UTC(2026, 11, 21, 12),
  endedAtMs: null,
  ...TERMS,
};
const BETS = [
  {
    betId: '9',
    betNumber: '12345678906',
    product: 'sportsbook',
    stake: '20.00',
    counted: '20.00',
    reason: 'counted',
    settledAtMs: BONUS.grantedAtMs,
  },
  {
    betId: '8',
    betNumber: '33333333330',
    product: 'sportsbook',
    stake: '30.00',
    counted: '0.00',
    reason: 'price',
    settledAtMs: BONUS.grantedAtMs,
  },
];
const READ = '/web-api/bonuses';
const POPUP = '/web-api/officeapi/v1/bonus-popup-information';

describe('bonuses', () => {
  let page: FakePage;
  const open = (language = 'en') => {
    page = installFakePage({ userId: '7', language, dictionaries: { office: { en, ru } } });
  };
  const show = async (Page: () => React.ReactNode, view: Partial<BonusesView> = {}, language = 'en') => {
    open(language);
    page.answer('GET', '/web-api/promotions/grants', answered({ grants: [] }));
    page.answer('GET', `${READ}/4711/bets`, answered({ bets: BETS, nextCursor: null }));
    page.answer(
      'GET',
      READ,
      answered({ offer: OFFER, offerState: 'available', choice: null, bonuses: [], ...view }),
    );
    render(<Page />);
    await act(() => Promise.resolve());
  };
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await act(() => Promise.resolve());
  };
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  afterEach(() => page.remove());

  it('says what the first deposit brings and asks, with figures and no amount filled in [S2-22]', async () => {
    await show(BonusesDepositPage);
    const words = screen.getByTestId('bonus-offer').textContent;
    expect(words).toContain('100% of your first deposit, up to €100.00');
    expect(words).toContain('Stake 5 times the bonus within 30 days');
    expect(words).toContain('a deposit of €10.00 brings a bonus of €10.00, and bets of €50.00 in all');
    expect(hrefOf('Deposit')).toBe('/en/office/recharge');
    expect(screen.getAllByRole('textbox')).toEqual([screen.getByLabelText('Code')]);
  });

  it('says of each product what of a stake counts, where it is not all', async () => {
    await show(BonusesDepositPage, {
      offer: { ...OFFER, percents: { sportsbook: 50, 'coin-toss': 100, toto: 0 } },
    });
    expect(screen.getByText('50% of each stake on sport counts.')).toBeTruthy();
    expect(screen.getByText('These count nothing: Pools.')).toBeTruthy();
    expect(screen.queryByText(/coin-toss/)).toBeNull();
  });

  it.each([
    ['over', 'а он у вас уже был'],
    ['paused', 'Во время перерыва'],
  ] as const)('says why it cannot be had, in Russian: %s', async (offerState, words) => {
    await show(BonusesDepositPage, { offerState }, 'ru');
    expect(screen.getByText(new RegExp(words))).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Пополнить' })).toBeNull();
  });

  it('can be chosen otherwise until the deposit is there, and nothing is chosen beforehand', async () => {
    await show(BonusesDepositPage);
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ checked }) => checked)).toEqual([false, false]);
    page.answer(
      'POST',
      `${READ}/choice`,
      answered({ offer: OFFER, offerState: 'available', choice: 'take', bonuses: [] }),
    );
    fireEvent.click(screen.getByRole('radio', { name: 'With the bonus' }));
    await act(() => Promise.resolve());
    expect(page.requests.find(({ method }) => method === 'POST')?.body).toEqual({ choice: 'take' });
  });

  it('says which bets counted, and why others did not', async () => {
    await show(BonusesWagerPage, { bonuses: [BONUS] });
    const words = screen.getByTestId('counted-bets').textContent;
    expect(words).toContain('Bet 12\u00a0345\u00a0678\u00a0906');
    expect(words).toContain('Price below 1.50');
  });

  it('tells only of itself: what a promotion brought runs elsewhere', async () => {
    const ofPromotion: BonusView = { ...BONUS, kind: 'promotion' };
    await show(BonusesDepositPage, { bonuses: [ofPromotion] });
    expect(screen.queryByText(/Your bonus is running/)).toBeNull();
    cleanup();
    page.remove();
    await show(BonusesDepositPage, { bonuses: [ofPromotion, { ...BONUS, id: '4710' }] });
    expect(screen.getByText('Your bonus is running, €75.00 of it is left.')).toBeTruthy();
    cleanup();
    page.remove();
    await show(BonusesDepositPage, { offer: null, offerState: 'none', bonuses: [ofPromotion] });
    expect(screen.getByText('There is no bonus now')).toBeTruthy();
  });

  it('says that there is none', async () => {
    await show(BonusesDepositPage, { offer: null, offerState: 'none' });
    expect(screen.getByText('There is no bonus now')).toBeTruthy();
  });

  it('shows what is staked as a bar and in words, what is left and when it ends [S2-22]', async () => {
    await show(BonusesWagerPage, { bonuses: [BONUS] });
    const bar = screen.getByRole('progressbar', { name: 'Staked for the bonus' });
    expect(bar.getAttribute('aria-valuenow')).toBe('40');
    expect(bar.getAttribute('aria-valuetext')).toBe('€120.00 of €300.00 staked');
    const words = screen.getByTestId('bonus').textContent;
    expect(words).toContain('€180.00 to stake');
    expect(words).toContain('€75.00');
    expect(words).toMatch(/Dec 21/);
  });

  it('says of a bonus that waits when it begins, and lets its player do without it', async () => {
    await show(BonusesWagerPage, {
      bonuses: [{ ...BONUS, status: 'waiting', left: '0.00', wagered: '0.00' }],
    });
    const words = screen.getByTestId('bonus').textContent;
    expect(words).toContain(en.promotion.means.waiting);
    expect(words).not.toMatch(/Dec 21/);
    await press('Give the bonus up');
    expect(screen.getByText('Give up €60.00 of bonus money?')).toBe(document.activeElement);
    expect(page.requests.some(({ path }) => path.endsWith('/bets'))).toBe(false);
  });

  it('asks before a bonus is given up and names what goes, then sends it once under a key', async () => {
    await show(BonusesWagerPage, { bonuses: [BONUS] });
    await press('Give the bonus up');
    expect(screen.getByText('Give up €75.00 of bonus money?')).toBe(document.activeElement);
    await press('Keep the bonus');
    await press('Give the bonus up');
    page.answer('POST', `${READ}/4711/forfeit`, refusal('INTERNAL'));
    await press('Give up €75.00');
    expect(screen.getByRole('alert')).toBeTruthy();
    page.answer('POST', `${READ}/4711/forfeit`, answered({ ...BONUS, status: 'forfeited' }));
    const ended = { ...BONUS, status: 'forfeited', left: '0.00', endedAtMs: BONUS.grantedAtMs } as const;
    page.answer('GET', READ, answered({ offer: OFFER, offerState: 'over', bonuses: [ended] }));
    await press('Give up €75.00');
    act(() => page.sendNews({ kind: 'accounts' }));
    await act(() => Promise.resolve());
    expect(screen.getByTestId('bonus').getAttribute('data-status')).toBe('forfeited');
    expect(screen.queryByRole('button')).toBeNull();
    expect(page.requests.filter(({ method }) => method === 'POST')).toHaveLength(2);
  });

  it('has an error with Retry, and an empty state with a way on', async () => {
    open();
    page.answer('GET', READ, refusal('INTERNAL'));
    render(<BonusesWagerPage />);
    await act(() => Promise.resolve());
    page.answer('GET', READ, answered({ offer: OFFER, offerState: 'available', bonuses: [] }));
    await press('Try again');
    expect(hrefOf('Read the offer')).toBe('/en/office/bonuses/deposit');
  });

  describe('the popup', () => {
    let closed: number;
    let never: number;
    const popUp = async (offer: typeof OFFER | null) => {
      [closed, never] = [0, 0];
      open();
      page.answer('GET', POPUP, answered({ bonusPopupInformation: offer }));
      render(
        <FirstDepositBonusWidget
          {...({} as Parameters<typeof FirstDepositBonusWidget>[0])}
          close={() => (closed += 1)}
          never={() => (never += 1)}
        />,
      );
      await act(() => Promise.resolve());
    };

    it('tells the terms with their multiple and days, and leads to paying in [S3-12] [S7-11]', async () => {
      await popUp(OFFER);
      const words = screen.getByTestId('first-deposit-bonus').textContent;
      expect(words).toContain('Stake 5 times the bonus within 30 days');
      expect(words).toContain('You can give the bonus up at any time.');
      expect(hrefOf('Deposit')).toBe('/en/office/recharge');
      expect(screen.queryByRole('timer')).toBeNull();
    });

    it('is closed by not now, and for good where that is said', async () => {
      await popUp(OFFER);
      await press('Not now');
      expect([closed, never]).toEqual([1, 0]);
      await press('Do not show this again');
      expect([closed, never]).toEqual([2, 1]);
    });

    it('says so when the bonus is gone meanwhile', async () => {
      await popUp(null);
      expect(screen.getByText('There is no bonus now')).toBeTruthy();
    });
  });
});
