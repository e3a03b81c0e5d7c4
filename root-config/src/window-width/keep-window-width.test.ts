import type { ConsentValue } from '@paddock/shared-utils';
import { createVirtualTiming } from '@paddock/shared-utils/testing';

import { keepWindowWidth } from './keep-window-width.ts';

function setUp(first: ConsentValue) {
  let consent = first;
  let onConsent: () => void = () => undefined;
  let onResize: () => void = () => undefined;
  const written: string[] = [];
  const timing = createVirtualTiming(0);
  const window = {
    innerWidth: 1366,
    addEventListener: (_type: string, listener: () => void) => (onResize = listener),
  };
  keepWindowWidth({
    window: window as never,
    document: {
      set cookie(text: string) {
        written.push(text);
      },
    },
    scheduler: timing,
    consent$: {
      snapshot: () => consent,
      subscribe(listener: () => void) {
        onConsent = listener;
        listener();
      },
    } as never,
  });
  return {
    written,
    answer(next: ConsentValue) {
      consent = next;
      onConsent();
    },
    resize(width: number) {
      window.innerWidth = width;
      onResize();
    },
    pass: (ms: number) => timing.advanceAsync(ms),
  };
}

const UNSET: ConsentValue = { status: 'unset', functionality: false, marketing: false };
const COMFORT: ConsentValue = { status: 'set', functionality: true, marketing: false };
const REFUSED: ConsentValue = { status: 'set', functionality: false, marketing: true };

describe("the window's width", () => {
  it('is kept in a cookie once resizing has settled for 100 ms [S3-27, S9-11]', async () => {
    const page = setUp(COMFORT);
    expect(page.written).toEqual(['window_width=1366; path=/; max-age=31536000; samesite=lax']);
    page.resize(1200);
    await page.pass(99);
    page.resize(1100);
    await page.pass(99);
    expect(page.written).toHaveLength(1);
    await page.pass(1);
    expect(page.written[1]).toMatch(/^window_width=1100;/);
  });

  it('is kept with the consent to comfort alone, and goes when that is taken back [S4-10]', () => {
    const page = setUp(UNSET);
    expect(page.written).toEqual([]);
    page.answer(COMFORT);
    expect(page.written).toHaveLength(1);
    page.answer(REFUSED);
    expect(page.written[1]).toBe('window_width=; path=/; max-age=0; samesite=lax');
  });
});
