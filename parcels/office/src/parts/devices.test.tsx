import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { DevicesView } from '@paddock/contract/schemas';
import { answered, installFakePage, refusal, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { Devices } from './devices.tsx';

const device = (over: Partial<DevicesView['devices'][number]>): DevicesView['devices'][number] => ({
  id: '1',
  browser: 'Firefox',
  system: 'Windows',
  address: '203.0.113.*',
  method: 'password',
  first_seen_at_ms: 0,
  last_login_at_ms: Date.UTC(2026, 10, 21, 9),
  is_signed_in: true,
  is_this: false,
  ...over,
});

describe('the list of devices', () => {
  let page: FakePage;
  const show = async (...devices: DevicesView['devices']) => {
    page.answer('GET', '/web-api/auth/devices', answered({ devices }));
    render(<Devices />);
    await act(() => Promise.resolve());
  };
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await act(() => Promise.resolve());
  };
  beforeEach(() => {
    page = installFakePage({ userId: '7', dictionaries: { office: { en, ru } } });
  });
  afterEach(() => page.remove());

  it('says where and when, marks this device and offers to sign out the others', async () => {
    await show(device({ is_this: true }), device({ id: '2', browser: 'Chrome', system: 'Android' }));
    const [own, other] = screen.getAllByRole('listitem');
    if (own === undefined || other === undefined) throw new Error('two rows expected');
    expect(within(own).getByText('This device')).toBeTruthy();
    expect(within(own).queryByRole('button')).toBeNull();
    expect(within(own).getByText(/Last sign-in Nov 21.* by password, network 203\.0\.113\.\*/)).toBeTruthy();
    page.answer('POST', '/web-api/auth/devices/2/sign-out', answered({ ended: 1 }));
    await press('Sign out Chrome, Android');
    expect(page.requests.at(-1)?.path).toBe('/web-api/auth/devices');
  });

  it('signs out all others at once', async () => {
    await show(device({ is_this: true }), device({ id: '2' }));
    page.answer('POST', '/web-api/auth/devices/sign-out-others', answered({ ended: 2 }));
    await press('Sign out all other devices');
    expect(page.shared.notifications.notifications$.snapshot()).toMatchObject({
      notifications: [{ text: { key: 'office:devices.done', values: { count: 2 } } }],
    });
  });

  it('says when a device has no session any more, or could not be told', async () => {
    await show(
      device({ is_this: true }),
      device({ id: '2', browser: null, system: null, is_signed_in: false }),
    );
    expect(screen.getByText('Unknown device')).toBeTruthy();
    expect(screen.getByText('Signed out')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('tells a refusal and keeps the list', async () => {
    await show(device({ is_this: true }), device({ id: '2' }));
    page.answer('POST', '/web-api/auth/devices/sign-out-others', refusal('UNAVAILABLE'));
    await press('Sign out all other devices');
    expect(screen.getByRole('alert').textContent).toContain('busy');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('has a way on when it cannot be loaded', async () => {
    page.answer('GET', '/web-api/auth/devices', refusal('INTERNAL'));
    render(<Devices />);
    await act(() => Promise.resolve());
    expect(screen.getByText('Your devices could not be loaded')).toBeTruthy();
  });
});
