import { act, cleanup, render, screen } from '@testing-library/react';
import { anAccount, answered, installFakePage, settle, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../../locales/en.json' with { type: 'json' };
import { RunningBonus } from './running-bonus.tsx';

const BONUS = { status: 'running', currency: 'EUR', wagered: '25.00', required: '100.00' };

describe('the bonus in the account menu', () => {
  let page: FakePage;
  const open = async (bonusMinor: bigint) => {
    const bonus = anAccount({ id: '72', kind: 'bonus', moneyMinor: bonusMinor });
    page = installFakePage({ dictionaries: { header: { en } }, userId: '7', accounts: [anAccount(), bonus] });
    page.answer('GET', '/web-api/bonuses', answered({ bonuses: [BONUS] }));
    render(<RunningBonus />);
    await act(settle);
  };
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('tells what is left of it and how far its wagering is, and leads to it', async () => {
    await open(2_000n);
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe('/en/office/bonuses/wager');
    expect(link.textContent).toContain('€20.00');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('€25.00 of €100.00 staked');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
  });

  it('takes no room and asks nothing where there is none', async () => {
    await open(0n);
    expect(screen.queryByRole('link')).toBeNull();
    expect(page.requests).toEqual([]);
  });
});
