import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BREAK_BAN_LEVEL, LIMIT_TYPES } from '@paddock/contract';
import { couponLegs$, watchEvent } from '@paddock/shared-utils';
import { useStream } from '@paddock/shared-utils/react';
import {
  aLimit,
  anEvent,
  installFakePage,
  SAMPLE_NOW_MS,
  type FakePage,
} from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import { PriceCell } from './price-cell.tsx';

const watched = () => watchEvent('401', 'row');

function HomePrice() {
  const value = useStream(watched());
  const event = 'event' in value ? value.event : null;
  const market = event?.markets[0];
  return event && market ? <PriceCell event={event} market={market} outcome="home" text="1" /> : null;
}

describe('prices while play is stopped', () => {
  let page: FakePage;
  const cell = () => screen.getByRole('button');
  const press = () => act(() => void fireEvent.click(cell()));
  const whyNot = () => cell().getAttribute('aria-description');
  beforeEach(() => {
    page = installFakePage({ dictionaries: { betting: { en } } });
    page.setEvent(anEvent());
    render(<HomePrice />);
  });
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('are locked by maintenance, say why, and open after it with what they are then', () => {
    act(() => page.setMaintenance({ status: 'active', startsAtMs: null, endsAtMs: null }));
    expect([cell().dataset['state'], whyNot()]).toEqual([
      'suspended',
      'Bets wait while the site is being updated',
    ]);
    press();
    expect(couponLegs$.snapshot().legs).toEqual([]);
    act(() => page.changePrice('501.home', 1980));
    act(() => page.setMaintenance({ status: 'none' }));
    expect([cell().dataset['state'], cell().textContent]).toEqual(['open', expect.stringContaining('1.98')]);
    press();
    expect(couponLegs$.snapshot().legs).toHaveLength(1);
  });

  it('are open while maintenance is only announced', () => {
    act(() => page.setMaintenance({ status: 'planned', startsAtMs: 1, endsAtMs: 2 }));
    expect(cell().dataset['state']).toBe('open');
  });

  it('are locked for a player on a break, until it ends by the limits', () => {
    act(() => page.signIn('7', BREAK_BAN_LEVEL));
    expect(whyNot()).toBe('You are on a break');
    const endsAt = SAMPLE_NOW_MS / 1000 + 3_600;
    act(() => page.setLimits([aLimit({ limitType: LIMIT_TYPES.depositTimeout, endsAt })]));
    expect(whyNot()).toMatch(/^You are on a break until .+/);
    press();
    expect(couponLegs$.snapshot().legs).toEqual([]);
    act(() => page.signIn('8'));
    expect(cell().dataset['state']).toBe('open');
  });
});
