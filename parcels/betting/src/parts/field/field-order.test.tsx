import { cleanup, render, screen } from '@testing-library/react';
import type { EventDetail, ResultView } from '@paddock/contract/schemas';
import { aCompetitor, type FakePage } from '@paddock/shared-utils/testing';

import { aMatch, openBettingPage, stateOf } from '../../pages/betting-page.fixture.ts';
import { ResultRows } from '../result-rows.tsx';
import { FieldOrder } from './field-order.tsx';

const NAMES = ['Comet', 'Ember', 'Flint', 'Gale'];
const PLACINGS = [
  { place: 1, code: '3' },
  { place: 2, code: '1' },
  { place: 2, code: '4' },
  { place: 4, code: '2' },
];

function race(placings: EventDetail['state']['placings']): EventDetail {
  return aMatch(1, {
    field: {
      title: { en: 'Cup, race 7' },
      runners: NAMES.map((en, at) => ({ code: String(at + 1), ...aCompetitor(en) })),
    },
    state: { ...stateOf({ status: 'ended', parts: [] }), ...(placings && { placings }) },
  });
}

describe('the order a field came in by', () => {
  let page: FakePage;
  beforeEach(() => {
    page = openBettingPage();
  });
  afterEach(() => {
    cleanup();
    page.remove();
  });
  const order = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

  it('names all of it on the page of the event, who share a place at the same', () => {
    render(<FieldOrder event={{ ...race(PLACINGS), types: [] } as never} />);
    expect(screen.getByRole('heading').textContent).toBe('The order at the end');
    expect(order()).toEqual(['1Flint', '2Comet', '2Gale', '4Ember']);
  });

  it('is not there before the end, nor where a feed tells none', () => {
    render(<FieldOrder event={{ ...race(undefined), types: [] } as never} />);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('stands in the results of its championship, where a match has both sides and a score', () => {
    const { championship, region } = race(PLACINGS);
    const title = aCompetitor('Cup, race 7');
    const result: ResultView = {
      ...{ id: '1', sport: 'marbles', home: title, away: title, region, status: 'ended', startsAtMs: 0 },
      ...{ championship, score: [0, 0], parts: [], winners: [{ en: 'Flint' }] },
      placings: PLACINGS.map(({ place, code }) => ({
        place,
        code,
        name: { en: NAMES[Number(code) - 1] ?? '' },
      })),
    };
    const { placings: _none, ...untold } = result;
    const withdrawn = [{ code: '6', name: { en: 'Onyx' } }];
    render(<ResultRows results={[result, { ...untold, id: '2' }, { ...untold, id: '3', withdrawn }]} />);
    const [first, second, third] = document.querySelectorAll('[data-result]');
    expect(first?.textContent).toMatch(/Cup, race 71 Flint2 Comet2 Gale4 Ember$/);
    expect(second?.textContent).toMatch(/Cup, race 71 Flint$/);
    expect(third?.textContent).toMatch(/1 FlintWithdrawn, bets on it void: Onyx$/);
  });
});
