import { jest } from '@jest/globals';
import { NO_WIDGET, type MountProps, type PageProps } from '@paddock/contract';
import { useEffect } from 'react';
import { mountRootParcel } from 'single-spa';

import { useReady } from './parcel-context.ts';
import { reactLifecycles } from './react-lifecycles.tsx';

const errorTexts = () => ({ title: 'This part did not load', retryLabel: 'Retry' });

function pageProps(change: Partial<PageProps> = {}): PageProps & MountProps {
  return {
    domElement: document.body.appendChild(document.createElement('div')),
    portalContainer: document.body.appendChild(document.createElement('div')),
    language: 'en',
    page: 'live',
    routeId: 'betting.live',
    params: { sport: 'football' },
    path: '/live/football',
    query: '',
    status: 200,
    onReady: jest.fn(),
    onError: jest.fn(),
    setSeo: jest.fn(),
    mountWidget: () => NO_WIDGET,
    ...change,
  };
}

describe('reactLifecycles', () => {
  it('mounts a page through single-spa, updates it in place and unmounts it clean', async () => {
    const unmounted = jest.fn<() => void>();
    function Page({ params, language }: PageProps) {
      useReady(true);
      useEffect(() => unmounted, []);
      return <h1>{`${params['sport'] ?? ''} ${language}`}</h1>;
    }
    const ready = Promise.withResolvers<undefined>();
    const onReady = jest.fn(() => ready.resolve(undefined));
    const props = pageProps({ onReady });
    const lifecycles = reactLifecycles<PageProps>(Page, { parcel: 'betting', errorTexts });
    // single-spa names every parcel's props loosely; the root config hands these very ones over.
    const config = lifecycles as unknown as Parameters<typeof mountRootParcel>[0];
    const parcel = mountRootParcel(config, props);
    await Promise.all([parcel.mountPromise, ready.promise]);
    const heading = props.domElement.querySelector('h1');
    expect(heading?.textContent).toBe('football en');

    await parcel.update?.({ ...props, params: { sport: 'tennis' }, language: 'ru' });
    expect(props.domElement.querySelector('h1')).toBe(heading);
    expect(heading?.textContent).toBe('tennis ru');
    expect(unmounted).not.toHaveBeenCalled();

    await parcel.unmount();
    expect(unmounted).toHaveBeenCalledTimes(1);
    expect(onReady).toHaveBeenCalledTimes(1);
    expect(props.domElement.innerHTML).toBe('');
  });

  it('is mounted and ready before a timer or a frame has passed', async () => {
    jest.useFakeTimers();
    try {
      const props = pageProps();
      function Page() {
        useReady(true);
        return <h1>Live</h1>;
      }
      const lifecycles = reactLifecycles<PageProps>(Page, { parcel: 'betting', errorTexts });
      const parcel = mountRootParcel(lifecycles as unknown as Parameters<typeof mountRootParcel>[0], props);
      await parcel.mountPromise;
      expect(props.onReady).toHaveBeenCalledTimes(1);
      expect(props.domElement.textContent).toBe('Live');
    } finally {
      jest.useRealTimers();
    }
  });

  it('writes from right to left in a language that does', async () => {
    const props = pageProps({ language: 'ar' });
    const lifecycles = reactLifecycles<PageProps>(() => null, { parcel: 'betting', errorTexts });
    const config = lifecycles as unknown as Parameters<typeof mountRootParcel>[0];
    const parcel = mountRootParcel(config, props);
    await parcel.mountPromise;
    expect(props.domElement.firstElementChild?.getAttribute('dir')).toBe('rtl');
    await parcel.unmount();
  });
});
