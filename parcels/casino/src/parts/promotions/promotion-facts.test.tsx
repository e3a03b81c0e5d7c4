import { render, screen } from '@testing-library/react';
import type { FakePage } from '@paddock/shared-utils/testing';

import { openCasinoPage } from '../../pages/casino-page.fixture.ts';
import { PROMOTION } from '../../pages/promotion.fixture.ts';
import { PromotionFacts } from './promotion-facts.tsx';

describe('what bonus money wants', () => {
  let page: FakePage;
  afterEach(() => page.remove());

  it('says which sports and games count otherwise, and what a bet on several counts', () => {
    page = openCasinoPage();
    const { wants } = PROMOTION;
    if (wants === undefined) throw new Error('it wants nothing');
    const otherwise = { ...wants, sports: { tennis: 50 }, ownGames: { dice: 5 } };
    render(<PromotionFacts promotion={{ ...PROMOTION, wants: otherwise }} />);
    expect(screen.getByText('What counts otherwise').parentElement?.textContent).toBe(
      'What counts otherwiseTennis 50%, Even Odds 5% · a bet on several sports counts by the lowest of theirs',
    );
  });
});
