import { act, cleanup, render, screen } from '@testing-library/react';
import type { BonusView } from '@paddock/contract/schemas';
import { answered, installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../../locales/en.json' with { type: 'json' };
import { RunningBonus } from './running-bonus.tsx';

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
  minOddsMilli: 1_500,
  percents: { sportsbook: 100 },
  maxStake: null,
  maxConversion: null,
};

describe('the bonus below a statement', () => {
  let page: FakePage;
  const settled = () => act(() => Promise.resolve());
  const stands = (...bonuses: readonly BonusView[]) =>
    page.answer('GET', '/web-api/bonuses', answered({ offer: null, bonuses, bets: [] }));
  async function show(...bonuses: readonly BonusView[]): Promise<void> {
    stands(...bonuses);
    render(<RunningBonus currency="EUR" />);
    await settled();
  }
  const line = () => screen.queryByTestId('running-bonus');
  beforeEach(() => {
    page = installFakePage({ userId: '7', dictionaries: { office: { en } } });
  });
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('tells what is left of it and how far its wagering is, and leads to it', async () => {
    await show(BONUS);
    expect(line()?.textContent).toContain('Bonus balance €75.00');
    const bar = screen.getByRole('progressbar');
    expect(bar.getAttribute('aria-valuenow')).toBe('40');
    expect(bar.getAttribute('aria-valuetext')).toContain('€120.00');
    expect(bar.getAttribute('aria-valuetext')).toContain('€300.00');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/en/office/bonuses/wager');
  });

  it('follows a bet that counts, and goes with the bonus', async () => {
    await show(BONUS);
    stands({ ...BONUS, wagered: '270.00' });
    act(() => page.sendNews({ kind: 'accounts' }));
    await settled();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('90');
    stands({ ...BONUS, status: 'completed' });
    act(() => page.sendNews({ kind: 'accounts' }));
    await settled();
    expect(line()).toBeNull();
  });

  it('is of the currency of the statement alone', async () => {
    await show({ ...BONUS, currency: 'USD' });
    expect(line()).toBeNull();
  });
});
