import { jest } from '@jest/globals';
import { FRAME_IDS, frameMarkup, type FrameView, type RegionFailure } from '@paddock/contract';
import { installFakePage, type FakePage } from '@paddock/shared-utils/testing';
import { act, cleanup, render, screen, within } from '@testing-library/react';

import { FLOATING_AFTER_MS } from '../regions/floating-region.tsx';
import { createFakeHost, FRAME_VIEW, type FakeHost } from '../testing/fake-host.ts';
import { setWindowWidth } from '../testing/window-width.ts';
import { FrameRoot } from './frame-root.tsx';

let page: FakePage;
beforeEach(() => {
  page = installFakePage();
  setWindowWidth(1920);
});
afterEach(() => {
  cleanup();
  page.remove();
});

function draw(change: Partial<FrameView> = {}) {
  const host = createFakeHost(change);
  const { container } = render(<FrameRoot host={host} />);
  return { host, container, frame: container.querySelector('.frame') as HTMLElement };
}

const FAILURE: RegionFailure = { kind: 'http', parcel: 'coupon', httpStatus: 404, atMs: 0 };
const region = (id: string) => document.getElementById(id) as HTMLElement;

describe('the frame', () => {
  it.each(['default', 'headless', 'empty', 'blocked'] as const)(
    'draws the landmarks of the document in the layout %s: the same elements, ids and classes in the same order',
    (layout) => {
      const none = { header: null, menu: null, aside: null };
      const widgets = layout === 'default' ? FRAME_VIEW.widgets : { ...FRAME_VIEW.widgets, ...none };
      const { frame } = draw({ layout, widgets });
      const words = { skip: 'Skip to content', menu: 'Sports', aside: 'Coupon' };
      const served = document.createElement('div');
      served.innerHTML = frameMarkup(layout, widgets, words);
      const shape = (root: Element | null) =>
        [...(root?.children ?? [])]
          .filter((child) => child.id !== '' || child.className === 'frame-skip')
          .map((child) => [child.tagName, child.id, child.className, child.getAttribute('aria-label')]);
      expect(shape(frame)).toEqual(shape(served.firstElementChild));
      const dataOf = (element: Element | null) => Object.entries((element as HTMLElement).dataset);
      expect(dataOf(frame)).toEqual(dataOf(served.firstElementChild));
    },
  );

  it('shows each region the shape of what comes until it is ready [S2-68]', () => {
    const { host } = draw();
    for (const name of ['header', 'menu', 'aside', 'footer']) {
      expect(region(`region-${name}`).querySelector('.frame-skeleton')?.getAttribute('data-shape')).toBe(
        name,
      );
    }
    act(() => host.widget('coupon/main').show({ status: 'ready' }));
    expect(region(FRAME_IDS.aside).querySelector('.frame-skeleton')).toBeNull();
    expect(region(FRAME_IDS.menu).querySelector('.frame-skeleton')).not.toBeNull();
  });

  it('keeps the shape of the page that the document drew, part by part', () => {
    const served = document.createElement('div');
    served.innerHTML = frameMarkup(
      'default',
      FRAME_VIEW.widgets,
      { skip: '', menu: '', aside: '' },
      'highlights',
    );
    document.body.append(served);
    const shapeOf = (root: Element) => root.querySelector('[data-shape=page]')?.outerHTML;
    const drawn = draw().container;
    expect(shapeOf(drawn)).toBe(shapeOf(served));
    served.remove();
  });

  it('shows a failed region the error block with refresh, and the others nothing of it [S2-68] [S8-01]', () => {
    const { host } = draw();
    act(() => host.widget('coupon/main').show({ status: 'error', failure: FAILURE }));
    const aside = within(region(FRAME_IDS.aside));
    expect(aside.getByRole('alert').textContent).toContain('coupon · 404');
    aside.getByTestId('main_page_refresh_button').click();
    expect(host.widget('coupon/main').retries).toBe(1);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('tells of a failed header in few words, for they stand within its bar [S8-01]', () => {
    const { host } = draw();
    act(() =>
      host.widget('header/main').show({ status: 'error', failure: { ...FAILURE, parcel: 'header' } }),
    );
    const header = within(region(FRAME_IDS.header));
    expect([...header.getByRole('alert').querySelectorAll('p')]).toHaveLength(2);
    expect(header.getByRole('alert').textContent).toContain('header · 404');
    header.getByTestId('main_page_refresh_button').click();
    expect(host.widget('header/main').retries).toBe(1);
  });

  it('shows a failed page the error block, and its refresh button retries [S8-01]', () => {
    const { host } = draw({ page: { status: 'error', failure: { ...FAILURE, parcel: 'betting' } } });
    within(screen.getByRole('main')).getByTestId('main_page_refresh_button').click();
    expect(host.pageRetries).toBe(1);
  });

  it('hands over the page region once and leaves its content alone', () => {
    const { host } = draw();
    host.pageElement?.append('page');
    act(() => host.set({ page: { status: 'ready' }, routeId: 'betting.line' }));
    expect(screen.getByRole('main').textContent).toBe('page');
  });

  it('keeps widgets over a change of route and unmounts those the next layout leaves out', () => {
    const { host } = draw();
    act(() => host.set({ routeId: 'betting.line' }));
    expect(host.widgets.filter(({ name }) => name === 'coupon/main')).toHaveLength(1);
    act(() => host.set({ widgets: { ...FRAME_VIEW.widgets, aside: null } }));
    expect(host.widget('coupon/main').isMounted).toBe(false);
    expect(host.widget('header/main').isMounted).toBe(true);
  });

  it('names the retry policy of each region', () => {
    const { host } = draw();
    expect(host.widgets.map(({ name, options }) => [name, options.region])).toEqual([
      ['header/main', 'header'],
      ['betting/menu', 'menu'],
      ['coupon/main', 'aside'],
      ['footer/main', 'footer'],
    ]);
  });

  describe('the support button', () => {
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => void jest.useRealTimers());
    const passes = (ms: number): void => {
      act(() => {
        jest.advanceTimersByTime(ms);
      });
    };
    const asked = (host: FakeHost) => host.widgets.filter(({ options }) => options.region === 'floating');

    it('is asked for when the first page has had its time, and stays over later ones', () => {
      const { host } = draw();
      passes(FLOATING_AFTER_MS - 1);
      expect(asked(host)).toEqual([]);
      passes(1);
      expect(asked(host)).toMatchObject([{ name: 'support/button', isMounted: true }]);
      act(() => host.set({ routeId: 'betting.line' }));
      passes(FLOATING_AFTER_MS);
      expect(asked(host)).toHaveLength(1);
    });

    it('is not waited for again behind a page without it', () => {
      const { host } = draw({ widgets: { ...FRAME_VIEW.widgets, floating: null } });
      passes(FLOATING_AFTER_MS);
      expect(asked(host)).toEqual([]);
      act(() => host.set({ widgets: FRAME_VIEW.widgets }));
      expect(asked(host)).toHaveLength(1);
    });

    it('says nothing when it cannot come', () => {
      const { host } = draw();
      passes(FLOATING_AFTER_MS);
      act(() => host.widget('support/button').show({ status: 'error', failure: FAILURE }));
      expect(screen.queryByRole('alert')).toBeNull();
    });
  });

  describe('the sign of a navigation under way', () => {
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => void jest.useRealTimers());
    const isShown = (frame: Element): boolean => frame.querySelector('.frame-progress') !== null;
    const passes = (ms: number): void => {
      act(() => {
        jest.advanceTimersByTime(ms);
      });
    };

    it('stands only while an old page does', () => {
      const { host, frame } = draw({ navigating: true });
      passes(1_000);
      expect(isShown(frame)).toBe(false);
      act(() => host.set({ page: { status: 'ready' } }));
      passes(250);
      expect(isShown(frame)).toBe(true);
      act(() => host.set({ navigating: false }));
      expect(isShown(frame)).toBe(false);
    });

    it('is not drawn for a page that comes in a blink', () => {
      const { host, frame } = draw({ page: { status: 'ready' } });
      const records = jest.fn();
      new MutationObserver(records).observe(frame, { childList: true, subtree: true, attributes: true });
      act(() => host.set({ navigating: true }));
      passes(249);
      act(() => host.set({ navigating: false, routeId: 'betting.line', page: { status: 'ready' } }));
      passes(1_000);
      expect(isShown(frame)).toBe(false);
      expect(records).not.toHaveBeenCalled();
    });
  });

  it('admits its own failure to the root config and leaves nothing behind', () => {
    const host = createFakeHost();
    const broken = new Error('no frame');
    // React tells the console of every caught error.
    const noise = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { container } = render(
      <FrameRoot
        host={{
          ...host,
          getView() {
            throw broken;
          },
        }}
      />,
    );
    noise.mockRestore();
    expect(host.failures).toEqual([broken]);
    expect(container.querySelector('.frame')).toBeNull();
  });
});
