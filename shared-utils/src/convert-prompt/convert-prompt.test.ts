import { installFakePage, createMemoryStorage, type FakePage } from '../testing/index.ts';
import { aMatchedRoute, aProfile } from '../testing/samples.ts';
import type { ProfileValue } from '../auth/auth-types.ts';
import { createStore } from '../stream/store.ts';
import { offerConvert } from './convert-prompt.ts';

describe('the reminder to complete an account', () => {
  let page: FakePage;
  const tabStorage = createMemoryStorage();
  const profile = createStore<ProfileValue>({ status: 'none' });
  let stop: () => void;

  const start = () => {
    const { auth, dialogs, navigation } = page.shared;
    stop = offerConvert({ auth: { ...auth, profile$: profile.stream }, dialogs, navigation, tabStorage });
  };
  const know = (over: Parameters<typeof aProfile>[0]) =>
    profile.set({ status: 'ready', profile: aProfile({ user_id: '7', ...over }) });
  const open = () => {
    const value = page.shared.dialogs.dialogs$.snapshot();
    return value.status === 'open' ? [value.dialog.widget, value.dialog.props['status']] : null;
  };

  beforeEach(() => {
    page = installFakePage();
    profile.set({ status: 'none' });
    start();
  });
  afterEach(() => {
    stop();
    page.remove();
  });

  it.each([1, 2] as const)('comes with the login, in its variant: %s [S4-06]', (convert) => {
    know({ user_id: `1${convert}`, convert });
    expect(open()).toEqual(['welcome/convert-reminder', convert]);
  });

  it('does not come where there is nothing to convert, nor to somebody who is banned', () => {
    know({ convert: 0 });
    know({ convert: 1, ban_level: 53 });
    expect(open()).toBeNull();
  });

  it('comes once a session and user, over a reload too [S4-06]', () => {
    know({ user_id: '21', convert: 1 });
    page.shared.dialogs.closeDialog();
    know({ user_id: '21', convert: 1 });
    expect(open()).toBeNull();
    stop();
    start();
    expect(open()).toBeNull();
    know({ user_id: '22', convert: 1 });
    expect(open()).not.toBeNull();
  });

  it('waits for another dialog to be closed', () => {
    page.shared.dialogs.openDialog({ widget: 'welcome/registration' });
    know({ user_id: '31', convert: 1 });
    expect(open()?.[0]).toBe('welcome/registration');
    page.shared.dialogs.closeDialog();
    expect(open()?.[0]).toBe('welcome/convert-reminder');
  });

  it('does not come over the page one registered on, which may still show a password', () => {
    const { route } = aMatchedRoute();
    page.showRoute(aMatchedRoute({ path: '/registration', route: { ...route, guards: ['guest'] } }));
    know({ user_id: '41', convert: 1 });
    expect(open()).toBeNull();
    page.showRoute(aMatchedRoute());
    expect(open()?.[0]).toBe('welcome/convert-reminder');
  });
});
