import { cleanup, render } from '@testing-library/react';

import { linksTo, openBettingPage } from '../pages/betting-page.fixture.ts';
import { CricketLink } from './cricket-link.tsx';

describe('the way to the cricket hub', () => {
  it.each([
    ['cricket', ['/en/top-sports/cricket']],
    ['football', []],
    [undefined, []],
  ])('stands on lists of %s', (sport, links) => {
    const page = openBettingPage();
    render(<CricketLink sport={sport} />);
    expect(linksTo(/^Cricket/)).toEqual(links);
    cleanup();
    page.remove();
  });
});
