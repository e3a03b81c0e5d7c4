import { notify } from '@paddock/shared-utils';
import { installFakePage, type FakePage } from '@paddock/shared-utils/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';

import { NotificationHost } from './notification-host.tsx';

// The lazy module is there before the first test waits for it.
beforeAll(() => import('./toasts.tsx'));

let page: FakePage;
beforeEach(() => {
  page = installFakePage();
  render(<NotificationHost />);
});
afterEach(() => {
  cleanup();
  page.remove();
});

const texts = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

describe('the notification host', () => {
  it('shows newest first, in the words of the dictionary, and keeps three [S9-09]', async () => {
    act(() => {
      notify({ kind: 'info', text: 'one' });
      notify({ kind: 'success', text: { key: 'close' } });
      notify({ kind: 'warning', title: 'Three', text: 'more' });
      notify({ kind: 'error', text: 'four' });
    });
    await waitFor(() => expect(texts()).toEqual(['four', 'Threemore', 'Close']));
  });

  it('goes by itself after ten seconds, but not under the pointer [S9-09]', async () => {
    act(() => void notify({ kind: 'info', text: 'one' }));
    await waitFor(() => expect(texts()).toEqual(['one']));
    const region = screen.getByRole('region', { name: 'Messages' });
    fireEvent.pointerEnter(region);
    act(() => page.timing.advance(20_000));
    expect(texts()).toEqual(['one']);
    fireEvent.pointerLeave(region);
    act(() => page.timing.advance(10_000));
    expect(texts()).toEqual([]);
  });

  it('runs its action and closes', async () => {
    const ran: string[] = [];
    const action = { label: 'Reload', run: () => ran.push('reload') };
    act(() => void notify({ kind: 'warning', text: 'new version', action }));
    fireEvent.click(await screen.findByRole('button', { name: 'Reload' }));
    expect(ran).toEqual(['reload']);
    expect(texts()).toEqual([]);
  });

  it('closes by its cross', async () => {
    act(() => void notify({ kind: 'info', text: 'one' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(texts()).toEqual([]);
  });
});
