import { jest } from '@jest/globals';
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { STATISTICS_FEATURE } from '@paddock/contract';
import { installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import { StatisticsLink } from './statistics-link.tsx';

describe('the way to statistics', () => {
  let page: FakePage;
  const open = jest.spyOn(window, 'open');
  const show = (features: readonly number[]) => {
    page = installFakePage({ dictionaries: { betting: { en } }, site: { features } });
    render(<StatisticsLink eventId="401" />);
  };
  const link = () => screen.getByRole('link', { name: 'Statistics' });
  /** Whether the browser follows the link itself. */
  const press = (keys: { ctrlKey?: boolean } = {}) => {
    const click = createEvent.click(link(), keys);
    fireEvent(link(), click);
    return !click.defaultPrevented;
  };
  beforeEach(() => open.mockReset());
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('opens a window of its own, as long as the player has not chosen otherwise', () => {
    show([STATISTICS_FEATURE]);
    const focus = jest.fn();
    open.mockReturnValue({ focus } as unknown as Window);
    expect(press()).toBe(false);
    expect(open).toHaveBeenCalledWith(
      expect.stringContaining('/en/statisticpopup/401'),
      'statistics-401',
      expect.stringContaining('popup'),
    );
    expect(focus).toHaveBeenCalled();
  });

  it('opens a tab where the browser opens no window, or a key asks for one', () => {
    show([STATISTICS_FEATURE]);
    open.mockReturnValue(null);
    expect(press()).toBe(true);
    expect(press({ ctrlKey: true })).toBe(true);
    expect(open).toHaveBeenCalledTimes(1);
    expect(link().getAttribute('target')).toBe('statistics-401');
  });

  it('leads to the page of the site for who wants no new window', () => {
    show([STATISTICS_FEATURE]);
    act(() => page.shared.settings.updateSettings({ statsInNewWindow: false }));
    expect([link().getAttribute('href'), link().hasAttribute('target')]).toEqual([
      '/en/statistic/401',
      false,
    ]);
    press();
    expect(open).not.toHaveBeenCalled();
  });

  it('is not there while the site has none', () => {
    show([]);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
