import { jest } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { NO_WIDGET, type PageProps } from '@paddock/contract';

import { WidgetPlace } from './widget-place.tsx';

describe('the place of a widget in a page', () => {
  afterEach(cleanup);

  it('mounts it once, tells it what changes, and takes it down with the page', () => {
    const update = jest.fn<(props: object) => void>();
    const unmount = jest.fn(() => Promise.resolve());
    const mount = jest.fn<PageProps['mountWidget']>(() => ({ ...NO_WIDGET, update, unmount }));
    const drawn = (own: string) => <WidgetPlace mount={mount} widget="casino/like" props={{ own }} />;
    const { rerender, container } = render(drawn('dice'));
    expect(mount.mock.calls).toEqual([[container.firstElementChild, 'casino/like', { own: 'dice' }]]);
    rerender(drawn('keno'));
    expect(mount).toHaveBeenCalledTimes(1);
    expect(update).toHaveBeenLastCalledWith({ own: 'keno' });
    expect(unmount).not.toHaveBeenCalled();
    cleanup();
    expect(unmount).toHaveBeenCalledTimes(1);
  });
});
