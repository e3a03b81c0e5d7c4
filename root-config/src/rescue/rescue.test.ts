import { jest } from '@jest/globals';

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetModules();
  localStorage.clear();
  document.body.innerHTML = '';
  delete document.documentElement.dataset['rootConfig'];
});

const panel = () => document.getElementById('override-rescue');

describe('the rescue script', () => {
  it('offers a reset with the names when the root config has not reported within 10 s', async () => {
    localStorage.setItem('import-map-override:@paddock/root-config', 'http://127.0.0.1:9101/broken.js');
    localStorage.setItem('import-map-overrides-disabled', '[]');
    localStorage.setItem('other', 'kept');
    await import('./rescue.ts');
    jest.advanceTimersByTime(9_999);
    expect(panel()).toBeNull();
    jest.advanceTimersByTime(1);
    expect(panel()?.textContent).toContain('Active overrides: @paddock/root-config');
    expect(panel()?.getAttribute('role')).toBe('alert');
  });

  it('is silent once the root config has reported, and without overrides', async () => {
    localStorage.setItem('import-map-override:@paddock/betting', 'http://127.0.0.1:9101/x.js');
    await import('./rescue.ts');
    document.documentElement.dataset['rootConfig'] = 'ready';
    jest.advanceTimersByTime(10_000);
    expect(panel()).toBeNull();
  });

  it('offers it at once on the fatal page, whenever that comes, and takes it away when the page recovers', async () => {
    localStorage.setItem('import-map-override:@paddock/shell-react', 'http://127.0.0.1:9101/broken.js');
    localStorage.setItem('import-map-overrides-external-maps', '["http://127.0.0.1:9101/map.json"]');
    const map = { imports: { '@paddock/betting': 'http://127.0.0.1:9101/x.js' } };
    history.replaceState(null, '', `/en?imo=${encodeURIComponent(JSON.stringify(map))}`);
    document.body.innerHTML = '<div id="fatal" hidden></div>';
    await import('./rescue.ts');
    document.documentElement.dataset['rootConfig'] = 'ready';
    const fatal = document.getElementById('fatal') as HTMLElement;
    fatal.hidden = false;
    await Promise.resolve();
    expect(panel()?.textContent).toContain(
      '@paddock/shell-react, http://127.0.0.1:9101/map.json, @paddock/betting',
    );
    fatal.hidden = true;
    await Promise.resolve();
    expect(panel()).toBeNull();
    history.replaceState(null, '', '/');
  });

  it('names a link that is no import map', async () => {
    history.replaceState(null, '', '/en?imo={oops');
    await import('./rescue.ts');
    jest.advanceTimersByTime(10_000);
    expect(panel()?.textContent).toContain('{oops');
    history.replaceState(null, '', '/');
  });

  it('resets at once by its query flag, and leaves other storage alone', async () => {
    localStorage.setItem('import-map-override:@paddock/betting', 'http://127.0.0.1:9101/x.js');
    localStorage.setItem('other', 'kept');
    history.replaceState(null, '', '/en?reset-overrides');
    // jsdom cannot leave the page and says so.
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await import('./rescue.ts');
    expect(localStorage).toHaveLength(1);
    expect(localStorage.getItem('other')).toBe('kept');
    complaint.mockRestore();
    history.replaceState(null, '', '/');
  });
});
