import { installFakePage, type FakePage } from '@paddock/shared-utils/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';

import { setWindowWidth } from '../testing/window-width.ts';
import { ScrollToTop } from './scroll-to-top.tsx';

let page: FakePage;
beforeEach(() => {
  page = installFakePage();
});
afterEach(() => {
  cleanup();
  page.remove();
});

function scrolledBy(screens: number, widthPx: number): HTMLElement | null {
  setWindowWidth(widthPx);
  render(<ScrollToTop />);
  act(() => {
    Object.assign(window, { scrollY: screens * window.innerHeight });
    window.dispatchEvent(new Event('scroll'));
  });
  return screen.queryByRole('button', { name: 'Back to the top' });
}

describe('the way back to the top', () => {
  it.each([
    [1366, 1, false],
    [1366, 1.1, true],
    [390, 4, false],
    [390, 4.1, true],
  ])('at width %i after %d screens is there: %s [S2-02] [S9-07]', (widthPx, screens, isThere) => {
    expect(scrolledBy(screens, widthPx) !== null).toBe(isThere);
  });

  it('leads there', () => {
    const calls: unknown[] = [];
    Object.assign(window, { scrollTo: (to: unknown) => calls.push(to) });
    fireEvent.click(scrolledBy(3, 1366) as HTMLElement);
    expect(calls).toEqual([{ top: 0, behavior: 'smooth' }]);
  });
});
