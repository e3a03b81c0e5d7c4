import { cleanup, render, screen } from '@testing-library/react';
import { aBet, installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../../locales/en.json' with { type: 'json' };
import ru from '../../../locales/ru.json' with { type: 'json' };
import { BetCard } from './bet-card.tsx';

describe('the card of a bet', () => {
  let page: FakePage;
  beforeEach(() => {
    page = installFakePage({ dictionaries: { office: { en, ru } }, userId: '7' });
  });
  afterEach(() => {
    cleanup();
    page.remove();
  });

  const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

  it('offers the cash-out and editing of an open bet', () => {
    render(<BetCard bet={aBet({ status: 'open' })} isUnfolded={false} />);
    expect(buttons()).toEqual([en.bets.cashOut, en.bets.edit]);
    expect(screen.queryByText(en.bets.free.name)).toBeNull();
  });

  it('says that a bet is a free one, and offers nothing that a free bet has not', () => {
    const gift = { kind: 'free-bet', stakeReturned: false } as const;
    render(<BetCard bet={aBet({ status: 'open', gift })} isUnfolded={false} />);
    expect(screen.getAllByText(en.bets.free.name)).toHaveLength(1);
    expect(screen.getAllByText(en.bets.noCashOut)).toHaveLength(1);
    expect(buttons()).toEqual([]);
  });
});
