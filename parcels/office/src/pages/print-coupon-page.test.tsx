import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { legNames, type PageProps } from '@paddock/contract';
import {
  aMarketType,
  anAccount,
  answered,
  installFakePage,
  refusal,
  type FakePage,
} from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { PrintCouponPage } from './print-coupon-page.tsx';

const NUMBERED = '/web-api/sportsbook/numbered-bets/12345678906';
const MATCH = { sport: 'football', home: { en: 'Harbour City' }, away: { en: 'Mill Rovers' } };
const LEG = {
  ...MATCH,
  selectionId: '1.home',
  marketType: '1x2',
  specifiers: {},
  outcome: 'home',
  names: legNames({ type: aMarketType('1x2'), specifiers: {} }, 'home', MATCH),
  oddsMilli: 1_900,
  championship: { en: 'Top League' },
  startsAtMs: Date.UTC(2026, 10, 21),
  result: 'win',
};
const BET = {
  id: '4711',
  number: '12345678906',
  type: 'single',
  status: 'won',
  currency: 'EUR',
  stake: '10.00',
  totalOddsMilli: 1_900,
  possibleReturn: '19.00',
  payout: '19.00',
  acceptedAtMs: Date.UTC(2026, 10, 21),
  legs: [LEG],
};

describe('a bet to print', () => {
  let page: FakePage;
  beforeEach(() => {
    page = installFakePage({
      dictionaries: { office: { en, ru } },
      userId: '7',
      accounts: [anAccount({ id: '71' })],
    });
  });
  afterEach(() => page.remove());

  async function show(): Promise<void> {
    render(<PrintCouponPage {...({ params: { couponId: BET.number } } as unknown as PageProps)} />);
    for (let turn = 0; turn < 3; turn += 1) await act(() => Promise.resolve());
  }

  it('says what was bet on and what it brought, and is printed alone by a press', async () => {
    page.answer('GET', NUMBERED, answered(BET));
    const printed: string[] = [];
    globalThis.print = () => printed.push('printed');
    await show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Bet slip 12\u00a0345\u00a0678\u00a0906',
    );
    expect(screen.getByText('€19.00')).toBeTruthy();
    expect(document.querySelector('[data-print="alone"]')?.textContent).toContain('Harbour City');
    expect(screen.queryByText(en.bets.totalPrice)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(printed).toEqual(['printed']);
  });

  it.each([
    ['half lost', 'half-lose', {}, en.bets.is['half-lost']],
    ['a dead heat that paid less than the stake', 'win', {}, en.bets.is.part],
    ['void', 'void', { payout: '10.00' }, en.bets.is.returned],
  ])('says of one that was %s what happened to it', async (_what, result, over, word) => {
    const bet = { ...BET, status: 'returned', payout: '5.00', legs: [{ ...LEG, result }], ...over };
    page.answer('GET', NUMBERED, answered(bet));
    await show();
    expect(screen.getByText(en.bets.result).nextSibling?.textContent).toBe(word);
  });

  it('says of several legs what they come to together, and of lines what is staked on each', async () => {
    const legs = [LEG, { ...LEG, selectionId: '2.home' }];
    page.answer('GET', NUMBERED, answered({ ...BET, type: 'accumulator', totalOddsMilli: 3_610, legs }));
    await show();
    expect(screen.getByText(en.bets.totalPrice).nextSibling?.textContent).toBe('3.61');
    cleanup();
    const lines = { bankers: [], folds: [1, 2] };
    page.answer(
      'GET',
      NUMBERED,
      answered({ ...BET, type: 'system', lines, lineCount: 3, stake: '6.00', legs }),
    );
    await show();
    expect(screen.getByText(en.bets.eachLine).nextSibling?.textContent).toBe('€2.00');
  });

  it('says that there is no such bet, with the way to those there are', async () => {
    page.answer('GET', NUMBERED, refusal('BET_UNKNOWN'));
    await show();
    expect(screen.getByText('There is no such bet of yours')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To the history' }).getAttribute('href')).toBe(
      '/en/office/history?view=all',
    );
  });
});
