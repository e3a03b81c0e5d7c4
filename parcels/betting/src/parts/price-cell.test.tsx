import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { couponLegs$, notifications$, watchEvent, type EventInfo } from '@paddock/shared-utils';
import { useStream } from '@paddock/shared-utils/react';
import { aLeg, anEvent, installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import { PriceCell } from './price-cell.tsx';

const watched = () => watchEvent('401', 'row');

function HomePrice() {
  const value = useStream(watched());
  return 'event' in value && value.event !== null ? <Cell event={value.event} /> : null;
}

function Cell({ event }: { readonly event: EventInfo }) {
  const [market] = event.markets;
  return market === undefined ? null : <PriceCell event={event} market={market} outcome="home" text="1" />;
}

describe('a price', () => {
  let page: FakePage;
  const cell = () => screen.getByRole('button');
  const press = () => act(() => void fireEvent.click(cell()));
  const picked = () => couponLegs$.snapshot().legs;

  beforeEach(() => {
    page = installFakePage({ dictionaries: { betting: { en } } });
    page.setEvent(anEvent());
    render(<HomePrice />);
  });
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('goes into the coupon as it is seen, and out again', () => {
    press();
    const { home, away, championship } = anEvent();
    const { id: championshipId, name } = championship;
    const silks = { home: home.silk, away: away.silk };
    const related = { championshipId, isOutright: false };
    expect(picked()).toEqual([{ ...aLeg(), ...related, home: home.name, championship: name, silks }]);
    expect(cell().getAttribute('aria-pressed')).toBe('true');
    press();
    expect(picked()).toEqual([]);
  });

  it('is picked at what is on show now, with its version', () => {
    act(() => page.changePrice('501.home', 1980));
    expect(cell().textContent).toContain('1.98');
    press();
    expect(picked()).toMatchObject([{ seenOddsMilli: 1980, seenVersion: '1.2' }]);
  });

  it('is not picked while it is suspended, and says why', () => {
    act(() => page.suspendMarket('501', 'goal'));
    press();
    expect(picked()).toEqual([]);
    expect(cell().getAttribute('aria-disabled')).toBe('true');
    expect(cell().getAttribute('aria-description')).toBeTruthy();
  });

  it('is taken out even while it is suspended', () => {
    press();
    act(() => page.suspendMarket('501', 'goal'));
    press();
    expect(picked()).toEqual([]);
  });

  it('says so when the coupon is full', () => {
    for (let id = 1; id <= 20; id++) {
      page.shared.coupon.toggleLeg(aLeg({ selectionId: `${id}.home`, marketId: String(id) }));
    }
    press();
    expect(picked()).toHaveLength(20);
    expect(JSON.stringify(notifications$.snapshot())).toContain('TOO_MANY_LEGS');
  });
});
