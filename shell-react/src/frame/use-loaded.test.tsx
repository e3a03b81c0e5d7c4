import { act, cleanup, render } from '@testing-library/react';

import { useLoaded, type Loaded } from './use-loaded.ts';

describe('code that comes with its first use', () => {
  let asked: number;
  let isOffline: boolean;
  let seen: Loaded<string>;
  const load = (): Promise<string> => {
    asked += 1;
    return isOffline ? Promise.reject(new Error('offline')) : Promise.resolve('code');
  };
  function Probe({ use }: { readonly use: unknown }) {
    seen = useLoaded(use, load);
    return null;
  }
  const settle = () => act(() => Promise.resolve());

  beforeEach(() => {
    asked = 0;
    isOffline = true;
  });
  afterEach(cleanup);

  it('is not asked for before, and stays', async () => {
    isOffline = false;
    const { rerender } = render(<Probe use={null} />);
    await settle();
    expect([asked, seen]).toEqual([0, { status: 'waiting' }]);
    rerender(<Probe use="first" />);
    await settle();
    rerender(<Probe use="second" />);
    await settle();
    expect([asked, seen]).toEqual([1, { status: 'ready', code: 'code' }]);
  });

  it('may fail to come, and is asked for again by the next use and with the next connection', async () => {
    const { rerender } = render(<Probe use="first" />);
    await settle();
    expect(seen).toEqual({ status: 'failed' });
    rerender(<Probe use="second" />);
    await settle();
    expect([asked, seen]).toEqual([2, { status: 'failed' }]);
    isOffline = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await settle();
    expect([asked, seen]).toEqual([3, { status: 'ready', code: 'code' }]);
  });
});
