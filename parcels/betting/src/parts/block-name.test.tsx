import { act, cleanup, render } from '@testing-library/react';
import { updateSettings, watchEvent } from '@paddock/shared-utils';
import { useStream } from '@paddock/shared-utils/react';
import { aMarket, anEvent, type FakePage } from '@paddock/shared-utils/testing';

import { openBettingPage } from '../pages/betting-page.fixture.ts';
import { MarketTabs } from './market-tabs.tsx';

const watched = () => watchEvent('401', 'event');

function Markets() {
  const value = useStream(watched());
  return 'event' in value && value.event !== null ? <MarketTabs event={value.event} /> : null;
}

describe('the name of markets on the page of a match', () => {
  let page: FakePage;
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('is whole or short, as the player wants, and the whole one is behind the short one [S3-25]', () => {
    page = openBettingPage();
    page.setEvent(anEvent({ markets: [aMarket()] }));
    render(<Markets />);
    const head = () => document.querySelector('[data-market-type="1x2"] h2');
    expect([head()?.textContent, head()?.querySelector('abbr')]).toEqual(['Match result', null]);
    act(() => updateSettings({ marketsNameType: 1 }));
    expect([head()?.textContent, head()?.querySelector('abbr')?.title]).toEqual(['1X2', 'Match result']);
  });
});
