import { pageStorage } from '../boot/page-storage.ts';
import { guardBackForward } from './back-forward.ts';

let listening: AbortController;

const restored = () => Object.assign(new Event('pageshow'), { persisted: true });

function openPage(nowMs = 5) {
  const page = { reloads: 0 };
  const sessionChanged = guardBackForward(
    {
      window,
      storage: pageStorage(() => localStorage),
      nowMs: () => nowMs,
      reload: () => void (page.reloads += 1),
    },
    listening,
  );
  return { page, sessionChanged };
}

describe('a page brought back by the back-forward cache', () => {
  beforeEach(() => {
    localStorage.clear();
    listening = new AbortController();
  });
  afterEach(() => listening.abort());

  it('reloads when somebody signed out on another page meanwhile', () => {
    const { page } = openPage();
    localStorage.setItem('paddock.session-changed-at-ms', '99');
    window.dispatchEvent(restored());
    expect(page.reloads).toBe(1);
  });

  it('stays when nothing has changed, or when it changed itself', () => {
    const { page, sessionChanged } = openPage();
    window.dispatchEvent(restored());
    sessionChanged();
    window.dispatchEvent(restored());
    expect(page.reloads).toBe(0);
  });

  it('takes no notice of an ordinary load', () => {
    const { page } = openPage();
    localStorage.setItem('paddock.session-changed-at-ms', '99');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(page.reloads).toBe(0);
  });

  it('stores when, never who', () => {
    const { sessionChanged } = openPage(1_234);
    sessionChanged();
    expect(localStorage).toHaveLength(1);
    expect(localStorage.getItem('paddock.session-changed-at-ms')).toBe('1234');
  });
});
