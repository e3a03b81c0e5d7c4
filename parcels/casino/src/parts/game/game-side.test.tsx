import { render, screen } from '@testing-library/react';
import { anAccount, type FakePage } from '@paddock/shared-utils/testing';

import { openCasinoPage, settled } from '../../pages/casino-page.fixture.ts';
import { GameSide } from './game-side.tsx';

describe('what stands beside a game', () => {
  let page: FakePage;
  afterEach(() => page.remove());
  const show = async () => {
    render(<GameSide />);
    await settled();
  };

  it('stands before the limits are read, and says nothing of them', async () => {
    // Nothing is read of a guest's.
    page = openCasinoPage();
    await show();
    expect(screen.getByRole('link', { name: 'Take a break' })).toBeTruthy();
    expect(screen.queryByText('No limits are set.')).toBeNull();
  });

  it('says that no limits are set once they are read', async () => {
    page = openCasinoPage({ userId: '7', accounts: [anAccount()] });
    await show();
    expect(screen.getByText('No limits are set.')).toBeTruthy();
  });
});
