import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { watchEvent } from '@paddock/shared-utils';
import { useStream } from '@paddock/shared-utils/react';
import { aMarket, anEvent, type FakePage } from '@paddock/shared-utils/testing';

import { openBettingPage } from '../pages/betting-page.fixture.ts';
import { MarketTabs } from './market-tabs.tsx';

const watched = () => watchEvent('401', 'event');

function Markets() {
  const value = useStream(watched());
  return 'event' in value && value.event !== null ? (
    <MarketTabs event={value.event} builderNote="what the coupon says" />
  ) : null;
}

describe('the bet builder of a match', () => {
  let page: FakePage;
  const total = (id: string, line: string) =>
    aMarket({
      id,
      type: 'total',
      specifiers: { line },
      selections: ['over', 'under'].map((outcome) => ({ outcome, oddsMilli: 1_900, open: true })),
    });
  function show(builder: boolean, language = 'en') {
    page = openBettingPage({ language });
    const markets = [aMarket({ id: '501' }), total('510', '2'), total('511', '2.5')];
    page.setEvent(anEvent({ markets, ...(builder && { builder: ['1x2', 'total'] }) }));
    render(<Markets />);
  }
  const shown = () =>
    [...document.querySelectorAll('[data-selection]')].map((cell) => cell.getAttribute('data-selection'));
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it.each([
    ['en', 'Bet builder', /become one bet at one price/],
    ['ru', 'Конструктор', /одной ставкой с одним коэффициентом/],
  ])('is a tab of what can be joined, with what to do (%s)', (language, tab, says) => {
    show(true, language);
    expect(shown()).toContain('510.over');
    expect(screen.queryByText('what the coupon says')).toBeNull();
    fireEvent.click(screen.getByRole('tab', { name: tab }));
    expect(screen.getByText(says)).toBeTruthy();
    expect(screen.getByText('what the coupon says')).toBeTruthy();
    expect(shown()).toEqual(expect.arrayContaining(['501.home', '511.over', '511.under']));
    expect(shown()).not.toContain('510.over');
  });

  it('is not there where the match offers none', () => {
    show(false);
    expect(screen.queryByRole('tab', { name: 'Bet builder' })).toBeNull();
  });
});
