import { fireEvent, render, screen } from '@testing-library/react';
import { LIMIT_TYPES } from '@paddock/contract';
import { aLimit, anAccount, answered, type FakePage } from '@paddock/shared-utils/testing';

import { aGame, openCasinoPage, settled, tiles } from '../pages/casino-page.fixture.ts';
import { LikeWidget } from './like-widget.tsx';
import { SideWidget } from './side-widget.tsx';
import { StarWidget } from './star-widget.tsx';

const FAVOURITES = '/web-api/user/favourite-games';

describe('what the page of one of our own games has of the casino', () => {
  let page: FakePage;
  afterEach(() => page.remove());

  it('is its star, kept under its id in the catalogue', async () => {
    page = openCasinoPage({ userId: '7', accounts: [anAccount()] });
    page.answer('POST', FAVOURITES, answered({}));
    render(<StarWidget own="dice" called="Even Odds" {...{ name: 'casino/star#5' }} />);
    await settled();
    const star = screen.getByRole('button', { name: 'Even Odds, favourite' });
    expect(star.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(star);
    await settled();
    const kept = page.requests.find(({ method, path }) => method === 'POST' && path === FAVOURITES);
    expect(kept?.body).toEqual({ gameId: '2' });
  });

  it('is the games like it', async () => {
    page = openCasinoPage();
    page.answer('GET', '/web-api/casino/games/2/like', answered({ games: [aGame(4)] }));
    render(<LikeWidget own="dice" />);
    await settled();
    expect(tiles()).toEqual(['Game 4']);
  });

  it('is the money with that of a bonus, and what limits on stakes and losses leave', async () => {
    page = openCasinoPage({
      userId: '7',
      accounts: [
        anAccount({ id: '3', iso: 'EUR', moneyMinor: 10_00n }),
        anAccount({ id: '4', iso: 'EUR', kind: 'bonus', moneyMinor: 5_00n }),
      ],
    });
    page.setLimits([
      aLimit({ limitType: LIMIT_TYPES.loss7d, limitValue: 150, limitBalance: 93.2, measure: 'EUR' }),
      aLimit({ limitType: LIMIT_TYPES.deposit24h }),
    ]);
    render(<SideWidget />);
    await settled();
    expect(screen.getByText('and €5.00 of bonus money')).toBeTruthy();
    expect(screen.getAllByText('€93.20 left of €150.00').length).toBeGreaterThan(0);
    expect(screen.getAllByRole('progressbar')).toHaveLength(1);
    expect(screen.getByText(/deposit limit/)).toBeTruthy();
  });
});
