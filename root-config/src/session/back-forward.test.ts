import { guardBackForward } from './back-forward.ts';

const restored = () => Object.assign(new Event('pageshow'), { persisted: true });

function openPage(nowMs = 5) {
  const page = { reloads: 0 };
  const guard = guardBackForward({
    window,
    storage: localStorage,
    nowMs: () => nowMs,
    reload: () => void (page.reloads += 1),
  });
  return { page, guard };
}

describe('a page brought back by the back-forward cache', () => {
  beforeEach(() => localStorage.clear());

  it('reloads when somebody signed out on another page meanwhile', () => {
    const { page, guard } = openPage();
    localStorage.setItem('paddock.session-changed-at-ms', '99');
    window.dispatchEvent(restored());
    expect(page.reloads).toBe(1);
    guard.stop();
  });

  it('stays when nothing has changed, or when it changed itself', () => {
    const { page, guard } = openPage();
    window.dispatchEvent(restored());
    guard.sessionChanged();
    window.dispatchEvent(restored());
    expect(page.reloads).toBe(0);
    guard.stop();
  });

  it('takes no notice of an ordinary load', () => {
    const { page, guard } = openPage();
    localStorage.setItem('paddock.session-changed-at-ms', '99');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(page.reloads).toBe(0);
    guard.stop();
  });

  it('stores when, never who', () => {
    const { guard } = openPage(1_234);
    guard.sessionChanged();
    expect(localStorage).toHaveLength(1);
    expect(localStorage.getItem('paddock.session-changed-at-ms')).toBe('1234');
    guard.stop();
  });
});
