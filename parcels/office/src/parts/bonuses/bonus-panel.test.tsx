import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { BonusView, GrantView } from '@paddock/contract/schemas';
import { answered, installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../../locales/en.json' with { type: 'json' };
import { BonusPanel } from './bonus-panel.tsx';

const BONUS: BonusView = {
  id: '4711',
  kind: 'promotion',
  paymentId: null,
  status: 'running',
  currency: 'EUR',
  amount: '20.00',
  left: '20.00',
  wagered: '0.00',
  required: '60.00',
  converted: '0.00',
  grantedAtMs: Date.UTC(2026, 10, 21, 12),
  expiresAtMs: Date.UTC(2026, 11, 21, 12),
  endedAtMs: null,
  minOddsMilli: 1_500,
  percents: { sportsbook: 100 },
  maxStake: null,
  maxConversion: null,
};

describe('the bonus that runs', () => {
  let page: FakePage;
  beforeEach(() => {
    page = installFakePage({ userId: '7', dictionaries: { office: { en } } });
    for (const id of ['4711', '4712'])
      page.answer('GET', `/web-api/bonuses/${id}/bets`, answered({ bets: [], nextCursor: null }));
  });
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('asks before it is given up, and asks nothing of the one that came in its place', async () => {
    const { rerender } = render(<BonusPanel bonus={BONUS} grant={undefined} />);
    await act(() => Promise.resolve());
    fireEvent.click(screen.getByText('Give the bonus up'));
    expect(screen.getByText('Give up €20.00')).toBeTruthy();
    rerender(<BonusPanel bonus={{ ...BONUS, left: '19.00' }} grant={undefined} />);
    expect(screen.getByText('Give up €19.00')).toBeTruthy();
    rerender(
      <BonusPanel bonus={{ ...BONUS, id: '4712', amount: '10.00', left: '10.00' }} grant={undefined} />,
    );
    await act(() => Promise.resolve());
    expect(screen.queryByTestId('give-up-bonus')).toBeNull();
    expect(screen.getByText('Give the bonus up')).toBeTruthy();
  });

  it('leads to the terms of the promotion that brought it, and else to those of the first deposit', async () => {
    const grant: GrantView = {
      ...{ id: '12', code: 'spring-code', state: 'running', title: { en: 'Spring Code', ru: 'Код' } },
      ...{ given: { currency: 'EUR', amount: '20.00' }, points: null, progress: null, bonusId: BONUS.id },
      ...{ joinedAtMs: BONUS.grantedAtMs, endedAtMs: null },
    };
    const { rerender } = render(<BonusPanel bonus={BONUS} grant={grant} />);
    await act(() => Promise.resolve());
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Read the offer: Spring Code')).toBe('/en/promotions/spring-code');
    rerender(<BonusPanel bonus={BONUS} grant={undefined} />);
    expect(hrefOf('Read the offer')).toBe('/en/office/bonuses/deposit');
  });
});
