import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { DevicesView } from '@paddock/contract/schemas';
import { answered, installFakePage, refusal, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { Devices } from './devices.tsx';
import { SecurityContext, type SecurityPageState } from './security/security-context.ts';
import { NOTHING_SECURED } from './security/security-view.fixture.ts';

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
  const show = jest.fn<SecurityPageState['show']>();
  const open = async () => {
    const nothing = () => undefined;
    render(
      <SecurityContext
        value={{
          view: NOTHING_SECURED,
          show,
          expire: nothing,
          open: null,
          setOpen: nothing,
          reload: nothing,
        }}
      >
        <Devices />
      </SecurityContext>,
    );
    await act(() => Promise.resolve());
  };
  const list = async (...devices: DevicesView['devices']) => {
    page.answer('GET', '/web-api/auth/devices', answered({ devices }));
    await open();
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
    await list(device({ is_this: true }), device({ id: '2', browser: 'Chrome', system: 'Android' }));
    const [own, other] = screen.getAllByRole('listitem');
    if (own === undefined || other === undefined) throw new Error('two rows expected');
    expect(within(own).getByText('This device')).toBeTruthy();
    expect(within(own).queryByRole('button')).toBeNull();
    expect(
      within(own).getByText(/Last sign-in Nov 21, 09:00 UTC by password, network 203\.0\.113\.\*/),
    ).toBeTruthy();
    page.answer('POST', '/web-api/auth/devices/2/sign-out', answered({ ended: 1 }));
    await press('Sign out Chrome, Android');
    expect(page.requests.at(-1)?.path).toBe('/web-api/auth/devices');
  });

  it('signs out all others at once', async () => {
    await list(device({ is_this: true }), device({ id: '2' }));
    page.answer('POST', '/web-api/auth/devices/sign-out-others', answered({ ended: 2 }));
    await press('Sign out all other devices');
    expect(page.shared.notifications.notifications$.snapshot()).toMatchObject({
      notifications: [{ text: { key: 'office:devices.done', values: { count: 2 } } }],
    });
  });

  it('asks who is there when the server wants to know, and does then what was pressed', async () => {
    await list(device({ is_this: true }), device({ id: '2', browser: 'Chrome', system: 'Android' }));
    page.answer('POST', '/web-api/auth/devices/2/sign-out', refusal('STEP_UP_REQUIRED'));
    await press('Sign out Chrome, Android');
    const password = screen.getByLabelText('Your password');
    expect(document.activeElement).toBe(password);
    expect(screen.queryByRole('alert')).toBeNull();
    page.answer('POST', '/web-api/user/security/step-up', answered(NOTHING_SECURED));
    page.answer('POST', '/web-api/auth/devices/2/sign-out', answered({ ended: 1 }));
    fireEvent.change(password, { target: { value: 'right' } });
    await press('Confirm that it is me');
    await waitFor(() => expect(page.requests.at(-1)?.path).toBe('/web-api/auth/devices'));
    expect(show).toHaveBeenCalledWith(NOTHING_SECURED);
    expect(screen.queryByLabelText('Your password')).toBeNull();
  });

  it('says when a device has no session any more, or could not be told', async () => {
    await list(
      device({ is_this: true }),
      device({ id: '2', browser: null, system: null, is_signed_in: false }),
    );
    expect(screen.getByText('Unknown device')).toBeTruthy();
    expect(screen.getByText('Signed out')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('tells a refusal and keeps the list', async () => {
    await list(device({ is_this: true }), device({ id: '2' }));
    page.answer('POST', '/web-api/auth/devices/sign-out-others', refusal('UNAVAILABLE'));
    await press('Sign out all other devices');
    expect(screen.getByRole('alert').textContent).toContain('busy');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('has a way on when it cannot be loaded', async () => {
    page.answer('GET', '/web-api/auth/devices', refusal('INTERNAL'));
    await open();
    expect(screen.getByText('Your devices could not be loaded')).toBeTruthy();
  });
});
