/** @jest-environment node */
import type { GuardName } from '@paddock/contract';
import type { Profile, ProfileValue } from '../auth/auth-types.ts';
import { createDialogs } from '../dialogs/dialogs.ts';
import type { RouteValue } from '../navigation/navigation-types.ts';
import { createStore } from '../stream/store.ts';
import { createFakeApi } from '../testing/fake-api.ts';
import { aMatchedRoute } from '../testing/samples.ts';
import { createVirtualTiming } from '../testing/virtual-timing.ts';
import { offerTwoFactor, PROMPT_WAIT_MS } from './two-factor-prompt.ts';

describe('the offer of a second step [S3-24]', () => {
  function stage() {
    const timing = createVirtualTiming(0);
    const api = createFakeApi();
    const dialogs = createDialogs();
    const profile = createStore<ProfileValue>({ status: 'none' });
    const route = createStore<RouteValue>({ status: 'loading' });
    let isVisible = true;
    const stop = offerTwoFactor({
      api,
      dialogs,
      timing,
      navigation: { currentRoute$: route.stream } as Parameters<typeof offerTwoFactor>[0]['navigation'],
      auth: { profile$: profile.stream } as Parameters<typeof offerTwoFactor>[0]['auth'],
      visibility: { isVisible: () => isVisible, onChange: () => () => undefined },
    });
    const read = (over: Partial<Profile> = {}) =>
      profile.set({
        status: 'ready',
        profile: { user_id: '1', show_2fa_popup: true, ban_level: 0, ...over } as Profile,
      });
    const open = () => {
      const value = dialogs.dialogs$.snapshot();
      return value.status === 'open' ? value.dialog.widget : null;
    };
    const goTo = (guards: GuardName[]) =>
      route.set({
        status: 'ready',
        matched: aMatchedRoute({ route: { ...aMatchedRoute().route, guards } }),
        previous: null,
      });
    return { timing, api, dialogs, read, open, goTo, stop, hide: (hidden: boolean) => (isVisible = !hidden) };
  }

  it('comes after a while, once, and is remembered on the server', async () => {
    const { timing, api, dialogs, read, open } = stage();
    read();
    await timing.advanceAsync(PROMPT_WAIT_MS - 1);
    expect(open()).toBeNull();
    await timing.advanceAsync(1);
    expect(open()).toBe('office/two-factor-prompt');
    expect(api.requests).toMatchObject([{ path: '/web-api/user/security/prompt/dismiss' }]);
    dialogs.closeDialog();
    read();
    await timing.advanceAsync(10 * PROMPT_WAIT_MS);
    expect(open()).toBeNull();
  });

  it('does not come where the server says no, nor to a player on a break', async () => {
    const { timing, read, open } = stage();
    read({ show_2fa_popup: false });
    await timing.advanceAsync(2 * PROMPT_WAIT_MS);
    read({ ban_level: 53 });
    await timing.advanceAsync(2 * PROMPT_WAIT_MS);
    expect(open()).toBeNull();
  });

  it('waits while another dialog is open or nobody looks', async () => {
    const { timing, dialogs, read, open, hide } = stage();
    read();
    dialogs.openDialog({ widget: 'welcome/login' });
    await timing.advanceAsync(PROMPT_WAIT_MS);
    expect(open()).toBe('welcome/login');
    dialogs.closeDialog();
    hide(true);
    await timing.advanceAsync(PROMPT_WAIT_MS);
    expect(open()).toBeNull();
    hide(false);
    await timing.advanceAsync(PROMPT_WAIT_MS);
    expect(open()).toBe('office/two-factor-prompt');
  });

  it('waits on the page one registered on, which may still show a password', async () => {
    const { timing, read, open, goTo } = stage();
    goTo(['guest']);
    read();
    await timing.advanceAsync(2 * PROMPT_WAIT_MS);
    expect(open()).toBeNull();
    goTo([]);
    await timing.advanceAsync(PROMPT_WAIT_MS);
    expect(open()).toBe('office/two-factor-prompt');
  });

  it('is off once it is stopped', async () => {
    const { timing, read, open, stop } = stage();
    read();
    stop();
    await timing.advanceAsync(2 * PROMPT_WAIT_MS);
    expect(open()).toBeNull();
  });
});
