import { render, screen } from '@testing-library/react';
import { legNames } from '@paddock/contract';
import type { OperatorReviewView } from '@paddock/contract/schemas';
import { aMarketType, installFakePage, SAMPLE_NOW_MS, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../../locales/en.json' with { type: 'json' };
import ru from '../../../locales/ru.json' with { type: 'json' };
import { SESSION, TOKEN } from '../../pages/content-page.fixture.ts';
import { DeskContext } from '../session/desk-context.ts';
import { ReviewCard } from './review-card.tsx';

const RACE = { sport: 'marbles', home: { en: 'Race 7' }, away: { en: 'Race 7' } };
const LEG: OperatorReviewView['legs'][number] = {
  ...RACE,
  names: legNames({ type: aMarketType('1x2'), specifiers: {} }, 'home', RACE),
  ...{ selectionId: '1.1', eventId: '4', seenMilli: 9_000, nowMilli: 9_000, isOpen: true },
};
const REVIEW: OperatorReviewView = {
  ...{ placementId: '71', key: 'key-00000001', state: 'waiting', type: 'each-way', currency: 'EUR' },
  ...{ stake: '100.00', automaticStake: '50.00', possibleReturn: '600.00', section: 'line' },
  legs: [
    LEG,
    {
      ...{ ...LEG, selectionId: '2.1', seenMilli: 3_000, nowMilli: 3_000 },
      placed: { places: 3, num: 1, den: 4 },
    },
  ],
  ...{ receivedAtMs: SAMPLE_NOW_MS, untilMs: SAMPLE_NOW_MS + 90_000, offer: null, code: null },
  ...{ playerId: '7', playerNumber: '123456782', operator: null },
};

describe('a large bet each way before an operator', () => {
  let page: FakePage;
  beforeEach(() => {
    page = installFakePage({ dictionaries: { desk: { en, ru } } });
  });
  afterEach(() => page.remove());

  it('says by which terms its place is paid', () => {
    const desk = { session: SESSION, token: TOKEN, may: () => false, isIdle: false, lost: () => undefined };
    render(
      <DeskContext value={desk}>
        <ReviewCard review={REVIEW} onChanged={() => undefined} onEvent={() => undefined} />
      </DeskContext>,
    );
    const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(said[0]).not.toContain('Each way');
    expect(said[1]).toContain('Each way: 1/4 of the odds, 3 places');
  });
});
