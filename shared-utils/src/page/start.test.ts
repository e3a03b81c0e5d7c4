import { auth$, serverNowMs } from '../index.ts';
import { installFakePage } from '../testing/fake-page.ts';
import { startSharedUtils } from './start.ts';

describe('the page facade', () => {
  it('says what is missing before the start', () => {
    expect(() => auth$.snapshot()).toThrow('startSharedUtils has not been called yet');
    expect(() => serverNowMs()).toThrow('startSharedUtils has not been called yet');
  });

  it('starts once', () => {
    const page = installFakePage();
    const boot = {} as Parameters<typeof startSharedUtils>[0];
    expect(() => startSharedUtils(boot)).toThrow('already started');
    page.remove();
  });

  it('shows whatever instance the page has', () => {
    const page = installFakePage({ userId: '9' });
    expect(auth$.snapshot().userId).toBe('9');
    const seen: (string | null)[] = [];
    const subscription = auth$.subscribe(({ userId }) => seen.push(userId));
    page.signOut();
    subscription.unsubscribe();
    page.signIn('5');
    expect(seen).toEqual(['9', null]);
    page.remove();
  });
});
