import { jest } from '@jest/globals';

import { browserEnvironment } from './browser-environment.ts';

describe('the browser environment', () => {
  const environment = browserEnvironment();

  it('keeps cookies and reads damaged ones as none', () => {
    const { cookies } = environment;
    cookies.set('lng', 'ru', 60);
    cookies.set('odd', 'a;b=c ы', 60);
    expect(cookies.get('lng')).toBe('ru');
    expect(cookies.get('odd')).toBe('a;b=c ы');
    expect(cookies.get('ng')).toBeNull();
    document.cookie = 'broken=%E0%A4%A';
    expect(cookies.get('broken')).toBeNull();
    cookies.remove('lng');
    expect(cookies.get('lng')).toBeNull();
  });

  it('tells the time in milliseconds since the epoch, whatever the clock is set to meanwhile', () => {
    const beforeMs = environment.timing.nowMs();
    expect(beforeMs).toBeGreaterThan(Date.UTC(2020));
    const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
    expect(environment.timing.nowMs()).toBeGreaterThanOrEqual(beforeMs);
    clock.mockRestore();
  });

  it('runs a frame once, also when the page paints none', () => {
    jest.useFakeTimers();
    const frame = jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);
    const { onFrame } = browserEnvironment().timing;
    let runs = 0;
    onFrame(() => (runs += 1));
    onFrame(() => (runs += 100))();
    jest.advanceTimersByTime(1_000);
    expect(runs).toBe(1);
    const [paint] = frame.mock.calls.at(0) ?? [];
    paint?.(0);
    expect(runs).toBe(1);
    frame.mockRestore();
    jest.useRealTimers();
  });

  it('calls a timer off', () => {
    jest.useFakeTimers();
    let runs = 0;
    const { after } = environment.timing;
    after(10, () => (runs += 1));
    after(10, () => (runs += 100))();
    jest.advanceTimersByTime(20);
    expect(runs).toBe(1);
    jest.useRealTimers();
  });

  it('knows whether the page is visible and hears when that changes', () => {
    let heard = 0;
    const stop = environment.visibility.onChange(() => (heard += 1));
    expect(environment.visibility.isVisible()).toBe(true);
    document.dispatchEvent(new Event('visibilitychange'));
    stop();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(heard).toBe(1);
  });

  it('gives unpredictable bytes and the page’s own origin and storage', () => {
    expect(environment.origin).toBe(location.origin);
    expect(environment.storage).toBe(localStorage);
  });
});
