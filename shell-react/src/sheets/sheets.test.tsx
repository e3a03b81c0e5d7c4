import { FRAME_IDS } from '@paddock/contract';
import { closeSheet, openSheet, sheet$ } from '@paddock/shared-utils';
import { installFakePage, type FakePage } from '@paddock/shared-utils/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';

import { FrameRoot } from '../frame/frame-root.tsx';
import { createFakeHost, FRAME_VIEW } from '../testing/fake-host.ts';
import { setWindowWidth } from '../testing/window-width.ts';

let page: FakePage;
beforeEach(() => {
  page = installFakePage();
});
afterEach(() => {
  cleanup();
  closeSheet();
  page.remove();
});

function drawAt(widthPx: number) {
  setWindowWidth(widthPx);
  const host = createFakeHost({ page: { status: 'ready' } });
  render(
    <>
      <button type="button">opener</button>
      <FrameRoot host={host} />
    </>,
  );
  return host;
}

const aside = () => document.getElementById(FRAME_IDS.aside) as HTMLElement;
const isInert = (selector: string) => document.querySelector(selector)?.hasAttribute('inert');
const isOpen = () => sheet$.snapshot().status === 'open';

describe('the coupon on a phone', () => {
  it('opens as a dialog that takes the focus, and the page behind is out of reach', () => {
    drawAt(390);
    act(() => openSheet('aside'));
    expect(aside().getAttribute('role')).toBe('dialog');
    expect(aside().getAttribute('aria-modal')).toBe('true');
    expect(document.activeElement).toBe(aside());
    expect(document.querySelector('.frame')?.getAttribute('data-sheet')).toBe('aside');
    expect(isInert('main')).toBe(true);
    expect(isInert('.frame-header')).toBe(false);
  });

  it('keeps its widget mounted, open or closed', () => {
    const host = drawAt(390);
    act(() => openSheet('aside'));
    act(() => closeSheet());
    expect(host.widgets.filter(({ name }) => name === 'coupon/main')).toHaveLength(1);
    expect(host.widget('coupon/main').isMounted).toBe(true);
  });

  it('gives the focus back to what opened it', () => {
    drawAt(390);
    const opener = screen.getByText('opener');
    opener.focus();
    act(() => openSheet('aside'));
    act(() => closeSheet());
    expect(document.activeElement).toBe(opener);
  });

  it.each<[string, () => unknown]>([
    ['Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
    ['a press beside it', () => fireEvent.click(document.querySelector('.frame-scrim') as Element)],
    ['its handle', () => within(aside()).getByRole('button', { name: 'Close' }).click()],
  ])('closes by %s', (_what, close) => {
    drawAt(390);
    act(() => openSheet('aside'));
    act(() => void close());
    expect(isOpen()).toBe(false);
  });

  it('closes when another page comes', () => {
    const host = drawAt(390);
    act(() => openSheet('menu'));
    act(() => host.set({ routeId: 'betting.line' }));
    expect(isOpen()).toBe(false);
  });
});

describe('on a page that has no column for it', () => {
  const bare = () => {
    page.setSite({ widgets: FRAME_VIEW.widgets });
    const host = createFakeHost({
      page: { status: 'ready' },
      widgets: { ...FRAME_VIEW.widgets, menu: null, aside: null },
      routeId: 'office.account',
    });
    render(<FrameRoot host={host} />);
    return host;
  };

  it('the coupon is brought by the first call on a phone, and stays', () => {
    setWindowWidth(390);
    const host = bare();
    expect(aside()).toBeNull();
    act(() => openSheet('aside'));
    expect(aside().getAttribute('role')).toBe('dialog');
    expect(host.widget('coupon/main').isMounted).toBe(true);
    act(() => closeSheet());
    expect(host.widget('coupon/main').isMounted).toBe(true);
  });

  it('a desk brings nothing', () => {
    setWindowWidth(1366);
    const host = bare();
    act(() => openSheet('aside'));
    expect(host.widgets.map(({ name }) => name)).not.toContain('coupon/main');
  });
});

describe('the coupon on a desk', () => {
  it('is a plain column that no sheet command changes', () => {
    drawAt(1366);
    act(() => openSheet('aside'));
    expect(aside().getAttribute('role')).toBeNull();
    expect(document.querySelector('.frame')?.hasAttribute('data-sheet')).toBe(false);
    expect(isInert('main')).toBe(false);
  });
});
